import {
  type BookingEvent,
  type InputOf,
  Problem,
  TAKEN_STEPS,
  type TakenStep,
  stepRow,
  takersOf,
} from '@reelpact/domain';
import { AdvanceBooking, ReadBookings, CreateBooking, TakeStep } from '../src/modules/bookings/index.js';
import { SubmitContent } from '../src/modules/delivery/use-cases/submit-content.js';
import { type Caller, VISITOR } from '../src/platform/access/caller.js';
import type { TestApp } from './app.js';
import { type TestCreator, aDelivery } from './builders.js';
import type { StoredBooking } from './stored-booking.js';

/** What is asked of the product: an event, or that the clock says what is due. */
export type StoryStep = BookingEvent | 'clock';

/** What became of it: nothing was thrown, or the code with which it was refused. */
export type Answer = 'taken' | Problem['code'];

const signedIn = (user: Partial<NonNullable<Caller['user']>>): Caller => ({
  ...VISITOR,
  user: { id: '', sessionId: '', email: '', emailVerified: true, isAdmin: false, creatorId: null, ...user },
});

/** Books a package as a guest would, without HTTP. */
export async function bookAsGuest(
  stage: TestApp,
  packageId: string,
  flow: 'pay_first' | 'approve_first',
): Promise<{ bookingId: string; brand: Caller }> {
  const wish = {
    flow,
    packageId,
    amount: null,
    addonIds: [],
    brandName: 'Northwind Coffee',
    contactEmail: 'ann@northwind.test',
    projectDescription: 'A film about our coffee.',
    additionalNotes: null,
    scriptUrl: null,
    placements: [],
    wantedBy: null,
  };
  const origin = { caller: VISITOR, network: 'a test', key: undefined };
  const { record, newGuestId } = await stage.app.get(CreateBooking).run(wish, origin);
  return { bookingId: record.id, brand: { ...VISITOR, guestId: newGuestId } };
}

/** Makes events happen through the product's use cases, by whom they belong to. */
export class UseCaseDriver {
  private readonly callers: Readonly<Record<'brand' | 'creator' | 'admin', Caller>>;

  constructor(
    private readonly stage: TestApp,
    private readonly bookingId: string,
    brand: Caller,
    private readonly creator: Pick<TestCreator, 'id' | 'userId'>,
    adminId: string,
  ) {
    this.callers = {
      brand,
      creator: signedIn({ id: creator.userId, creatorId: creator.id }),
      admin: signedIn({ id: adminId, isAdmin: true }),
    };
  }

  /** @param stored the booking as it stands, from which versions are named */
  async happen(deed: StoryStep, stored: StoredBooking): Promise<Answer> {
    try {
      await this.attempt(deed, stored);
      return 'taken';
    } catch (error) {
      if (error instanceof Problem) return error.code;
      throw error;
    }
  }

  private async attempt(deed: StoryStep, { submissions }: StoredBooking): Promise<void> {
    const { app, database } = this.stage;
    const { bookingId } = this;
    if (deed === 'clock') {
      await database.transaction(async (tx) => {
        const record = await app.get(ReadBookings).lock(tx, bookingId);
        if (record) await app.get(AdvanceBooking).fireDueEvents(tx, record);
      });
      return;
    }
    if (deed.type === 'CONTENT_SUBMITTED') {
      const delivery = await aDelivery(this.stage, bookingId, this.creator.id, deed.missing);
      await app.get(SubmitContent).run(bookingId, this.creator.userId, delivery);
      return;
    }
    const { actor } = deed;
    const step = TAKEN_STEPS.find(
      (name) => stepRow(name).event === deed.type && (takersOf(name) as readonly string[]).includes(actor),
    );
    if (step && (actor === 'brand' || actor === 'creator' || actor === 'admin')) {
      const input = {
        reason: 'reason' in deed ? deed.reason : undefined,
        feedback: 'feedback' in deed ? deed.feedback : undefined,
        submissionId: 'version' in deed ? submissions[deed.version - 1] : undefined,
        creatorPercent: 'creatorPercent' in deed ? deed.creatorPercent : undefined,
        number: 'number' in deed ? deed.number : undefined,
        shipment: 'shipment' in deed ? deed.shipment : undefined,
        problem: 'problem' in deed ? deed.problem : undefined,
        carrier: 'carrier' in deed ? deed.carrier : undefined,
        tracking: 'tracking' in deed ? deed.tracking : undefined,
        dueAt: 'dueAt' in deed ? new Date(deed.dueAt).toISOString() : undefined,
        amount: deed.type === 'REFUND_GRANTED' ? deed.amount / 100 : undefined,
      };
      const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      await app.get(TakeStep).run(this.callers[actor], bookingId, step, given as InputOf<TakenStep>);
      return;
    }
    await app.get(AdvanceBooking).run({
      bookingId,
      actorId: null,
      prepare: ({ now }) => ({ event: { ...deed, at: now } }),
    });
  }
}
