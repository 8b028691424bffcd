import { Injectable } from '@nestjs/common';
import type { ProofCounts, RatingSums } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';

export interface CountedProof extends ProofCounts {
  /** Orders among the newest bookings, by package. */
  packageOrders: Record<string, number>;
  /** Of the answers, those within 24 hours. */
  answeredInDay: number;
  /** Bookings of the last 12 months that are over, with the work judged, missed or given up. */
  finished: number;
  /** Of those, the ones that ended with at least half of the money for the creator. */
  accepted: number;
}

const COLUMNS = [
  ...[
    'jobs',
    'due',
    'on_time',
    'answers',
    'answer_minutes',
    'deliveries',
    'delivery_days',
    'completed',
    'first_time',
  ],
  ...[
    'brands',
    'returning_brands',
    'answered_in_day',
    'finished',
    'accepted',
    'package_orders',
    'counted_at',
  ],
].map((name) => `"${name}"`);
const KEEP = `
  insert into creator_proof (creator_id, ${COLUMNS.join()})
  values ($1, ${COLUMNS.map((_, index) => `$${index + 2}`).join()})
  on conflict (creator_id) do update set ${COLUMNS.map((name) => `${name} = excluded.${name}`).join()}`;

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
    const { deliveries, deliveryDays, completed, firstTime, brands, returning } = counted;
    await tx.rows('keep-proof', KEEP, [
      ...[
        creatorId,
        jobs,
        due,
        onTime,
        answers,
        answerMinutes,
        deliveries,
        deliveryDays,
        completed,
        firstTime,
      ],
      ...[brands, returning, counted.answeredInDay, counted.finished, counted.accepted],
      ...[JSON.stringify(packageOrders), new Date(tx.now)],
    ]);
  }

  /** Where nothing else was counted yet, that is done soon. */
  async keepRatings(
    tx: Transaction,
    creatorId: string,
    { ratings, stars, removed }: RatingSums,
  ): Promise<void> {
    await tx.rows(
      'keep-rating-sums',
      `insert into creator_proof (creator_id, jobs, due, on_time, answers, answer_minutes, package_orders, counted_at, ratings, rating_stars, ratings_removed)
       values ($1, 0, 0, 0, 0, 0, '{}', 'epoch', $2, $3, $4)
       on conflict (creator_id) do update set ratings = excluded.ratings, rating_stars = excluded.rating_stars, ratings_removed = excluded.ratings_removed`,
      [creatorId, ratings, stars, removed],
    );
  }
}
