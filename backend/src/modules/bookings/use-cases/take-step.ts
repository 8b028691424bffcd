import { Injectable } from '@nestjs/common';
import {
  type InputOf,
  Problem,
  type StepFields,
  type TakenStep,
  isParty,
  stepEvent,
  stepRow,
  takersOf,
} from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import type { Caller } from '../../../platform/access/caller.js';
import { isId } from '../../../platform/database/ids.js';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { ShippingAddresses } from '../../creators/index.js';
import type { BookingRecord } from '../booking-record.js';
import { DeliveredVersions } from '../delivered-versions.js';
import { requireOneOf } from '../reads/find-booking.js';
import { StepInputs } from '../step-inputs.js';
import { AdvanceBooking, type Outcome } from './advance-booking.js';

/** One thing that a person can do with a booking. */
@Injectable()
export class TakeStep {
  constructor(
    private readonly advance: AdvanceBooking,
    private readonly inputs: StepInputs,
    private readonly delivered: DeliveredVersions,
    private readonly limits: RateLimits,
    private readonly addresses: ShippingAddresses,
  ) {}

  /**
   * @returns the booking as it now is, and the time; unchanged when the step repeats the person's own last one
   * @throws Problem BOOKING_NOT_FOUND, FORBIDDEN, INVALID_TRANSITION, NEWER_VERSION, NEWER_OFFER, FEE_CHANGED, NOT_VIEWABLE,
   * HOLD_LIMIT, OTHER_PARCEL, ADDRESS_MISSING, CHARGED_BACK or TOO_MANY_REQUESTS
   */
  async run<S extends TakenStep>(
    caller: Caller,
    bookingId: string,
    step: S,
    input: InputOf<S>,
  ): Promise<Outcome> {
    const takers = takersOf(step);
    const actorId = caller.user?.id ?? caller.guestId;
    // What is no booking's id leaves nothing to be counted.
    if (stepRow(step).isCounted && isId(bookingId))
      await this.limits.take('offer_of_party', bookingId, actorId ?? '');
    return this.advance.run({
      bookingId,
      actorId,
      authorize: (record) => void requireOneOf(record, caller, takers),
      prepare: async (tx, locked) => {
        const role = requireOneOf(locked, caller, takers);
        const filled = await this.inputs.fill(step, tx, locked, input);
        const version = await this.versionOf(tx, locked, filled);
        const hasAddress = await this.hasAddress(tx, locked, step);
        const actor = isParty(role) ? role : undefined;
        return { event: stepEvent(step, filled, { at: tx.now, version, actor, hasAddress }) };
      },
    });
  }

  /** Whether a product could be sent to the creator; asked only where one is needed. */
  private async hasAddress(tx: Transaction, record: BookingRecord, step: TakenStep): Promise<boolean> {
    const { needsProduct } = record.state.context;
    if (step !== 'approve_request' || !needsProduct) return false;
    return (await this.addresses.find(tx, record.creatorId)) !== null;
  }

  private async versionOf(
    tx: Transaction,
    record: BookingRecord,
    { submissionId, version: named }: Partial<StepFields>,
  ): Promise<number> {
    if (submissionId === undefined) return named ?? record.state.context.version;
    const version = await this.delivered.numberOf(tx, submissionId, record.id);
    if (version === null) throw new Problem('NOT_FOUND', 'This submission does not belong to this booking.');
    return version;
  }
}
