import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DirectoryPage, FindCreators } from '../directory/index.js';
import { DrawnDirectory } from './drawn-directory.js';
import { KeptAnswer } from './page-cache.js';

let current: Set<DirectoryPage>;
let drawn: DrawnDirectory;
beforeEach(() => {
  current = new Set();
  drawn = new DrawnDirectory({
    isCurrent: (page: DirectoryPage) => current.has(page),
  } as unknown as FindCreators);
});

const path = '/creators';
function found(): DirectoryPage {
  const page = { cards: [], next: null, isPartial: false, bands: null };
  current.add(page);
  return page;
}
const document = (body: string | Buffer = 'one') =>
  new KeptAnswer({ status: 200, headers: {}, body, creatorId: null });

describe('documents of the directory', () => {
  it('are shown for as long as the answer that they show', () => {
    const page = found();
    const made = document();
    drawn.keep('/creators?niche=travel', { page, path }, made);
    expect(drawn.current('/creators?niche=travel')).toBe(made);
    expect(drawn.current('/creators')).toBeNull();
    current.delete(page);
    expect(drawn.current('/creators?niche=travel')).toBeNull();
    // It may still stand in.
    expect(drawn.drawn({ page, path })).toBe(made);
  });

  it('are as many as there are addresses with one answer', () => {
    const page = found();
    const [one, other] = [document(), document('other')];
    drawn.keep('/creators?niche=travel', { page, path }, one);
    drawn.keep('/creators/travel', { page, path: '/creators/travel' }, other);
    expect(drawn.current('/creators?niche=travel')).toBe(one);
    expect(drawn.current('/creators/travel')).toBe(other);
  });

  it('are kept up to a number and up to a size', () => {
    const pages = Array.from({ length: 301 }, found);
    pages.forEach((page, index) => drawn.keep(`/creators?after=${index}`, { page, path }, document()));
    expect(drawn.current('/creators?after=0')).toBeNull();
    expect(drawn.current('/creators?after=1')).not.toBeNull();
    const noise = Buffer.from(
      Array.from({ length: 5 * 1024 ** 2 }, (_, index) => (index * index * 31) % 251),
    );
    const big = document(noise);
    drawn.keep('/creators?q=big', { page: found(), path }, big);
    expect(drawn.current('/creators?q=big')).toBe(big);
    for (let n = 0; n < 6; n += 1)
      drawn.keep(`/creators?q=big-${n}`, { page: found(), path }, document(noise));
    expect(drawn.current('/creators?after=300')).toBeNull();
    expect(drawn.current('/creators?q=big')).toBeNull();
    expect(drawn.current('/creators?q=big-1')).not.toBeNull();
  });

  it('have addresses up to a number and up to a length', () => {
    const page = found();
    for (let n = 0; n <= 1_000; n += 1) drawn.keep(`/creators?utm=${n}`, { page, path }, document());
    expect(drawn.current('/creators?utm=0')).toBeNull();
    expect(drawn.current('/creators?utm=1')).not.toBeNull();
    const long = `/creators?utm=${'x'.repeat(300)}`;
    drawn.keep(long, { page, path }, document());
    expect(drawn.current(long)).toBeNull();
  });
});
