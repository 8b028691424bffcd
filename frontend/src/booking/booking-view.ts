import type { BookingDto, BookingActionDto } from '../api/calls';

/** One step that a person may take, or may not take just now. */
export type OfferedStep = Pick<BookingActionDto, 'name' | 'label' | 'enabled' | 'reason' | 'needs'> &
  Partial<Pick<BookingActionDto, 'names' | 'consequence'>>;

/** As much of a booking as taking a step of it needs. */
export type BookingView = Pick<BookingDto, 'id' | 'flow' | 'amount' | 'brandName' | 'turn' | 'role'> &
  Partial<Pick<BookingDto, 'dueAt' | 'latestDueAt' | 'shipments'>> & {
    actions: readonly OfferedStep[];
    package: { creator: Pick<BookingDto['package']['creator'], 'username' | 'displayName'> };
  };
