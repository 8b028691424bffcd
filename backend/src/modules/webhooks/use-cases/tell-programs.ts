import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  BOOKED,
  type BookingChange,
  type ChosenEventType,
  type Party,
  endsHidden,
  settlementOf,
  webhookEventsOf,
  webhookReaders,
} from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import {
  type Change,
  FollowBookings,
  type ToldChange,
  peopleOf,
  seenByCreator,
  situationOf,
} from '../../bookings/index.js';
import { bookingView } from '../booking-view.js';
import { type ListeningOwner, listeningOwners } from '../reads/listening-owners.js';
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
    this.bookings.followMany('webhooks', (tx, changes) => this.tell(tx, changes));
  }

  private async tell(tx: Transaction, changes: readonly ToldChange[]): Promise<void> {
    const told = await Promise.all(
      changes.map(async (one) => ({ ...one, ...(await eventsOf(tx, one.change)) })),
    );
    const events = told.filter(({ types }) => types.length > 0);
    if (events.length === 0) return;
    const listening = await listeningOwners(
      tx,
      events.map(({ change: { after }, types }) => ({ people: peopleOf(after), types })),
    );
    for (const [index, { change, now, types, readers }] of events.entries()) {
      const owners = (listening[index] ?? []).filter(({ party }) => readers.includes(party));
      await this.publish({ ...tx, now }, change, types, owners);
    }
  }

  private async publish(
    tx: Transaction,
    { before, after, event }: Change,
    types: readonly ChosenEventType[],
    owners: readonly ListeningOwner[],
  ): Promise<void> {
    if (owners.length === 0) return;
    const settlement =
      before && event.type !== BOOKED ? settlementOf(before.state, event, before) : undefined;
    for (const { userId, party } of owners) {
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

/** Which events a change is, and who may read of them. */
async function eventsOf(
  at: Statements,
  { before, after, event }: Change,
): Promise<{ types: readonly ChosenEventType[]; readers: readonly Party[] }> {
  const stages = { before: before?.state.stage ?? null, after: after.state.stage };
  const wasSeen = endsHidden(stages.before, stages.after) && (await seenByCreator(at, after.id));
  const change: BookingChange = { ...stages, event: event.type, wasSeen };
  return { types: webhookEventsOf(change), readers: webhookReaders(change) };
}
