import { Injectable, type OnModuleInit } from '@nestjs/common';
import { STAGE_META } from '@reelpact/domain';
import { BookingEffects } from '../../bookings/index.js';
import { ConversationStore } from '../persistence/conversation-store.js';

/** Gives each booking its conversation, in the transaction that makes it, and notes when the booking is over. */
@Injectable()
export class KeepWithBookings implements OnModuleInit {
  constructor(
    private readonly effects: BookingEffects,
    private readonly store: ConversationStore,
  ) {}

  onModuleInit(): void {
    this.effects.onAdvanced(async (tx, { before, after, event }) => {
      const isOver = STAGE_META[after.state.stage].final;
      if (before === null) {
        const asked = event.type === 'BOOKED' ? (event.conversationId ?? null) : null;
        if (asked !== null && (await this.store.turnIntoBooking(tx, asked, after))) return;
        await this.store.beginOfBooking(tx, after, isOver);
        return;
      }
      if (STAGE_META[before.state.stage].final === isOver) return;
      await this.store.noteEnd(tx, after.id, isOver ? tx.now : null);
    });
  }
}
