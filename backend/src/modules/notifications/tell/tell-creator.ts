import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { NotificationStore } from '../persistence/notification-store.js';
import { type NewTipNotification, TipNotifications } from '../persistence/tip-notifications.js';

/** Tells creators, in their list, of money that belongs to no booking. */
@Injectable()
export class TellCreator {
  constructor(
    private readonly tips: TipNotifications,
    private readonly notifications: NotificationStore,
  ) {}

  /** Several are one line until it is read: "3 tips, $21.00". */
  tipped(tx: Transaction, tip: NewTipNotification): Promise<void> {
    return this.tips.arrived(tx, tip);
  }

  /** @param eventId names what happened: it is told once */
  async say(
    tx: Transaction,
    { eventId, userId, title, path }: { eventId: string; userId: string; title: string; path: string },
  ): Promise<void> {
    const to = { party: 'creator', userId, guestId: null, emailKey: null } as const;
    await this.notifications.add(tx, [{ eventId, to, bookingId: null, reason: 'money', title, path }]);
  }
}
