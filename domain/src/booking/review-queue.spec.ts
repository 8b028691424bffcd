import { describe, expect, it } from '@jest/globals';
import { EVERY_STAGE, explore, sampleInput } from './explore.js';
import { actionsFor } from './offered-steps.js';
import { REVIEW_QUEUE_MAX, REVIEW_STAGES, awaitsVerdict, queueText } from './review-queue.js';

const all = [...explore(sampleInput({ ...EVERY_STAGE, flow: 'approve_first' })).values()];

describe('the queue of deliveries', () => {
  it('has what the brand can answer now, and nothing whose turn is another’s', () => {
    const counts = { queued: 0, making: 0, charged: 0 };
    for (const { state, path } of all) {
      const at = path.at(-1)?.at ?? 0;
      const { openChargeback, reviewBeganAt } = state.context;
      const canApprove = actionsFor(state, 'brand', at).some(
        ({ name, enabled }) => name === 'approve_content' && enabled,
      );
      const isInReview = REVIEW_STAGES.includes(state.stage);
      expect(awaitsVerdict(state, at)).toBe(isInReview && canApprove);
      if (awaitsVerdict(state, at)) counts.queued += 1;
      else if (isInReview && openChargeback !== null) counts.charged += 1;
      else if (isInReview && reviewBeganAt === null) counts.making += 1;
    }
    expect(Object.values(counts).every((count) => count > 0)).toBe(true);
  });

  it('is the brand’s turn alone', () => {
    expect(REVIEW_STAGES).toEqual(['in_review']);
  });

  it('says where in it one is', () => {
    expect([queueText(2, 5), queueText(null, 1)]).toEqual(['2 of 5', '1']);
    const most = REVIEW_QUEUE_MAX;
    expect([queueText(2, most), queueText(null, most), queueText(2, most - 1)]).toEqual([
      '2 of 100+',
      '100+',
      '2 of 99',
    ]);
  });
});
