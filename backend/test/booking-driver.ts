import { type BookingEvent, STAGE_META, decide } from '@reelpact/domain';
import { AdvanceBooking, BookingStore } from '../src/modules/bookings/index.js';
import type { Person } from './person.js';
import { newId } from '../src/platform/database/ids.js';
import type { TestApp } from './app.js';
import type { TestCreator } from './builders.js';
import type { Balances } from './ledger-model.js';

export interface Cast {
  brand: Person;
  creator: TestCreator;
  admin: Person;
}

type Call = (id: string, event: BookingEvent, cast: Cast) => [Person, string, unknown?];
const text = (event: BookingEvent): string => ('reason' in event && event.reason ? event.reason : 'sample');

/** The HTTP call behind each event that a person can send. */
const CALLS: Partial<Record<BookingEvent['type'], Call>> = {
  CREATOR_APPROVED: (id, _, { creator }) => [creator.person, `/api/creator/bookings/${id}/approve`, {}],
  CREATOR_DECLINED: (id, event, { creator }) => [
    creator.person,
    `/api/creator/bookings/${id}/reject`,
    { reason: text(event) },
  ],
  BRAND_WITHDREW: (id, _, { brand }) => [brand, `/api/brand/bookings/${id}/withdraw`],
  BRAND_APPROVED: (id, _, { brand }) => [brand, `/api/bookings/${id}/review`, { action: 'approve' }],
  REVISION_REQUESTED: (id, _, { brand }) => [
    brand,
    `/api/brand/bookings/${id}/request-revisions`,
    { feedback: 'closer' },
  ],
  BRAND_REJECTED: (id, _, { brand }) => [brand, `/api/bookings/${id}/review`, { action: 'reject' }],
  CREATOR_CONTESTED: (id, event, { creator }) => [
    creator.person,
    `/api/creator/bookings/${id}/contest`,
    { reason: text(event) },
  ],
  DISPUTE_OPENED: (id, event, { creator }) => [
    creator.person,
    `/api/creator/bookings/${id}/dispute`,
    { reason: text(event) },
  ],
  REJECTION_ACCEPTED: (id, _, { creator }) => [
    creator.person,
    `/api/creator/bookings/${id}/accept-rejection`,
  ],
  BRAND_CANCELLED_LATE: (id, _, { brand }) => [brand, `/api/brand/bookings/${id}/cancel-late`],
  CREATOR_WITHDREW: (id, event, { creator }) => [
    creator.person,
    `/api/creator/bookings/${id}/withdraw`,
    { reason: text(event) },
  ],
  ADMIN_CANCELLED: (id, event, { admin }) => [
    admin,
    `/api/admin/bookings/${id}/cancel`,
    { reason: text(event) },
  ],
  DISPUTE_RESOLVED: (id, event, { admin }) => [
    admin,
    `/api/admin/bookings/${id}/resolve`,
    { creatorPercent: 'creatorPercent' in event ? event.creatorPercent : 50 },
  ],
};

/** Makes the events of the machine happen in the running product: over HTTP where a call exists. */
export class BookingDriver {
  constructor(
    private readonly stage: TestApp,
    private readonly cast: Cast,
    private readonly bookingId: string,
  ) {}

  async happen(event: BookingEvent): Promise<void> {
    await this.waitUntilDue(event);
    if (event.type === 'CONTENT_SUBMITTED') {
      await this.submitContent();
      return;
    }
    const call = CALLS[event.type];
    if (!call) {
      await this.report(event);
      return;
    }
    const [person, path, body] = call(this.bookingId, event, this.cast);
    const answer = await person.post(path, body);
    if (answer.status !== 200)
      throw new Error(`${event.type}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  /** What stands in the database, apart from what the API says. */
  async stored(): Promise<{ stage: string; escrow: string; status: string; ledger: Balances }> {
    const { database } = this.stage;
    const row = await database.row<{ stage: keyof typeof STAGE_META; escrow: string }>(
      't-booking',
      'select stage, escrow from bookings where id = $1',
      [this.bookingId],
    );
    const rows = await database.rows<{ account: string; balance: string }>(
      't-balances',
      `select account, sum(amount_cents)::text as balance from ledger_entries e join ledger_postings p on p.id = e.posting_id
       where p.booking_id = $1 group by account having sum(amount_cents) <> 0`,
      [this.bookingId],
    );
    if (!row) throw new Error('the booking is gone');
    return {
      ...row,
      status: STAGE_META[row.stage].status,
      ledger: Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)])),
    };
  }

  /** Windows end, and late deliveries can be cancelled, when their time has come and not before. */
  private async waitUntilDue(event: BookingEvent): Promise<void> {
    const record = await this.stage.app.get(BookingStore).find(this.stage.database, this.bookingId);
    if (!record) throw new Error('the booking is gone');
    const { deadlineAt, dueAt, windows } = record.state.context;
    const moment = event.type.endsWith('_WINDOW_ENDED')
      ? deadlineAt
      : event.type === 'BRAND_CANCELLED_LATE' && dueAt !== null
        ? dueAt + windows.lateCancel
        : null;
    if (moment === null) return;
    await this.stage.database.rows(
      't-clock',
      'update product_clock set offset_seconds = ceil($1::numeric - extract(epoch from clock_timestamp())) + 1',
      [moment / 1000],
    );
  }

  /** What the provider, the network and the clock say comes through the same door as from their adapters. */
  private async report(event: BookingEvent): Promise<void> {
    await this.stage.app.get(AdvanceBooking).run({
      bookingId: this.bookingId,
      actorId: null,
      prepare: (tx, record) => {
        const now = { ...event, at: tx.now } as BookingEvent;
        // A window that is over has been ended by the advance itself, before this was asked.
        return event.actor === 'clock' && !decide(record.state, now).taken ? null : { event: now };
      },
    });
  }

  private async submitContent(): Promise<void> {
    const { creator } = this.cast;
    const id = newId();
    await this.stage.database.rows(
      't-upload',
      `insert into uploads (id, booking_id, creator_id, file_name, size, declared_type, mime_type, kind, sha256, finished_at)
       values ($1, $2, $3, 'a.jpg', 10, 'image/jpeg', 'image/jpeg', 'image', repeat('0', 64), now())`,
      [id, this.bookingId, creator.id],
    );
    const answer = await creator.person.post(`/api/bookings/${this.bookingId}/submit-content`, {
      files: [
        { fileName: 'a.jpg', fileSize: 10, fileType: 'image/jpeg', contentType: 'image', uploadId: id },
      ],
    });
    if (answer.status >= 300) throw new Error(`submit: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}
