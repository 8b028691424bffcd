import { Injectable } from '@nestjs/common';
import { type Cents, formatMoney, tipsTitle } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { Live } from '../../../platform/live/live.js';
import { PushOutbox } from '../push/push-outbox.js';
import { BELL, keysOfRecipient } from './notification-store.js';

/** A tip, as its creator is told of it. */
export interface NewTipNotification {
  tipId: string;
  userId: string;
  amount: Cents;
  /** The page it leads to. */
  path: string;
}

/** One unread line stands for all tips since it was read. A tip that is told twice in a row counts once. */
const ARRIVED = `
  insert into notifications as n (id, event_id, recipient, party, user_id, reason, title, path, at, tips_cents)
  values ($1, $2, $3, 'creator', $4, 'money', '', $5, $6, $7)
  on conflict (user_id) where tips_cents is not null and read_at is null do update
    set times = n.times + 1, tips_cents = n.tips_cents + excluded.tips_cents, event_id = excluded.event_id, at = excluded.at
    where n.event_id <> excluded.event_id
  returning n.id, n.times, n.tips_cents as cents`;

/** The lines of the list that are about tips. */
@Injectable()
export class TipNotifications {
  constructor(
    private readonly live: Live,
    private readonly pushes: PushOutbox,
  ) {}

  async arrived(tx: Transaction, { tipId, userId, amount, path }: NewTipNotification): Promise<void> {
    const to = { party: 'creator', userId, guestId: null, emailKey: null } as const;
    const row = await tx.row<{ id: string; times: number; cents: number }>('tip-arrived', ARRIVED, [
      newId(),
      `tip:${tipId}`,
      to.party,
      userId,
      path,
      new Date(tx.now),
      amount,
    ]);
    if (!row) return;
    const title = tipsTitle(row.times, formatMoney(row.cents));
    await tx.rows('name-tips', 'update notifications set title = $2 where id = $1', [row.id, title]);
    await this.live.tell(tx, keysOfRecipient(to), BELL);
    await this.pushes.postLater(tx, to, 'money', { title, path, tag: `tips:${userId}` });
  }
}
