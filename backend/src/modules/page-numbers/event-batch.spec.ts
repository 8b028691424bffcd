import { describe, expect, it } from '@jest/globals';
import { EventBatch, type PageVisitEvent } from './event-batch.js';

const visit = (part: Partial<PageVisitEvent> = {}): PageVisitEvent => ({
  creatorId: 'sophia',
  event: 'view',
  packageId: null,
  source: 'direct',
  visitor: { address: '192.0.2.1', agent: 'A browser' },
  ...part,
});
const batchOf = (...events: PageVisitEvent[]): EventBatch => {
  const batch = new EventBatch();
  for (const event of events) batch.add(event);
  return batch;
};

describe('a batch of events', () => {
  it('adds up what is alike, and keeps apart what is not', () => {
    const { counts } = batchOf(
      visit(),
      visit(),
      visit({ source: 'instagram.com' }),
      visit({ event: 'package_click', packageId: 'one' }),
      visit({ event: 'package_click', packageId: 'two' }),
      visit({ creatorId: 'maya' }),
    );
    expect(counts.map(({ count }) => count)).toEqual([2, 1, 1, 1, 1]);
  });

  it('knows a visitor by address and browser, and by the source that came first', () => {
    const { visits } = batchOf(
      visit({ source: 'tiktok.com' }),
      visit({ source: 'newsletter' }),
      visit({ visitor: { address: '192.0.2.2', agent: 'A browser' } }),
      visit({ visitor: { address: '192.0.2.1', agent: 'Another' } }),
    );
    expect(visits.map(({ source }) => source)).toEqual(['tiktok.com', 'direct', 'direct']);
  });

  it('makes a visitor of nobody who did not see the page', () => {
    expect(batchOf(visit({ event: 'book_start' }), visit({ event: 'reel_play' })).visits).toEqual([]);
  });

  it('is full at 500 different counts, or visitors', () => {
    const counts = new EventBatch();
    const visitors = new EventBatch();
    for (let index = 0; index < 500; index += 1) {
      expect([counts.isFull, visitors.isFull]).toEqual([false, false]);
      counts.add(visit({ event: 'reel_play', source: `s${index}` }));
      visitors.add(visit({ visitor: { address: `192.0.2.${index}`, agent: '' } }));
    }
    expect([counts.isFull, visitors.isFull]).toEqual([true, true]);
  });

  it('takes no more than it has room for, and says how much that was', () => {
    const batch = new EventBatch(2);
    for (const source of ['a', 'b', 'c', 'a', 'd']) batch.add(visit({ event: 'reel_play', source }));
    expect(batch.counts.map(({ source, count }) => [source, count])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(batch.dropped).toBe(2);
    for (const address of ['1', '2', '3', '1']) {
      batch.add(visit({ source: 'a', event: 'view', visitor: { address, agent: '' } }));
    }
    // The views of `a` are a third count, for which there is no room either.
    expect([batch.counts.length, batch.visits.length, batch.dropped]).toEqual([2, 0, 6]);
  });

  it('keeps counting views when it has no room for visitors', () => {
    const batch = new EventBatch(1);
    for (const address of ['1', '2', '3']) batch.add(visit({ visitor: { address, agent: '' } }));
    expect([batch.counts[0]?.count, batch.visits.length, batch.dropped]).toEqual([3, 1, 2]);
  });

  it('keeps no more of a browser’s name than tells it apart', () => {
    const agent = 'x'.repeat(1_000_000);
    const { visits } = batchOf(visit({ visitor: { address: '1', agent } }));
    expect(visits[0]?.agent.length).toBeLessThan(1000);
  });
});
