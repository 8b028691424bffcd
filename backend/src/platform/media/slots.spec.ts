import { describe, expect, it } from '@jest/globals';
import { Slots } from './slots.js';

const PLACES = { ofOwner: 3, inAll: 6 };
/** One slot that is taken, and a way to line up behind it. */
function aLine() {
  const slots = new Slots(1);
  const done: string[] = [];
  let free: () => void = () => undefined;
  const all: Promise<unknown>[] = [
    slots.take('first', PLACES, () => new Promise<void>((leave) => (free = leave))),
  ];
  const line = (owner: string) => {
    const turn = slots
      .take(owner, PLACES, () => Promise.resolve(done.push(owner)))
      .catch(({ code }: { code: string }) => done.push(`${owner}: ${code}`));
    all.push(turn);
  };
  const end = async () => {
    free();
    await Promise.all(all);
    return done;
  };
  return { line, end };
}

describe('those who wait', () => {
  it('take turns by person', async () => {
    const { line, end } = aLine();
    for (const owner of ['a', 'a', 'a', 'b', 'c', 'b']) line(owner);
    expect(await end()).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('are so many of one person and no more', async () => {
    const { line, end } = aLine();
    for (const owner of ['a', 'a', 'a', 'a']) line(owner);
    expect(await end()).toEqual(['a: BUSY', 'a', 'a', 'a']);
  });

  it('make room for somebody who has less waiting, so that nobody is kept out by a few', async () => {
    const { line, end } = aLine();
    for (const owner of ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'd']) line(owner);
    const done = await end();
    expect(done.slice(0, 2)).toEqual(['a: BUSY', 'b: BUSY']);
    expect(done.slice(2)).toEqual(['a', 'b', 'c', 'd', 'a', 'b']);
  });

  it('are turned away when as many others wait with one each', async () => {
    const { line, end } = aLine();
    for (const owner of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) line(owner);
    expect(await end()).toEqual(['g: BUSY', 'a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('make room for somebody who has used less lately, and not for one who has used as much', async () => {
    let time = 0;
    const slots = new Slots(1, () => time);
    const places = { ofOwner: 3, inAll: 2 };
    const use = (owner: string, ms: number): Promise<void> =>
      slots.take(owner, places, () => {
        time += ms;
        return Promise.resolve();
      });
    await use('busy', 5_000);
    await use('busier', 9_000);
    let free: () => void = () => undefined;
    const running = slots.take('first', places, () => new Promise<void>((leave) => (free = leave)));
    const done: string[] = [];
    const line = (owner: string): Promise<unknown> =>
      slots
        .take(owner, places, () => Promise.resolve(done.push(owner)))
        .catch(({ code }: { code: string }) => done.push(`${owner}: ${code}`));
    const all = ['busy', 'busier', 'new', 'busier', 'newer', 'newest'].map(line);
    free();
    await Promise.all([running, ...all]);
    const refused = ['busier: BUSY', 'busier: BUSY', 'busy: BUSY', 'newest: BUSY'];
    expect([...done.slice(0, 4).sort(), ...done.slice(4)]).toEqual([...refused, 'new', 'newer']);
    // After hours all are alike again.
    time += 24 * 3_600_000;
    const again = slots.take('first', places, () => new Promise<void>((leave) => (free = leave)));
    const late = ['busier', 'x', 'new'].map(line);
    free();
    await Promise.all([again, ...late]);
    expect(done.slice(6)).toEqual(['new: BUSY', 'busier', 'x']);
  });

  it('leave the slot free for the next when none is left', async () => {
    const slots = new Slots(1);
    for (const owner of ['a', 'b']) {
      expect(await slots.take(owner, PLACES, () => Promise.resolve(owner))).toBe(owner);
    }
    await expect(slots.take('a', PLACES, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await slots.take('a', PLACES, () => Promise.resolve('yes'))).toBe('yes');
  });
});
