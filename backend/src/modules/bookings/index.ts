export { BookingEffects, type Change, type EffectParams } from './booking-effects.js';
export type { BookingRecord, BookingRole } from './booking-record.js';
export { BookingsModule } from './bookings.module.js';
export { BookingActionDto, BookingDto, HistoryEntryDto } from './http/booking.dto.js';
export { ChangeStatusDto } from './http/booking-steps.dto.js';
export { BookingPresenter } from './http/booking.presenter.js';
export { BookingStore } from './persistence/booking-store.js';
export { BookingPages } from './reads/booking-pages.js';
export { type HistoryView, ReadHistory } from './reads/read-history.js';
export { FindBooking, roleOf } from './reads/find-booking.js';
export {
  AdvanceBooking,
  type Order,
  type Outcome,
  type Prepared,
  contentHash,
} from './use-cases/advance-booking.js';
export { CreateBooking } from './use-cases/create-booking.js';
export { ASK_PROVIDER_TASK, EndWindows } from './use-cases/end-windows.js';
export { TakeStep } from './use-cases/take-step.js';
