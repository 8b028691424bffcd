import { describe, expect, it } from '@jest/globals';
import { EVERY_STAGE, explore, sampleInput } from './explore.js';
import { type HappenedFacts, approvedBy, whatHappened } from './what-happened.js';

const FACTS: HappenedFacts = {
  ...{ stage: 'completed', escrow: 'released', amount: 15_000, transferred: false, by: null, now: 0 },
  money: { net: 13_500, refunded: 0, settled: true, expectedAt: null, hold: null },
  reader: 'creator',
  names: { brand: 'Northwind', creator: 'Sophia' },
};
const said = (more: Partial<HappenedFacts>) => whatHappened({ ...FACTS, ...more }, () => 'Jan 4');

describe('what has happened with the money', () => {
  it('is an approval where the brand approved or stayed silent', () => {
    const brand = approvedBy({ event: 'BRAND_APPROVED', actor: 'brand' });
    expect(said({ by: brand })).toBe('Northwind approved. $135.00 is being sent to your account.');
    expect(said({ by: brand, reader: 'brand' })).toBe('You released $150.00 to Sophia.');
    const clock = approvedBy({ event: 'REVIEW_WINDOW_ENDED', actor: 'clock' });
    expect(said({ by: clock })).toMatch(/^Nobody answered in time\. /);
  });

  it('is none where the brand has accepted a settlement, of which there may be no content', () => {
    const by = approvedBy({ event: 'SETTLEMENT_ACCEPTED', actor: 'brand' });
    expect(said({ by })).toBe('$135.00 is being sent to your account.');
    expect(said({ by, reader: 'brand' })).toBe('$150.00 was released to Sophia.');
    expect(approvedBy(undefined)).toBeNull();
  });

  it('is an approval wherever the machine takes it for one, and nowhere else', () => {
    const steps = [...explore(sampleInput(EVERY_STAGE)).values()].flatMap((node) => node.steps);
    for (const { event, to, effects } of steps.filter((step) => step.to.escrow === 'released')) {
      const closes = effects.find(({ type }) => type === 'closeVersion');
      if (to.stage !== 'completed' || !effects.some(({ type }) => type === 'settleMoney')) continue;
      const isDecided = event.type === 'DISPUTE_RESOLVED' || event.type === 'SETTLEMENT_ACCEPTED';
      expect(approvedBy({ event: event.type, actor: event.actor }) === null).toBe(isDecided);
      if (!isDecided) expect(closes?.params).toMatchObject({ status: 'approved' });
    }
  });
});
