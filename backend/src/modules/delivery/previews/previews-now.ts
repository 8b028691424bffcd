import { Injectable } from '@nestjs/common';
import { Problem } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { waitingPreviews } from '../reads/viewable-versions.js';
import { BeginReview } from '../use-cases/begin-review.js';
import { MakePreview } from './make-preview.js';

/** Makes the previews of a booking's latest version without waiting for their turn. */
@Injectable()
export class PreviewsNow {
  constructor(
    private readonly database: Database,
    private readonly makePreview: MakePreview,
    private readonly review: BeginReview,
  ) {}

  /** @returns whether the latest version can be reviewed now. @throws Problem BOOKING_NOT_FOUND */
  async run(bookingId: string): Promise<boolean> {
    if (!isId(bookingId)) throw new Problem('BOOKING_NOT_FOUND');
    const waiting = await waitingPreviews(this.database, bookingId);
    for (const id of waiting) await this.makePreview.make(id, 'any');
    const { record } = await this.review.run(bookingId);
    return record.state.context.reviewBeganAt !== null;
  }
}
