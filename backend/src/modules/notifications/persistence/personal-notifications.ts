import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NOTIFICATIONS, emailKey } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/database/personal-data.js';
import { PurgeExpired } from '../../../platform/database/purge-expired.js';
import { bookingsOf } from './reads/what-names-person.js';

const NOTIFICATIONS_OF = `
  select n.booking_id as "bookingId", n.reason, n.title, n.at, n.read_at as "readAt", n.done_at as "doneAt"
  from notifications n where n.user_id = $1 or n.email_key = $2 order by n.at desc`;
const CHOICES_OF = `
  select c.reason, c.email, c.push from notification_choices c where c.user_id = $1 or c.email_key = $2 order by c.reason`;

const BROWSERS_OF = `
  select p.endpoint, p.created_at as "createdAt" from push_subscriptions p where p.user_id = $1 order by p.created_at desc`;

/** What people are told names others: with a person goes what anyone was told of their bookings, all of which are over. */
@Injectable()
export class PersonalNotifications implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
    private readonly old: PurgeExpired,
  ) {}

  onModuleInit(): void {
    const { database } = this;
    this.personal.register('notifications', {
      exports: {
        notifications: ({ userId, provenEmail }) =>
          database.rows('export-notifications', NOTIFICATIONS_OF, [userId, provenEmail]),
        pushBrowsers: ({ userId }) => database.rows('export-push-browsers', BROWSERS_OF, [userId]),
        notificationSettings: ({ userId, provenEmail }) =>
          database.rows('export-notification-choices', CHOICES_OF, [userId, provenEmail]),
      },
      moves: async (tx, { userId, from, to, ownOnly }) => {
        await tx.rows(
          'move-notifications',
          'update notifications set email_key = $3, user_id = coalesce(user_id, $1) where email_key = $2 and (not $4 or user_id = $1)',
          [userId, from, emailKey(to), ownOnly],
        );
        if (ownOnly) return;
        // What was chosen for the new address already stays as it is.
        await tx.rows(
          'move-notification-choices',
          `update notification_choices c set email_key = $2 where email_key = $1
             and not exists (select from notification_choices other where other.email_key = $2 and other.reason = c.reason)`,
          [from, emailKey(to)],
        );
      },
      forgets: async (tx, person) => {
        const { userId, provenEmail } = person;
        await tx.rows(
          'forget-notifications',
          'delete from notifications where user_id = $1 or email_key = $2 or booking_id = any($3::uuid[])',
          [userId, provenEmail, await bookingsOf(tx, person)],
        );
        await tx.rows('forget-push-subscriptions', 'delete from push_subscriptions where user_id = $1', [
          userId,
        ]);
        // What an address chose stays with the address: it must not get again what it has unsubscribed from.
        await tx.rows('forget-choices', 'delete from notification_choices where user_id = $1', [userId]);
      },
    });
    this.old.register(
      'notifications',
      `delete from notifications where created_at < now() - interval '${NOTIFICATIONS.keptDays} days'`,
    );
  }
}
