import { visitBookings } from '../../test/booking-visits';

visitBookings([1, 2]);
