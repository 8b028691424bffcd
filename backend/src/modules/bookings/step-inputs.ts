import { Injectable } from '@nestjs/common';
import type { StepFields, TakenStep } from '@reelpact/domain';
import type { Transaction } from '../../platform/database/database.js';
import type { BookingRecord } from './booking-record.js';

/** @returns what comes with the step in the end @throws Problem VALIDATION_FAILED when something is missing all the same */
export type InputFiller = (
  tx: Transaction,
  record: BookingRecord,
  input: Partial<StepFields>,
) => Promise<Partial<StepFields>>;

/** What other modules add to what a person sends with a step, while the booking is locked; they register here. */
@Injectable()
export class StepInputs {
  private readonly fillers = new Map<TakenStep, InputFiller>();

  register(step: TakenStep, filler: InputFiller): void {
    if (this.fillers.has(step)) throw new Error(`two modules fill in what comes with ${step}`);
    this.fillers.set(step, filler);
  }

  fill<I extends Partial<StepFields>>(
    step: TakenStep,
    tx: Transaction,
    record: BookingRecord,
    input: I,
  ): Promise<I> {
    const filler = this.fillers.get(step);
    return filler ? (filler(tx, record, input) as Promise<I>) : Promise.resolve(input);
  }
}
