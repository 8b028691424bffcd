import { Injectable } from '@nestjs/common';
import { Problem } from '@reelpact/domain';
import { PreviewsNow } from '../../delivery/index.js';

/** Has the previews of a booking's latest version made at once, as the media worker makes them. */
@Injectable()
export class MakePreviews {
  constructor(private readonly previews: PreviewsNow) {}

  /** @throws Problem BOOKING_NOT_FOUND, or CONFLICT when there is no version, or one that can't be shown */
  async run(bookingId: string): Promise<void> {
    if (!(await this.previews.run(bookingId))) {
      throw new Problem('CONFLICT', 'There is no version whose files can all be shown.');
    }
  }
}
