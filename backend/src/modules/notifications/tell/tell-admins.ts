import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { NotificationReason } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import type { LaidOutEmail } from '../../../platform/mail/email-layout.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { type BookingRecord, ReadBookings, FollowBookings, situationOf } from '../../bookings/index.js';
import { Users } from '../../identity/index.js';
import type { Notice } from '../texts/notice.js';
import { adminNoticeFor } from '../texts/notices.js';
import { remindedBy, reminderFor, reminderId } from '../texts/reminder-notices.js';
import { NotificationStore } from '../persistence/notification-store.js';
import { writeAdminEmail, writeAdminTitle, writePlainAdminEmail } from '../texts/write-email.js';

const TASK = 'tell-admins';

/** Where an admin sees what is no booking's. */
const ADMIN_PAGE = '/admin';

/** What everyone who runs the platform is told. */
interface Saying extends Notice {
  bookingId?: string;
  /** Names what happened, so that nobody is told of it twice; without one each call is something new. */
  eventId?: string;
}
type Told = Saying & { eventId: string };

/** Tells everyone who runs the platform what needs a person: in their list, and by email. */
@Injectable()
export class TellAdmins implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly bookings: FollowBookings,
    private readonly store: ReadBookings,
    private readonly users: Users,
    private readonly mailer: Mailer,
    private readonly notifications: NotificationStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<Told>(TASK, (told) => this.database.transaction((tx) => this.tellEach(tx, told)));
    this.bookings.follow('tell-admins', async (tx, change) => {
      const { after } = change;
      const isReminder = remindedBy(change).includes('admin');
      const notice = isReminder ? reminderFor(after, 'admin', tx.now) : adminNoticeFor(change);
      const eventId = isReminder ? reminderId(after) : `${after.id}:${after.revision}`;
      if (notice) await this.tellEach(tx, { ...notice, bookingId: after.id, eventId }, after);
    });
  }

  /**
   * Tells all admins whose address is verified, after the transaction: whoever causes it waits for one statement, however many they are.
   * With a booking, {creator}, {brand} and {package} stand for its names as it is then, and it leads to it.
   */
  async tell(tx: Transaction, saying: Saying): Promise<void> {
    const eventId = saying.eventId ?? newId();
    await tx.enqueue(TASK, { ...saying, eventId }, { key: `${TASK}:${eventId}` });
  }

  /** @param then the booking as it was when that happened; as it is now when it isn't given */
  private async tellEach(
    tx: Transaction,
    { bookingId, eventId, ...notice }: Told,
    then?: BookingRecord,
  ): Promise<void> {
    const admins = await this.users.admins(tx);
    if (admins.length === 0) return;
    const { title, path, reason, email } = this.write(
      notice,
      then ?? (bookingId === undefined ? null : await this.store.find(tx, bookingId)),
    );
    const fresh = await this.notifications.add(
      tx,
      admins.map(({ id, email: address }) => ({
        eventId,
        to: { party: 'admin' as const, userId: id, guestId: null, emailKey: null },
        bookingId: bookingId ?? null,
        reason,
        title,
        path,
        address,
      })),
    );
    for (const { address } of fresh) await this.mailer.post(tx, { to: address, ...email });
  }

  private write(notice: Notice, record: BookingRecord | null): Written {
    if (!record) {
      return {
        title: notice.subject,
        path: ADMIN_PAGE,
        reason: 'system',
        email: writePlainAdminEmail(notice),
      };
    }
    const situation = (names: Parameters<typeof situationOf>[2]) => situationOf(record, 'admin', names);
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
