import { Injectable } from '@nestjs/common';
import { NOTIFICATIONS } from '@reelpact/domain';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';

export interface NewSubscription {
  userId: string;
  sessionId: string;
  endpoint: string;
  publicKey: string;
  auth: string;
}

/** Browsers that people want to be told by. */
@Injectable()
export class PushSubscriptions {
  /** Keeps a browser for the person who is signed in there now. When they have too many, the oldest goes. */
  async keep(
    tx: Transaction,
    { userId, sessionId, endpoint, publicKey, auth }: NewSubscription,
  ): Promise<void> {
    await tx.rows('lock-subscriber', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `push:${userId}`,
    ]);
    await tx.rows(
      'keep-push-subscription',
      `insert into push_subscriptions (id, user_id, session_id, endpoint, public_key, auth) values ($1, $2, $3, $4, $5, $6)
       on conflict (endpoint) do update set user_id = $2, session_id = $3, public_key = $5, auth = $6, created_at = now()`,
      [newId(), userId, sessionId, endpoint, publicKey, auth],
    );
    await tx.rows(
      'drop-oldest-push-subscriptions',
      `delete from push_subscriptions where id in (
         select id from push_subscriptions where user_id = $1 order by created_at desc, id desc offset $2)`,
      [userId, NOTIFICATIONS.mostBrowsers],
    );
  }

  async dropOwn(at: Statements, userId: string, endpoint: string): Promise<void> {
    await at.rows(
      'drop-own-push-subscription',
      'delete from push_subscriptions where user_id = $1 and endpoint = $2',
      [userId, endpoint],
    );
  }

  async drop(at: Statements, id: string): Promise<void> {
    await at.rows('drop-push-subscription', 'delete from push_subscriptions where id = $1', [id]);
  }
}
