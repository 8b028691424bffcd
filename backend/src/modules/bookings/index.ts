export { BookingEffects } from './booking-effects.js';
export { type Change, FollowBookings, type ToldChange } from './follow-bookings.js';
export { type BookingKey, type BookingRecord, type BookingRole, NO_FACTS } from './booking-record.js';
export { peopleOf } from './people-of.js';
export { BookingsModule } from './bookings.module.js';
export { BookingDto } from './http/booking.dto.js';
export { HistoryEntryDto } from './http/history.dto.js';
export { BookingActionDto } from './http/situation.dto.js';
export {
  LargePreviewDto,
  MissingPartDto,
  MediaFactsDto,
  ScrubSheetDto,
  type SubmissionDto,
  type SubmissionFileDto,
} from './http/submission.dto.js';
export { DeliveredVersions } from './delivered-versions.js';
export { ChangeStatusDto } from './http/booking-steps.dto.js';
export { BookingPresenter } from './http/booking.presenter.js';
export { LiveBookings } from './live-bookings.js';
export { ReadBookings } from './reads/read-bookings.js';
export { CREATORS_OF_BOOKINGS } from './reads/creator-of-booking.js';
export { BookingFacts } from './persistence/booking-facts.js';
export { BookingPages } from './reads/booking-pages.js';
export { OpenBookings } from './reads/open-bookings.js';
export { type HistoryView, ReadHistory } from './reads/read-history.js';
export { FindBooking } from './reads/find-booking.js';
export { seenByCreator } from './reads/seen-by-creator.js';
export { situationOf } from './reads/situations.js';
export { AdvanceBooking, type Outcome, type Prepared, contentHash } from './use-cases/advance-booking.js';
export { CreateBooking } from './use-cases/create-booking.js';
export { ASK_PROVIDER_TASK, EndWindows } from './use-cases/end-windows.js';
export { TakeStep } from './use-cases/take-step.js';
export { StepInputs } from './step-inputs.js';
