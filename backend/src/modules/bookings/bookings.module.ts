import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { CreatorsModule } from '../creators/index.js';
import { IdentityModule } from '../identity/index.js';
import { BookingEffects } from './booking-effects.js';
import { BookingPresenter } from './http/booking.presenter.js';
import { BookingsController } from './http/bookings.controller.js';
import { DashboardsController } from './http/dashboards.controller.js';
import { StepsController } from './http/steps.controller.js';
import { FollowBookings } from './follow-bookings.js';
import { KeepTotals } from './keep-totals.js';
import { LiveBookings } from './live-bookings.js';
import { PersonalBookings } from './personal-bookings.js';
import { BookingStore } from './persistence/booking-store.js';
import { BookingLists } from './reads/booking-lists.js';
import { OpenBookings } from './reads/open-bookings.js';
import { BookingPages } from './reads/booking-pages.js';
import { FindBooking } from './reads/find-booking.js';
import { ReadHistory } from './reads/read-history.js';
import { ReadSubmissions } from './reads/read-submissions.js';
import { ReadTotals } from './reads/read-totals.js';
import { StepInputs } from './step-inputs.js';
import { TellProof } from './tell-proof.js';
import { AdvanceBooking } from './use-cases/advance-booking.js';
import { CreateBooking } from './use-cases/create-booking.js';
import { EndWindows } from './use-cases/end-windows.js';
import { TakeStep } from './use-cases/take-step.js';

@Module({
  imports: [IdentityModule, CatalogModule, CreatorsModule],
  controllers: [BookingsController, StepsController, DashboardsController],
  providers: [
    AdvanceBooking,
    BookingEffects,
    BookingLists,
    BookingPages,
    OpenBookings,
    BookingPresenter,
    BookingStore,
    CreateBooking,
    EndWindows,
    FindBooking,
    FollowBookings,
    KeepTotals,
    LiveBookings,
    PersonalBookings,
    ReadHistory,
    ReadSubmissions,
    ReadTotals,
    StepInputs,
    TakeStep,
    TellProof,
  ],
  exports: [
    BookingPages,
    OpenBookings,
    AdvanceBooking,
    BookingEffects,
    BookingPresenter,
    BookingStore,
    CreateBooking,
    EndWindows,
    FindBooking,
    FollowBookings,
    LiveBookings,
    ReadHistory,
    ReadSubmissions,
    StepInputs,
    TakeStep,
  ],
})
export class BookingsModule {}
