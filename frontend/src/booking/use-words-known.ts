import { useGetHistoryQuery, type BookingDto } from '../api/calls';
import { useRoom } from './review/use-room';

/**
 * Whether it is known what the brand's last words and the list of changes say, or that they can't be loaded. They stand above the rest
 * of a page: shown before that, the page would jump twice.
 */
export function useWordsKnown(id: string, booking: BookingDto | undefined): boolean {
  const history = useGetHistoryQuery({ id }, { refetchOnMountOrArgChange: true });
  const room = useRoom(booking ?? { id, submissions: [] }, booking?.role !== 'creator');
  const hasHistory = history.data !== undefined || history.error !== undefined;
  return hasHistory && (booking?.role !== 'creator' || room.isKnown || room.error !== undefined);
}
