import { type BookingScreen, screenPath } from '@reelpact/domain';
import type { BookingDto } from '../api/calls';

/** Whether this page is the one that shows a booking in its present state. */
export const isItsPage = ({ id, path }: Pick<BookingDto, 'id' | 'path'>, screen: BookingScreen): boolean =>
  path === screenPath(screen, id);
