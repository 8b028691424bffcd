import { describe, expect, it, jest } from '@jest/globals';
import { createActor, fromCallback } from 'xstate';
import type { TransferReport, transfer } from './transfer';
import { type UploadItem, uploadMachine } from './upload.machine';
import { itemsOf, uploadQueueMachine } from './upload-queue.machine';

const file = (name: string): File => new File(['12345678'], name, { type: 'image/png' });

/** A queue whose transfers do nothing by themselves; the test reports in their place. */
function queue() {
  const begun: string[] = [];
  const abandoned = jest.fn();
  const lines = new Map<string, (report: TransferReport) => void>();
  const silent = fromCallback<{ type: 'ABANDONED' }, { file: File }>(({ input, receive, sendBack }) => {
    const id = input.file.name.replace('.png', '');
    begun.push(id);
    lines.set(id, sendBack);
    receive(() => abandoned(id));
  }) as unknown as typeof transfer;
  const upload = uploadMachine.provide({ actors: { transfer: silent } });
  const actor = createActor(uploadQueueMachine.provide({ actors: { upload } }), {
    input: { bookingId: 'b' },
  }).start();
  const item = (id: string): UploadItem | undefined =>
    itemsOf(actor.getSnapshot()).find((candidate) => candidate.id === id);
  const report = (id: string, event: TransferReport) => lines.get(id)?.(event);
  actor.send({
    type: 'FILES_ADDED',
    files: [
      { id: 'a', file: file('a.png') },
      { id: 'b', file: file('b.png') },
    ],
  });
  return { actor, item, report, begun, abandoned };
}

describe('the files of a delivery', () => {
  it('are sent one after the other', () => {
    const { item, report, begun } = queue();
    expect([item('a')?.state, item('b')?.state]).toEqual(['uploading', 'pending']);
    report('a', { type: 'FINISHED', uploadId: 'up-a' });
    expect([item('a')?.state, item('b')?.state]).toEqual(['completed', 'uploading']);
    expect(item('a')?.uploadId).toBe('up-a');
    expect(begun).toEqual(['a', 'b']);
  });

  it('show the bytes that the server has', () => {
    const { item, report } = queue();
    report('a', { type: 'PROGRESSED', sent: 5 });
    expect(item('a')?.sent).toBe(5);
  });

  it('wait for a retry when interrupted, keep what was sent and let the next one go', () => {
    const { actor, item, report, begun } = queue();
    report('a', { type: 'PROGRESSED', sent: 5 });
    report('a', { type: 'INTERRUPTED', problem: 'offline' });
    expect(item('a')).toMatchObject({ state: 'interrupted', sent: 5, problem: 'offline' });
    expect(item('b')?.state).toBe('uploading');
    report('b', { type: 'FINISHED', uploadId: 'up-b' });
    actor.send({ type: 'RETRIED', id: 'a' });
    expect(item('a')).toMatchObject({ state: 'uploading', sent: 5, problem: null });
    expect(begun).toEqual(['a', 'b', 'a']);
  });

  it('are never called completed when the server refused them', () => {
    const { item, report } = queue();
    report('a', { type: 'REFUSED', problem: 'a.png is not an image.' });
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
