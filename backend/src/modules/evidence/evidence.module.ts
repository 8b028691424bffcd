import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/index.js';
import { BookingsModule } from '../bookings/index.js';
import { DeliveryModule } from '../delivery/index.js';
import { DocumentsModule } from '../documents/index.js';
import { EscrowModule } from '../escrow/index.js';
import { LicensesModule } from '../licenses/index.js';
import { EvidenceController } from './http/evidence.controller.js';
import { EVIDENCE_PARTS } from './parts/all-parts.js';
import type { EvidencePart } from './parts/evidence-part.js';
import { PARTS, PackEvidence } from './use-cases/pack-evidence.js';

@Module({
  imports: [AdminModule, BookingsModule, DeliveryModule, DocumentsModule, EscrowModule, LicensesModule],
  controllers: [EvidenceController],
  providers: [
    ...EVIDENCE_PARTS,
    { provide: PARTS, inject: [...EVIDENCE_PARTS], useFactory: (...parts: EvidencePart[]) => parts },
    PackEvidence,
  ],
})
export class EvidenceModule {}
