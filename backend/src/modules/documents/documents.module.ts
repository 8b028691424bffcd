import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { EscrowModule } from '../escrow/index.js';
import { ArchiveYear } from './archive-year.js';
import { DrawDocuments } from './draw-documents.js';
import { BookingDocumentsController } from './http/booking-documents.controller.js';
import { BillingController } from './http/billing.controller.js';
import { DocumentsController } from './http/documents.controller.js';
import { YearController } from './http/year.controller.js';
import { PersonalDocuments } from './personal-documents.js';
import { ReadDocuments } from './reads/read-documents.js';
import { CompareDocuments } from './use-cases/compare-documents.js';
import { KeepBillingDetails } from './use-cases/keep-billing-details.js';
import { ReissueDocument } from './use-cases/reissue-document.js';
import { WriteFeeStatements } from './use-cases/write-fee-statements.js';
import { WriteOnPosting } from './use-cases/write-on-posting.js';
import { WriteDocuments } from './write-documents.js';

@Module({
  imports: [BookingsModule, EscrowModule],
  controllers: [BillingController, BookingDocumentsController, DocumentsController, YearController],
  providers: [
    ArchiveYear,
    CompareDocuments,
    DrawDocuments,
    KeepBillingDetails,
    PersonalDocuments,
    ReadDocuments,
    ReissueDocument,
    WriteDocuments,
    WriteFeeStatements,
    WriteOnPosting,
  ],
  exports: [ReadDocuments, WriteDocuments],
})
export class DocumentsModule {}
