import { Injectable, type OnModuleInit } from '@nestjs/common';
import { KeepProof } from '../creators/index.js';
import { BookingEffects } from './booking-effects.js';

/** Has a creator's proof counted again when one of their bookings has come to another stage. */
@Injectable()
export class TellProof implements OnModuleInit {
  constructor(
    private readonly effects: BookingEffects,
    private readonly proof: KeepProof,
  ) {}

  onModuleInit(): void {
    this.effects.onAdvanced(async (tx, { before, after }) => {
      if (before?.state.stage !== after.state.stage) await this.proof.refresh(tx, after.creatorId);
    });
  }
}
