import { Injectable } from '@nestjs/common';
import { BRIEF_FILES, Problem, takesBriefFiles } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import type { Transaction } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { KeepAttachments } from '../../../platform/media/keep-attachments.js';
import { DeleteFiles } from '../../../platform/storage/delete-files.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import type { BookingRecord, BriefFile } from '../booking-record.js';
import { LiveBookings } from '../live-bookings.js';
import { BookingStore } from '../persistence/booking-store.js';
import { FindBooking, requireRole } from '../reads/find-booking.js';
import { AdvanceBooking } from './advance-booking.js';

/** The files of a brief, which the brand adds and removes until the creator has answered. */
@Injectable()
export class BriefFiles {
  constructor(
    private readonly bookings: FindBooking,
    private readonly keep: KeepAttachments,
    private readonly advance: AdvanceBooking,
    private readonly store: BookingStore,
    private readonly live: LiveBookings,
    private readonly storage: FileStorage,
    private readonly files: DeleteFiles,
  ) {}

  /**
   * Safe to repeat: a file that is there under this id stays as it is.
   * @param id chosen by who sends it
   * @param owner for whom pictures are counted
   * @throws Problem BOOKING_NOT_FOUND, FORBIDDEN, CONFLICT, VALIDATION_FAILED, TOO_MANY_REQUESTS, BUSY or OUT_OF_SPACE
   */
  async add(
    caller: Caller,
    bookingId: string,
    id: string,
    { file, owner }: { file: { name: string; data: string }; owner: string },
  ): Promise<BriefFile> {
    const record = await this.bookings.inRole(caller, bookingId, 'brand');
    if (!isId(id)) throw new Problem('VALIDATION_FAILED', 'File ID must be a valid UUID.');
    // What can't be kept need not be drawn.
    const before = found(record, id) ?? requireRoom(record);
    if (before) return before;
    const kept: BriefFile = { id, ...(await this.keep.keep(file, owner, 'briefs')) };
    let added = kept;
    try {
      await this.change(caller, bookingId, (tx, locked) => {
        // Others may have arrived while it was drawn.
        added = found(locked, id) ?? requireRoom(locked) ?? kept;
        if (added === kept) this.store.saveBriefFiles(tx, locked, [...locked.briefFiles, kept]);
        return Promise.resolve();
      });
    } catch (error) {
      await this.storage.remove(kept.storageKey);
      throw error;
    }
    if (added !== kept) await this.storage.remove(kept.storageKey);
    return added;
  }

  /** One that isn’t there is no error. @throws Problem BOOKING_NOT_FOUND, FORBIDDEN or CONFLICT */
  async remove(caller: Caller, bookingId: string, id: string): Promise<void> {
    await this.change(caller, bookingId, async (tx, locked) => {
      const file = found(locked, id);
      if (!file) return;
      requireOpen(locked);
      const others = locked.briefFiles.filter((one) => one !== file);
      this.store.saveBriefFiles(tx, locked, others);
      await this.files.after(tx, [file.storageKey]);
    });
  }

  /** It is no step: the machine is asked for none, and holds the booking still. */
  private async change(
    caller: Caller,
    bookingId: string,
    run: (tx: Transaction, locked: BookingRecord) => Promise<void>,
  ): Promise<void> {
    await this.advance.run({
      bookingId,
      actorId: caller.user?.id ?? caller.guestId,
      authorize: (locked) => requireRole(locked, caller, 'brand'),
      prepare: async (tx, locked) => {
        await run(tx, locked);
        await this.live.tell(tx, locked, { kind: 'booking' });
        return null;
      },
    });
  }
}

const found = ({ briefFiles }: BookingRecord, id: string): BriefFile | null =>
  briefFiles.find((file) => file.id === id) ?? null;

/** @throws Problem CONFLICT */
function requireOpen({ state }: BookingRecord): void {
  if (!takesBriefFiles(state)) throw new Problem('CONFLICT', BRIEF_FILES.messages.closed);
}

/** @throws Problem CONFLICT */
function requireRoom(record: BookingRecord): null {
  requireOpen(record);
  if (record.briefFiles.length >= BRIEF_FILES.max)
    throw new Problem('CONFLICT', BRIEF_FILES.messages.tooMany);
  return null;
}
