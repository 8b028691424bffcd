import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { DeliveryModule } from '../delivery/index.js';
import { DrawStills } from './exports/draw-stills.js';
import { ExportRoom } from './exports/export-room.js';
import { LinksController } from './http/links.controller.js';
import { ReviewController } from './http/review.controller.js';
import { ReviewedFilesController } from './http/reviewed-files.controller.js';
import { SharedReviewController } from './http/shared-review.controller.js';
import { LinkTokens } from './link-tokens.js';
import { ItemStore } from './persistence/item-store.js';
import { LinkStore } from './persistence/link-store.js';
import { PersonalReview } from './personal-review.js';
import { ReadItems } from './reads/read-items.js';
import { DiscussItems } from './use-cases/discuss-items.js';
import { ManageLinks } from './use-cases/manage-links.js';
import { OpenLinks } from './use-cases/open-links.js';
import { SendItems } from './use-cases/send-items.js';
import { WriteDrafts } from './use-cases/write-drafts.js';
import { WriteNotes } from './use-cases/write-notes.js';

@Module({
  imports: [BookingsModule, DeliveryModule],
  controllers: [LinksController, ReviewController, ReviewedFilesController, SharedReviewController],
  providers: [
    DiscussItems,
    DrawStills,
    ExportRoom,
    ItemStore,
    LinkStore,
    LinkTokens,
    ManageLinks,
    OpenLinks,
    PersonalReview,
    ReadItems,
    SendItems,
    WriteDrafts,
    WriteNotes,
  ],
})
export class ReviewModule {}
