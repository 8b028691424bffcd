import { describe, expect, it } from '@jest/globals';
import { GatheredReads } from './gathered-reads.js';

/** A database whose statements end when they are told to. */
function heldReads() {
  const statements: { keys: string[]; end(error?: Error): void }[] = [];
  const reads = new GatheredReads<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const found = new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `page of ${key}`]));
        statements.push({ keys, end: (error) => (error ? reject(error) : resolve(found)) });
      }),
  );
  return { reads, statements, asked: () => statements.map(({ keys }) => keys) };
}

describe('reads that are gathered', () => {
  it('asks at once while nothing else is asked', async () => {
    const { reads, statements } = heldReads();
    const page = reads.find('mia');
    expect(statements).toHaveLength(1);
    statements[0]?.end();
    await expect(page).resolves.toBe('page of mia');
  });

  it('asks for all who came meanwhile in one statement, and once for each', async () => {
    const { reads, statements, asked } = heldReads();
    const pages = Promise.all(['a', 'b', 'c', 'nobody', 'c'].map((key) => reads.find(key)));
    expect(asked()).toEqual([['a'], ['b']]);
    statements[0]?.end();
    statements[1]?.end();
    await Promise.resolve();
    await new Promise(setImmediate);
    expect(asked()).toEqual([['a'], ['b'], ['c', 'nobody']]);
    statements[2]?.end();
    await expect(pages).resolves.toEqual(['page of a', 'page of b', 'page of c', null, 'page of c']);
  });

  it('answers nobody with what was asked before they came', async () => {
    const { reads, statements, asked } = heldReads();
    const first = reads.find('mia');
    const second = reads.find('mia');
    expect(asked()).toEqual([['mia'], ['mia']]);
    for (const { end } of statements) end();
    await Promise.all([first, second]);
  });

  it('asks for so many at a time', async () => {
    const { reads, statements, asked } = heldReads();
    const pages = Array.from({ length: 100 }, (_, index) => reads.find(`creator-${index}`));
    while (statements.length > 0) {
      expect(asked().every((keys) => keys.length <= 40)).toBe(true);
      expect(statements.length).toBeLessThanOrEqual(2);
      statements.shift()?.end();
      await new Promise(setImmediate);
    }
    expect(new Set(await Promise.all(pages)).size).toBe(100);
  });

  it('tells a failure to those who asked with it, and goes on', async () => {
    const { reads, statements } = heldReads();
    const failing = [reads.find('a'), reads.find('b')];
    const waiting = reads.find('c');
    statements[0]?.end(new Error('gone'));
    await expect(failing[0]).rejects.toThrow('gone');
    statements[1]?.end();
    await expect(failing[1]).resolves.toBe('page of b');
    statements[2]?.end();
    await expect(waiting).resolves.toBe('page of c');
  });
});
