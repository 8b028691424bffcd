import { Injectable } from '@nestjs/common';
import { Problem, TIP_REFUSAL_TEXTS, type TipEvent, type TipRefunder } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import type { TipRecord } from '../tip-record.js';
import { AdvanceTip } from './advance-tip.js';

/** Gives a tip back to its supporter. A repeat changes nothing. */
@Injectable()
export class RefundTip {
  constructor(
    private readonly database: Database,
    private readonly advance: AdvanceTip,
  ) {}

  /**
   * @param creatorId whose tip it has to be; null for those who may give any back
   * @throws Problem NOT_FOUND, CHARGED_BACK or CONFLICT, when the time is over or it is on its way to the creator
   */
  async run(id: string, actor: TipRefunder, creatorId: string | null = null): Promise<TipRecord> {
    const outcome = await this.database.transaction((tx) =>
      this.advance.run(tx, id, (record) => {
        if (creatorId !== null && record.creatorId !== creatorId) throw new Problem('NOT_FOUND', MISSING);
        return eventOf(record, actor, tx.now);
      }),
    );
    if (!outcome) throw new Problem('NOT_FOUND', MISSING);
    const { record, decision } = outcome;
    if (decision.kind !== 'refused') return record;
    const { refusal } = decision;
    throw new Problem(refusal === 'CHARGED_BACK' ? 'CHARGED_BACK' : 'CONFLICT', TIP_REFUSAL_TEXTS[refusal]);
  }
}

const MISSING = 'There is no such tip.';

/** An admin sends a refund again that came back from the bank. */
const eventOf = ({ state }: TipRecord, actor: TipRefunder, at: number): TipEvent =>
  actor === 'admin' && state.refundDelayed
    ? { type: 'REFUND_REISSUED', actor, at }
    : { type: 'REFUNDED', actor, at };
