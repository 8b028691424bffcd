import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { DeliveryModule } from '../delivery/index.js';
import { DrawStills } from './exports/draw-stills.js';
import { ExportRoom } from './exports/export-room.js';
import { ReviewController } from './http/review.controller.js';
import { ExportItems } from './reads/export-items.js';
import { ItemStore } from './persistence/item-store.js';
import { ReadItems } from './reads/read-items.js';
import { DiscussItems } from './use-cases/discuss-items.js';
import { SendItems } from './use-cases/send-items.js';
import { WriteDrafts } from './use-cases/write-drafts.js';

@Module({
  imports: [BookingsModule, DeliveryModule],
  controllers: [ReviewController],
  providers: [
    DiscussItems,
    DrawStills,
    ExportRoom,
    ItemStore,
    ExportItems,
    ReadItems,
    SendItems,
    WriteDrafts,
  ],
})
export class ReviewModule {}
