import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  Problem,
  STEP_FIELDS,
  type StepFields,
  canTake,
  feedbackText,
  isBlank,
  numbered,
  revisionKindOf,
} from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import {
  BookingEffects,
  type BookingRecord,
  ReadBookings,
  FindBooking,
  LiveBookings,
  StepInputs,
} from '../../bookings/index.js';
import { ItemStore } from '../persistence/item-store.js';
import { noteMark } from '../note-mark.js';
import { type ChangeItem, askedItems, lastNumber, openItems, waitingNotes } from '../reads/read-items.js';

const isChange = ({ kind }: ChangeItem): boolean => kind === 'change';

/** Makes drafts known to the creator: by themselves, or as the list of changes of a request for a revision. */
@Injectable()
export class SendItems implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly bookings: FindBooking,
    private readonly store: ReadBookings,
    private readonly items: ItemStore,
    private readonly inputs: StepInputs,
    private readonly effects: BookingEffects,
    private readonly live: LiveBookings,
  ) {}

  onModuleInit(): void {
    this.inputs.register('request_revision', (tx, record, input) => this.listed(tx, record, input));
    this.effects.onAdvanced(async (tx, { after, event }) => {
      if (event.type !== 'REVISION_REQUESTED') return;
      const asked = (await this.sendDrafts(tx, after)).filter(isChange);
      await this.items.askWith(
        tx,
        after,
        asked.map(({ id }) => id),
        after.state.context.version,
      );
    });
  }

  /**
   * @param seen the marks of the reviewers' notes that the brand has seen; others are not sent
   * @returns how many drafts were sent
   * @throws Problem BOOKING_NOT_FOUND or FORBIDDEN
   */
  async run(caller: Caller, bookingId: string, seen: readonly string[]): Promise<number> {
    return this.locked(caller, bookingId, async (tx, record) => {
      await this.take(tx, record, seen);
      return (await this.sendDrafts(tx, record)).filter(({ state }) => state === 'draft').length;
    });
  }

  /**
   * Makes the reviewers' notes that the brand has seen its own, before a request for a revision: that sends all that is the brand's.
   * @throws the same
   */
  async takeSeen(caller: Caller, bookingId: string, seen: readonly string[]): Promise<void> {
    if (seen.length > 0) await this.locked(caller, bookingId, (tx, record) => this.take(tx, record, seen));
  }

  private async locked<T>(
    caller: Caller,
    bookingId: string,
    work: (tx: Transaction, record: BookingRecord) => Promise<T>,
  ): Promise<T> {
    await this.bookings.inRole(caller, bookingId, 'brand');
    return this.database.transaction(async (tx) => {
      const record = await this.store.lock(tx, bookingId);
      if (!record) throw new Problem('BOOKING_NOT_FOUND');
      return work(tx, record);
    });
  }

  private async take(tx: Transaction, record: BookingRecord, seen: readonly string[]): Promise<void> {
    const known = new Set<string | null>(seen);
    const notes = (await waitingNotes(tx, record.id)).filter((note) => known.has(noteMark(note)));
    await this.items.take(
      tx,
      record,
      notes.map(({ id }) => id),
    );
  }

  /** @returns the drafts that were sent, as they were before, and the changes that were open already */
  private async sendDrafts(tx: Transaction, record: BookingRecord): Promise<ChangeItem[]> {
    const { id, state } = record;
    const open = await openItems(tx, id);
    const drafts = open.filter((item) => item.state === 'draft');
    await this.items.send(
      tx,
      record,
      drafts.map((draft) => draft.id),
    );
    const { version } = state.context;
    for (const draft of drafts) {
      await this.items.noteEvent(tx, record, draft.id, 'draft', {
        to: 'open',
        party: 'brand',
        version,
        note: null,
      });
    }
    if (drafts.length > 0) await this.live.tell(tx, record, { kind: 'review' });
    return open;
  }

  /** The same list a second time, so that a repeated request is known as a repetition. */
  private async listed(
    tx: Transaction,
    record: BookingRecord,
    input: Partial<StepFields>,
  ): Promise<Partial<StepFields>> {
    const { state, id } = record;
    const isNew = canTake(state, 'request_revision', tx.now);
    const items = isNew ? await this.numbered(tx, id) : await askedItems(tx, id, state.context.version);
    const changes = items.filter(isChange);
    const feedback = feedbackText(changes, input.feedback ?? '');
    if (isBlank(feedback)) {
      const { missing } = STEP_FIELDS.feedback;
      throw new Problem('VALIDATION_FAILED', missing, { errors: { feedback: missing } });
    }
    return changes.length === 0 ? input : { ...input, feedback, kind: revisionKindOf(changes) };
  }

  /** What would be sent now, with the numbers that it would have. */
  private async numbered(tx: Transaction, bookingId: string): Promise<(ChangeItem & { number: number })[]> {
    const last = await lastNumber(tx, bookingId);
    return numbered(await openItems(tx, bookingId), last);
  }
}
