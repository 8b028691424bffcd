import { AWAY_BOOKING, awayText } from '@reelpact/domain';
import type { PageData } from './page-data';

/** That a creator takes no work for a while, where somebody chooses what to book. */
export function AwayNote({ page }: { page: PageData }) {
  if (page.awayUntil === null) return null;
  const isBookable = page.packages.some(({ bookable }) => bookable);
  return (
    <div className="card away">
      <p>
        <b>{awayText(page.awayUntil)}.</b> {isBookable && AWAY_BOOKING}
      </p>
    </div>
  );
}
