import { Injectable } from '@nestjs/common';
import type { ProofCounts } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';

export interface CountedProof extends ProofCounts {
  /** Orders among the newest bookings, by package. */
  packageOrders: Record<string, number>;
}

/** The numbers that speak for a creator, as they were counted by who knows their bookings. */
@Injectable()
export class CreatorProof {
  /**
   * Has nobody else count this creator until the transaction ends: a later count waits here and sees more, so an older one never
   * overwrites it.
   * @returns whether they are still there
   */
  async lock(tx: Transaction, creatorId: string): Promise<boolean> {
    const creator = await tx.row(
      'lock-creator-of-proof',
      'select 1 from creators where id = $1 and deleted_at is null for no key update',
      [creatorId],
    );
    return creator !== null;
  }

  /** Where only the time of the count is new, no page is told to forget what it has kept. */
  async keep(tx: Transaction, creatorId: string, counted: CountedProof): Promise<void> {
    const { jobs, due, onTime, answers, answerMinutes, packageOrders } = counted;
    await tx.rows(
      'keep-proof',
      `insert into creator_proof
         (creator_id, jobs, due, on_time, answers, answer_minutes, package_orders, counted_at)
       values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)
       on conflict (creator_id) do update set jobs = excluded.jobs, due = excluded.due, on_time = excluded.on_time,
         answers = excluded.answers, answer_minutes = excluded.answer_minutes,
         package_orders = excluded.package_orders, counted_at = excluded.counted_at`,
      [
        ...[creatorId, jobs, due, onTime, answers, answerMinutes, JSON.stringify(packageOrders)],
        new Date(tx.now),
      ],
    );
  }
}
