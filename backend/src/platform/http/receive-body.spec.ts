import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Problem } from '@reelpact/domain';
import { STEP_BYTES } from '../storage/disk-step.js';
import { LOOK_EVERY_MS, receiveBody } from './receive-body.js';

const folder = mkdtempSync(join(tmpdir(), 'reelpact-receive-'));
const path = join(folder, 'sent');
let look: () => void;
beforeAll(() => {
  jest.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void) => {
    look = run;
  }) as unknown as typeof setInterval);
});
afterAll(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

let request: PassThrough;
const receive = (requireRoom: () => void = () => undefined) => {
  const limits = { maxBytes: 3 * STEP_BYTES, tooLarge: 'too large', requireRoom };
  return receiveBody(request as unknown as IncomingMessage, path, limits);
};
const send = (bytes: number) => new Promise((sent) => request.write(Buffer.alloc(bytes, 1), sent));
beforeEach(() => {
  request = Object.assign(new PassThrough(), { headers: {}, complete: false });
});

describe('a body that arrives', () => {
  it('is cut off when it is slower than 10 kB a second, from its first byte on', async () => {
    const received = receive();
    received.catch(() => undefined);
    await send(LOOK_EVERY_MS * 10);
    look();
    expect(request.destroyed).toBe(false);
    await send(LOOK_EVERY_MS * 10 - 1);
    look();
    await expect(received).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
    expect(request.destroyed).toBe(true);
  });

  it('asks for room step by step, and is read to its end where there is none', async () => {
    const requireRoom = jest.fn();
    const received = receive(requireRoom);
    received.catch(() => undefined);
    await send(STEP_BYTES - 1);
    expect(requireRoom).not.toHaveBeenCalled();
    requireRoom.mockImplementation(() => {
      throw new Problem('OUT_OF_SPACE');
    });
    await send(1);
    await send(STEP_BYTES);
    request.end();
    await expect(received).rejects.toMatchObject({ code: 'OUT_OF_SPACE' });
    expect(readFileSync(path)).toHaveLength(STEP_BYTES - 1);
  });

  it('is kept as it came', async () => {
    const received = receive();
    await send(1000);
    request.end(Buffer.from('end'));
    await received;
    expect(readFileSync(path)).toHaveLength(1003);
  });
});
