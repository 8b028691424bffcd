import {
  BOOKING_ACTIONS,
  type BookingContext,
  type BookingEvent,
  type BookingStage,
  type CountedPart,
  type Reader,
  STAGE_META,
  STEPS,
  decide,
  stepRow,
} from '@reelpact/domain';
import { AdvanceBooking, ReadBookings } from '../src/modules/bookings/index.js';
import type { Person } from './person.js';
import type { TestApp } from './app.js';
import { type TestCreator, aDelivery, makeViewable, setClock } from './builders.js';
import type { Balances } from './ledger-model.js';
import { readStored } from './stored-booking.js';

export interface Cast {
  brand: Person;
  creator: TestCreator;
  admin: Person;
}

const DAY = 86_400_000;

type Call = (id: string, event: BookingEvent, cast: Cast) => [Person, string, unknown?];
const text = (event: BookingEvent): string => ('reason' in event && event.reason ? event.reason : 'sample');

/** What the step of an event takes, as people send it; dates are counted from when the content is due here. */
const bodyOf = (event: BookingEvent, { dueAt }: BookingContext): object => ({
  ...('reason' in event && { reason: text(event) }),
  ...('creatorPercent' in event && { creatorPercent: event.creatorPercent }),
  ...('number' in event && { number: event.number }),
  ...('problem' in event && { problem: event.problem }),
  ...('tracking' in event && { tracking: event.tracking }),
  ...('carrier' in event && { carrier: event.carrier }),
  ...('dueAt' in event && { dueAt: new Date((dueAt ?? 0) + 2 * DAY).toISOString() }),
});

/** The call of the step that sends an event, for those that have no older one. */
function stepCall({ type }: BookingEvent, context: BookingContext): Call | undefined {
  const step = BOOKING_ACTIONS.find((name) => STEPS[name].event === type);
  if (step === undefined) return undefined;
  return (id, event, { brand, creator, admin }) => [
    { brand, creator: creator.person, admin }[event.actor as Reader],
    `/api/bookings/${id}/steps/${step}`,
    { ...bodyOf(event, context), ...stepRow(step).names?.(context) },
  ];
}

/** The older call behind each event that a person can send. */
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
  REVISION_WAIVED: (id, _, { creator }) => [creator.person, `/api/creator/bookings/${id}/waive-revision`],
  REVISION_GRANTED: (id, _, { creator }) => [creator.person, `/api/creator/bookings/${id}/grant-revision`],
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
  REFUND_GRANTED: (id, event, { admin }) => [
    admin,
    `/api/admin/bookings/${id}/refund`,
    { amount: ('amount' in event ? event.amount : 0) / 100, reason: text(event) },
  ],
  REFUND_REISSUED: (id, event, { admin }) => [
    admin,
    `/api/admin/bookings/${id}/refund-again`,
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
    const record = await this.stage.app.get(ReadBookings).find(this.stage.database, this.bookingId);
    if (!record) throw new Error('the booking is gone');
    const { context } = record.state;
    await this.waitUntilDue(event, context);
    if (event.type === 'CONTENT_SUBMITTED') {
      await this.submitContent(event.missing);
      return;
    }
    if (event.type === 'PREVIEWS_READY') {
      await makeViewable(this.stage, this.bookingId);
      return;
    }
    const call = CALLS[event.type] ?? stepCall(event, context);
    if (!call) {
      await this.report(event);
      await this.stage.settle();
      return;
    }
    const [person, path, body] = call(this.bookingId, event, this.cast);
    const answer = await person.post(path, body);
    if (answer.status !== 200)
      throw new Error(`${event.type}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  /** What stands in the database, apart from what the API says. */
  async stored(): Promise<{ stage: string; escrow: string; status: string; ledger: Balances }> {
    const { state, ledger } = await readStored(this.stage.database, this.bookingId);
    const { stage, escrow } = state;
    return { stage, escrow, status: STAGE_META[stage as BookingStage].status, ledger };
  }

  /** Windows end, and late deliveries can be cancelled, when their time has come and not before. */
  private async waitUntilDue(event: BookingEvent, context: BookingContext): Promise<void> {
    const { deadlineAt, dueAt, windows, extension } = context;
    if (event.type === 'EXTENSION_LAPSED' || event.type === 'EXTENSION_REMINDED') {
      const at = event.type === 'EXTENSION_LAPSED' ? extension?.answerBy : extension?.remindAt;
      await setClock(this.stage.database, (at ?? 0) + 1000);
      return;
    }
    // A window that can't end unannounced is reminded of at its end, when nobody was before.
    const moment =
      event.type.endsWith('_WINDOW_ENDED') || event.type === 'REMINDED'
        ? deadlineAt
        : event.type === 'BRAND_CANCELLED_LATE' && dueAt !== null
          ? dueAt + windows.lateCancel
          : null;
    if (moment === null) return;
    await setClock(this.stage.database, moment + 1000);
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

  private async submitContent(missing: readonly CountedPart[]): Promise<void> {
    const { creator } = this.cast;
    const delivery = await aDelivery(this.stage, this.bookingId, creator.id, missing);
    const answer = await creator.person.post(`/api/bookings/${this.bookingId}/submit-content`, delivery);
    if (answer.status >= 300) throw new Error(`submit: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}
