import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { CreatorsModule } from '../creators/index.js';
import { IdentityModule } from '../identity/index.js';
import { BookingEffects } from './booking-effects.js';
import { BookingPresenter } from './http/booking.presenter.js';
import { KeptBookings } from './http/kept-bookings.js';
import { BriefFilesController } from './http/brief-files.controller.js';
import { BookingsController } from './http/bookings.controller.js';
import { DashboardsController } from './http/dashboards.controller.js';
import { ReviewQueueController } from './http/review-queue.controller.js';
import { StepsController } from './http/steps.controller.js';
import { CopyAddress } from './copy-address.js';
import { DeliveredVersions } from './delivered-versions.js';
import { FollowBookings } from './follow-bookings.js';
import { KeepTotals } from './keep-totals.js';
import { LendToIdentity } from './lend-to-identity.js';
import { LiveBookings } from './live-bookings.js';
import { PersonalBookings } from './personal-bookings.js';
import { BookingFacts } from './persistence/booking-facts.js';
import { BookingStore } from './persistence/booking-store.js';
import { ReadBookings } from './reads/read-bookings.js';
import { BookingLists } from './reads/booking-lists.js';
import { ListedBookings } from './reads/listed-bookings.js';
import { MeasureDeadlines } from './reads/measure-deadlines.js';
import { OpenBookings } from './reads/open-bookings.js';
import { BookingPages } from './reads/booking-pages.js';
import { FindBooking } from './reads/find-booking.js';
import { ReadHistory } from './reads/read-history.js';
import { ReadTotals } from './reads/read-totals.js';
import { ReviewQueue } from './reads/review-queue.js';
import { StepInputs } from './step-inputs.js';
import { AdvanceBooking } from './use-cases/advance-booking.js';
import { BookingTerms } from './use-cases/booking-terms.js';
import { BriefFiles } from './use-cases/brief-files.js';
import { CreateBooking } from './use-cases/create-booking.js';
import { EditBrief } from './use-cases/edit-brief.js';
import { EndWindows } from './use-cases/end-windows.js';
import { TakeStep } from './use-cases/take-step.js';

@Module({
  imports: [IdentityModule, CatalogModule, CreatorsModule],
  controllers: [
    BookingsController,
    BriefFilesController,
    StepsController,
    DashboardsController,
    ReviewQueueController,
  ],
  providers: [
    AdvanceBooking,
    BookingEffects,
    BookingLists,
    ListedBookings,
    KeptBookings,
    BookingPages,
    OpenBookings,
    BookingPresenter,
    BookingFacts,
    BookingStore,
    BookingTerms,
    BriefFiles,
    CopyAddress,
    CreateBooking,
    DeliveredVersions,
    EditBrief,
    EndWindows,
    FindBooking,
    FollowBookings,
    KeepTotals,
    LendToIdentity,
    LiveBookings,
    MeasureDeadlines,
    PersonalBookings,
    ReadBookings,
    ReadHistory,
    ReadTotals,
    ReviewQueue,
    StepInputs,
    TakeStep,
  ],
  exports: [
    BookingPages,
    OpenBookings,
    AdvanceBooking,
    BookingEffects,
    BookingPresenter,
    BookingFacts,
    ReadBookings,
    CreateBooking,
    DeliveredVersions,
    EndWindows,
    FindBooking,
    FollowBookings,
    LiveBookings,
    ReadHistory,
    StepInputs,
    TakeStep,
  ],
})
export class BookingsModule {}
