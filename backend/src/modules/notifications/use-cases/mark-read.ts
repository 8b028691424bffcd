import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { type NotificationCount, NotificationStore } from '../persistence/notification-store.js';

/** Takes a person's word that they have seen what they were told. */
@Injectable()
export class MarkRead {
  constructor(
    private readonly database: Database,
    private readonly store: NotificationStore,
  ) {}

  /** @returns what the bell shows then */
  named(caller: Caller, ids: readonly string[]): Promise<NotificationCount> {
    return this.run(caller, (tx) => this.store.readNamed(tx, caller, ids));
  }

  /** @returns what the bell shows then */
  upTo(caller: Caller, moment: Date): Promise<NotificationCount> {
    return this.run(caller, (tx) => this.store.readUpTo(tx, caller, moment));
  }

  private run(caller: Caller, mark: (tx: Transaction) => Promise<void>): Promise<NotificationCount> {
    return this.database.transaction(async (tx) => {
      await mark(tx);
      return this.store.count(tx, caller);
    });
  }
}
