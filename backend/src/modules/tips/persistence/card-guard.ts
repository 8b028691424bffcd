import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { TIP_GUARD } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { PurgeExpired } from '../../../platform/database/purge-expired.js';

/** Requests that count uses of one card, or failures on one page, wait for each other: of three at once, one is the third. */
const TURN = `select pg_advisory_xact_lock(hashtextextended($1, 7246118))`;

/** Names the job that has the bank asked to confirm the cardholder of a tip that was begun without that. */
export const ASK_CARDHOLDER_TASK = 'ask-tip-cardholder';
export const askCardholder = (tx: Transaction, id: string): Promise<void> =>
  tx.enqueue(ASK_CARDHOLDER_TASK, { id }, { key: `${ASK_CARDHOLDER_TASK}:${id}` });

/** Notices when cards are tried out by means of tips. All of it by the product's time. */
@Injectable()
export class CardGuard implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly purge: PurgeExpired,
  ) {}

  onModuleInit(): void {
    const over = `at < now() - interval '${TIP_GUARD.kept / 1000} seconds'`;
    this.purge.register('tip-card-uses', `delete from tip_card_uses where ${over}`);
    this.purge.register('tip-failures', `delete from tip_failures where ${over}`);
    const since = `until < now() - interval '${TIP_GUARD.kept / 1000} seconds'`;
    this.purge.register('tip-challenges', `delete from tip_challenges where ${since}`);
  }

  /** Whether the bank is asked for every tip on a creator's page now. */
  async isChallenged(at: Statements, creatorId: string, now: number): Promise<boolean> {
    const row = await at.row(
      'tip-challenge',
      'select 1 from tip_challenges where creator_id = $1 and until > $2',
      [creatorId, new Date(now)],
    );
    return row !== null;
  }

  /** Notes that a card was used for a tip. @returns whether it was used on too many pages within the hour */
  async noteCard(
    tx: Transaction,
    { id, creatorId }: { id: string; creatorId: string },
    fingerprint: string,
  ): Promise<boolean> {
    await tx.rows('tip-card-turn', TURN, [`tip card ${fingerprint}`]);
    await tx.rows(
      'note-tip-card',
      `insert into tip_card_uses (tip_id, fingerprint, creator_id, at) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [id, fingerprint, creatorId, new Date(tx.now)],
    );
    const row = await tx.row<{ pages: number }>(
      'pages-of-tip-card',
      'select count(distinct creator_id)::int as pages from tip_card_uses where fingerprint = $1 and at > $2',
      [fingerprint, new Date(tx.now - TIP_GUARD.span)],
    );
    return (row?.pages ?? 0) >= TIP_GUARD.pages * this.config.rateLimitFactor;
  }

  /** Notes that a payment has failed on a page. @returns whether that made too many, so that the bank is asked from now on */
  async noteFailure(tx: Transaction, creatorId: string, noticeId: string): Promise<boolean> {
    await tx.rows('tip-failure-turn', TURN, [`tip failures ${creatorId}`]);
    await tx.rows(
      'note-tip-failure',
      `insert into tip_failures (notice_id, creator_id, at) values ($1, $2, $3) on conflict do nothing`,
      [noticeId, creatorId, new Date(tx.now)],
    );
    const row = await tx.row<{ failures: number }>(
      'failures-of-page',
      'select count(*)::int as failures from tip_failures where creator_id = $1 and at > $2',
      [creatorId, new Date(tx.now - TIP_GUARD.span)],
    );
    if ((row?.failures ?? 0) < TIP_GUARD.failures * this.config.rateLimitFactor) return false;
    await tx.rows(
      'challenge-tips',
      `insert into tip_challenges (creator_id, until) values ($1, $2)
       on conflict (creator_id) do update set until = excluded.until`,
      [creatorId, new Date(tx.now + TIP_GUARD.span)],
    );
    return true;
  }
}
