import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { CreatorsModule } from '../creators/index.js';
import { KeepProof } from './keep-proof.js';

@Module({
  imports: [BookingsModule, CreatorsModule],
  providers: [KeepProof],
  exports: [KeepProof],
})
export class ProofModule {}
