import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { NotificationReason } from '@reelpact/domain';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Transaction } from '../../platform/database/database.js';
import { newId } from '../../platform/database/ids.js';
import type { LaidOutEmail } from '../../platform/mail/email-layout.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { BookingEffects, BookingStore, standingOf } from '../bookings/index.js';
import { Users } from '../identity/index.js';
import type { Notice } from './notice.js';
import { adminNoticeFor } from './notices.js';
import { NotificationStore } from './persistence/notification-store.js';
import { writeAdminEmail, writeAdminTitle, writePlainAdminEmail } from './write-email.js';

/** Where an admin sees what is no booking's. */
const ADMIN_PAGE = '/admin';

/** What everyone who runs the platform is told. */
interface Saying extends Notice {
  bookingId?: string;
  /** Names what happened, so that nobody is told of it twice; without one each call is something new. */
  eventId?: string;
}

/** Tells everyone who runs the platform what needs a person, in the transaction in which it happens: in their list, and by email. */
@Injectable()
export class TellAdmins implements OnModuleInit {
  constructor(
    private readonly effects: BookingEffects,
    private readonly store: BookingStore,
    private readonly users: Users,
    private readonly mailer: Mailer,
    private readonly notifications: NotificationStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.effects.onAdvanced(async (tx, change) => {
      const notice = adminNoticeFor(change);
      const { id: bookingId, revision } = change.after;
      if (notice) await this.tell(tx, { ...notice, bookingId, eventId: `${bookingId}:${revision}` });
    });
  }

  /**
   * Tells all admins whose address is verified; where there is none, nobody.
   * With a booking, {creator}, {brand} and {package} stand for its names, and it leads to it.
   */
  async tell(tx: Transaction, { bookingId, eventId = newId(), ...notice }: Saying): Promise<void> {
    const admins = await this.users.admins(tx);
    if (admins.length === 0) return;
    const { title, path, reason, email } = await this.write(tx, notice, bookingId);
    for (const { id, email: to } of admins) {
      const fresh = await this.notifications.add(tx, {
        eventId,
        to: { party: 'admin', userId: id, guestId: null, emailKey: null },
        bookingId: bookingId ?? null,
        reason,
        title,
        path,
      });
      if (fresh) await this.mailer.post(tx, { to, ...email });
    }
  }

  private async write(tx: Transaction, notice: Notice, bookingId: string | undefined): Promise<Written> {
    const record = bookingId === undefined ? null : await this.store.find(tx, bookingId);
    if (!record) {
      return {
        title: notice.subject,
        path: ADMIN_PAGE,
        reason: 'system',
        email: writePlainAdminEmail(notice),
      };
    }
    const standing = await standingOf(tx, record);
    const situation = (names: Parameters<typeof standing>[1]) => standing('admin', names);
    const { title, path, now } = writeAdminTitle(notice, record, situation);
    const email = writeAdminEmail(notice, record, situation, this.config.publicUrl);
    return { title, path, reason: now.turn === 'admin' ? 'act' : 'money', email };
  }
}

interface Written {
  title: string;
  path: string;
  reason: NotificationReason;
  email: LaidOutEmail;
}
