import { describe, expect, it, jest } from '@jest/globals';
import { createActor, fromCallback } from 'xstate';
import type { transfer } from './transfer';
import { uploadQueueMachine, type UploadItem } from './upload-queue.machine';

const file = (name: string): File => new File(['12345678'], name, { type: 'image/png' });

/** A queue whose transfers do nothing by themselves; the test reports in their place. */
function queue() {
  const begun: string[] = [];
  const abandoned = jest.fn();
  const silent = fromCallback<{ type: 'ABANDONED' }, { id: string }>(({ input, receive }) => {
    begun.push(input.id);
    receive(() => abandoned(input.id));
  }) as unknown as typeof transfer;
  const actor = createActor(uploadQueueMachine.provide({ actors: { transfer: silent } }), {
    input: { bookingId: 'b' },
  }).start();
  const item = (id: string): UploadItem | undefined =>
    actor.getSnapshot().context.items.find((candidate) => candidate.id === id);
  actor.send({
    type: 'FILES_ADDED',
    files: [
      { id: 'a', file: file('a.png') },
      { id: 'b', file: file('b.png') },
    ],
  });
  return { actor, item, begun, abandoned };
}

describe('the files of a delivery', () => {
  it('are sent one after the other', () => {
    const { actor, item, begun } = queue();
    expect([item('a')?.state, item('b')?.state]).toEqual(['uploading', 'pending']);
    actor.send({ type: 'FINISHED', id: 'a', uploadId: 'up-a' });
    expect([item('a')?.state, item('b')?.state]).toEqual(['completed', 'uploading']);
    expect(item('a')?.uploadId).toBe('up-a');
    expect(begun).toEqual(['a', 'b']);
  });

  it('show the bytes that the server has', () => {
    const { actor, item } = queue();
    actor.send({ type: 'PROGRESSED', id: 'a', sent: 5 });
    expect(item('a')?.sent).toBe(5);
  });

  it('wait for a retry when interrupted, keep what was sent and let the next one go', () => {
    const { actor, item, begun } = queue();
    actor.send({ type: 'PROGRESSED', id: 'a', sent: 5 });
    actor.send({ type: 'INTERRUPTED', id: 'a', problem: 'offline' });
    expect(item('a')).toMatchObject({ state: 'interrupted', sent: 5, problem: 'offline' });
    expect(item('b')?.state).toBe('uploading');
    actor.send({ type: 'FINISHED', id: 'b', uploadId: 'up-b' });
    actor.send({ type: 'RETRIED', id: 'a' });
    expect(item('a')).toMatchObject({ state: 'uploading', sent: 5, problem: null });
    expect(begun).toEqual(['a', 'b', 'a']);
  });

  it('are never called completed when the server refused them', () => {
    const { actor, item } = queue();
    actor.send({ type: 'REFUSED', id: 'a', problem: 'a.png is not an image.' });
    expect(item('a')).toMatchObject({ state: 'refused', problem: 'a.png is not an image.' });
  });

  it('stop being sent when removed', () => {
    const { actor, item, abandoned } = queue();
    actor.send({ type: 'REMOVED', id: 'a' });
    expect(item('a')).toBeUndefined();
    expect(abandoned).toHaveBeenCalledWith('a');
    expect(item('b')?.state).toBe('uploading');
  });
});
