import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type BookingChange,
  endsHidden,
  settlementOf,
  webhookEventsOf,
  webhookReaders,
} from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { Transaction } from '../../../platform/database/database.js';
import { type Change, FollowBookings, peopleOf, seenByCreator, situationOf } from '../../bookings/index.js';
import { bookingView } from '../booking-view.js';
import { listeningOwners } from '../reads/listening-owners.js';
import { PublishEvents } from './publish-events.js';

/** Tells the parties' programs what has happened to a booking, as it is at that moment. */
@Injectable()
export class TellPrograms implements OnModuleInit {
  constructor(
    private readonly bookings: FollowBookings,
    private readonly events: PublishEvents,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.bookings.follow('webhooks', (tx, change) => this.tell(tx, change));
  }

  private async tell(tx: Transaction, { before, after, event }: Change): Promise<void> {
    const stages = { before: before?.state.stage ?? null, after: after.state.stage };
    const wasSeen = endsHidden(stages.before, stages.after) && (await seenByCreator(tx, after.id));
    const change: BookingChange = { ...stages, event: event.type, wasSeen };
    const types = webhookEventsOf(change);
    if (types.length === 0) return;
    const readers = webhookReaders(change);
    const owners = await listeningOwners(tx, peopleOf(after), types);
    const told = owners.filter(({ party }) => readers.includes(party));
    if (told.length === 0) return;
    const settlement = settlementOf(before?.state.escrow, after.state.escrow, event, after);
    for (const { userId, party } of told) {
      const booking = bookingView(after, party, situationOf(after, party), this.config.publicUrl);
      for (const type of types) {
        await this.events.publish(tx, type, [userId], {
          data: { booking, ...(settlement && { settlement }) },
          bookingId: after.id,
        });
      }
    }
  }
}
