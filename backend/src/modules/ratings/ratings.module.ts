import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { CreatorsModule } from '../creators/index.js';
import { ProofModule } from '../proof/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { BookingRatingsController } from './http/booking-ratings.controller.js';
import { BrandRatingsController } from './http/brand-ratings.controller.js';
import { RatingsController } from './http/ratings.controller.js';
import { RatingStore } from './persistence/rating-store.js';
import { PersonalRatings } from './personal-ratings.js';
import { ReadRatings } from './reads/read-ratings.js';
import { EndRatingWindows } from './use-cases/end-rating-windows.js';
import { ModerateRatings } from './use-cases/moderate-ratings.js';
import { OpenRatings } from './use-cases/open-ratings.js';
import { RateBooking } from './use-cases/rate-booking.js';
import { ShowRatings } from './use-cases/show-ratings.js';

@Module({
  imports: [BookingsModule, CreatorsModule, NotificationsModule, ProofModule],
  controllers: [BookingRatingsController, BrandRatingsController, RatingsController],
  providers: [
    EndRatingWindows,
    ModerateRatings,
    OpenRatings,
    PersonalRatings,
    RateBooking,
    RatingStore,
    ReadRatings,
    ShowRatings,
  ],
  exports: [ReadRatings],
})
export class RatingsModule {}
