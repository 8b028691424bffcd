import { Injectable } from '@nestjs/common';
import {
  type BookingActionName,
  type InputOf,
  type LabInput,
  Problem,
  type TakenStep,
  contentKind,
  labFields,
  labStepInput,
  missingParts,
  type Party,
  promisesOf,
  takersOf,
} from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { type BookingRecord, ReadBookings, TakeStep } from '../../bookings/index.js';
import { DeliverFiles } from '../../delivery/index.js';
import { OpenPayment, SandboxHand } from '../../escrow/index.js';
import { PartyCallers } from './party-callers.js';
import { sampleFiles } from './sample-file.js';

export type LabStep = LabInput & {
  step: BookingActionName;
  /** Who takes it, where either party can. */
  by?: Party;
  /** Whether a delivery leaves out something that is counted. */
  incomplete?: boolean;
};

/** Takes a step as the party whose step it is, by the use case that the party's own page calls. */
@Injectable()
export class TakeLabStep {
  constructor(
    private readonly database: Database,
    private readonly store: ReadBookings,
    private readonly callers: PartyCallers,
    private readonly takeStep: TakeStep,
    private readonly openPayment: OpenPayment,
    private readonly deliverFiles: DeliverFiles,
    private readonly hand: SandboxHand,
  ) {}

  /** @throws Problem BOOKING_NOT_FOUND, VALIDATION_FAILED, and whatever the step is refused with */
  async run(
    tester: Caller,
    bookingId: string,
    { step, by, incomplete = false, ...input }: LabStep,
  ): Promise<void> {
    const record = isId(bookingId) ? await this.store.find(this.database, bookingId) : null;
    if (!record) throw new Problem('BOOKING_NOT_FOUND');
    if (incomplete && step !== 'submit_content') {
      throw new Problem('VALIDATION_FAILED', 'incomplete: This step takes no such field.');
    }
    requireFields(step, input);
    const takers = takersOf(step);
    const taker = by ?? takers[0];
    if (taker === undefined || !takers.includes(taker))
      throw new Problem('VALIDATION_FAILED', 'by: This party can’t take the step.');
    const caller = await this.callers.of(taker, record, tester);
    // Before the step: what it makes the provider do waits for the tester's word.
    await this.hand.takeOver(bookingId);
    if (step === 'pay') {
      await this.openPayment.run(caller, bookingId, null);
      await this.hand.takeOver(bookingId);
    } else if (step === 'submit_content') {
      await this.deliver(record, incomplete, input);
    } else {
      const sent = labStepInput(step, input, record.state);
      await this.takeStep.run(caller, bookingId, step, sent as InputOf<TakenStep>);
    }
  }

  private async deliver(record: BookingRecord, incomplete: boolean, { notes }: LabInput): Promise<void> {
    const promises = promisesOf(record.package, record.addons);
    const files = await sampleFiles(promises, incomplete);
    const kinds = files.map(({ fileType }) => ({ kind: contentKind(fileType) ?? 'image' }));
    const missing = missingParts(promises, kinds);
    await this.deliverFiles.run(record.creator, record.id, { files, notes, missing });
  }
}

/** @throws Problem VALIDATION_FAILED when a field is missing, or doesn't belong to the step */
function requireFields(step: BookingActionName, input: LabInput): void {
  const fields = labFields(step);
  const given = Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const errors = Object.fromEntries([
    ...given
      .filter((name) => !fields.some((field) => field.name === name))
      .map((name) => [name, 'This step takes no such field.']),
    ...fields
      .filter(({ name, required }) => required && !given.includes(name))
      .map(({ name }) => [name, 'This step needs it.']),
  ]) as Record<string, string>;
  const [first] = Object.entries(errors);
  if (first) throw new Problem('VALIDATION_FAILED', `${first[0]}: ${first[1]}`, { errors });
}
