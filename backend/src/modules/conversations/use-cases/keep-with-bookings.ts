import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isKnown } from '../../../platform/access/caller.js';
import { BookingEffects } from '../../bookings/index.js';
import { ConversationStore } from '../persistence/conversation-store.js';

/**
 * Gives each booking its conversation, in the transaction that makes it. Later changes of a booking write nothing here: they hold the
 * booking's lock, and those who write a message hold the conversation's.
 */
@Injectable()
export class KeepWithBookings implements OnModuleInit {
  constructor(
    private readonly effects: BookingEffects,
    private readonly store: ConversationStore,
  ) {}

  onModuleInit(): void {
    this.effects.onAdvanced(async (tx, { before, after, asked }) => {
      if (before !== null) return;
      if (asked && isKnown(asked.caller) && (await this.store.turnIntoBooking(tx, after, asked))) return;
      this.store.beginOfBooking(tx, after);
    });
  }
}
