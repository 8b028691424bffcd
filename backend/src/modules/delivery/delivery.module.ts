import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { ArchiveOriginals } from './archive-originals.js';
import { CHOSEN_ARRIVING_FILES } from './arriving/chosen-arriving-files.js';
import { CaptionsController } from './http/captions.controller.js';
import { DeliveryController } from './http/delivery.controller.js';
import { FilesController } from './http/files.controller.js';
import { PresentVersions } from './http/present-versions.js';
import { TusProtocol } from './http/tus-protocol.js';
import { UploadsController } from './http/uploads.controller.js';
import { OriginalCompanions } from './original-companions.js';
import { CaptionStore } from './persistence/caption-store.js';
import { LargePreviewStore } from './persistence/large-preview-store.js';
import { PreviewStore } from './persistence/preview-store.js';
import { UploadStore } from './persistence/upload-store.js';
import { DrawPreview } from './previews/draw-preview.js';
import { MakeCleanPreview } from './previews/make-clean-preview.js';
import { MakeLargePreview } from './previews/make-large-preview.js';
import { MakePreview } from './previews/make-preview.js';
import { PreviewsNow } from './previews/previews-now.js';
import { UnlockedFiles } from './unlocked-files.js';
import { BeginReview } from './use-cases/begin-review.js';
import { BeginUpload } from './use-cases/begin-upload.js';
import { CaptionUpload } from './use-cases/caption-upload.js';
import { DeliverFiles } from './use-cases/deliver-files.js';
import { DiscardUpload } from './use-cases/discard-upload.js';
import { FinishUpload } from './use-cases/finish-upload.js';
import { OrderLargePreview } from './use-cases/order-large-preview.js';
import { SubmitContent } from './use-cases/submit-content.js';
import { SweepUploads } from './use-cases/sweep-uploads.js';
import { VersionEffects } from './version-effects.js';
import { ExportDeliveries } from './reads/export-deliveries.js';
import { ReadSubmissions } from './reads/read-submissions.js';

@Module({
  imports: [BookingsModule],
  controllers: [CaptionsController, DeliveryController, FilesController, UploadsController],
  providers: [
    ArchiveOriginals,
    ExportDeliveries,
    BeginReview,
    BeginUpload,
    CaptionStore,
    CaptionUpload,
    DeliverFiles,
    DiscardUpload,
    FinishUpload,
    DrawPreview,
    LargePreviewStore,
    MakeCleanPreview,
    MakeLargePreview,
    MakePreview,
    OrderLargePreview,
    OriginalCompanions,
    PresentVersions,
    PreviewStore,
    PreviewsNow,
    ReadSubmissions,
    SubmitContent,
    SweepUploads,
    TusProtocol,
    CHOSEN_ARRIVING_FILES,
    UploadStore,
    UnlockedFiles,
    VersionEffects,
  ],
  exports: [DeliverFiles, OrderLargePreview, OriginalCompanions, PreviewsNow, ReadSubmissions],
})
export class DeliveryModule {}
