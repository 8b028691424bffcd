import { Injectable, type OnModuleInit } from '@nestjs/common';
import { KeepProof } from '../creators/index.js';
import { FollowBookings } from './follow-bookings.js';

/** Has a creator's proof counted again when one of their bookings has come to another stage. */
@Injectable()
export class TellProof implements OnModuleInit {
  constructor(
    private readonly bookings: FollowBookings,
    private readonly proof: KeepProof,
  ) {}

  onModuleInit(): void {
    this.bookings.follow(
      'proof',
      async (tx, { before, after }) => {
        if (before?.state.stage !== after.state.stage) await this.proof.refresh(tx, after.creatorId);
      },
      { isRepeatable: true },
    );
  }
}
