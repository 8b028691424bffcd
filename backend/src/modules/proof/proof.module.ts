import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { CreatorsModule } from '../creators/index.js';
import { IdentityModule } from '../identity/index.js';
import { BrandRecordController } from './http/brand-record.controller.js';
import { KeepProof } from './keep-proof.js';
import { ReadBrandRecord } from './reads/read-brand-record.js';

@Module({
  imports: [BookingsModule, CreatorsModule, IdentityModule],
  controllers: [BrandRecordController],
  providers: [KeepProof, ReadBrandRecord],
  exports: [KeepProof, ReadBrandRecord],
})
export class ProofModule {}
