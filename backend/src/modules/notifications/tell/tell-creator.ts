import { Injectable } from '@nestjs/common';
import type { NotificationReason } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import { NotificationStore } from '../persistence/notification-store.js';
import { type NewTipNotification, TipNotifications } from '../persistence/tip-notifications.js';

interface NewsForCreator {
  eventId: string;
  userId: string;
  reason: NotificationReason;
  title: string;
  /** The page it leads to. */
  path: string;
}

/** Tells creators, in their list, of what belongs to no booking. */
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
  async say(tx: Transaction, { eventId, userId, reason, title, path }: NewsForCreator): Promise<void> {
    const to = { party: 'creator', userId, guestId: null, emailKey: null } as const;
    await this.notifications.add(tx, [{ eventId, to, bookingId: null, reason, title, path }]);
  }
}
