import { type PageEvent, type PageNumber, ESCROW_STATES, moneyCameIn } from '@reelpact/domain';
import { EARNED_CENTS } from '../../escrow/index.js';

/** The numbers of some days, a source or a package; money in cents. */
export type Numbers = Record<PageNumber, number>;

export const NO_NUMBERS: Numbers = {
  views: 0,
  visitors: 0,
  reelPlays: 0,
  packageClicks: 0,
  bookingStarts: 0,
  bookings: 0,
  paidBookings: 0,
  money: 0,
};
const NAMES = Object.keys(NO_NUMBERS) as PageNumber[];

export function sumOf(rows: readonly Numbers[]): Numbers {
  return rows.reduce(
    (sum, row) => Object.fromEntries(NAMES.map((name) => [name, sum[name] + row[name]])) as Numbers,
    NO_NUMBERS,
  );
}
/** Without what else stands in a row. */
export const numbersIn = (row: Numbers): Numbers => sumOf([row]);

/** How the rows below call what has happened; what is no event of the page comes from elsewhere. */
const COUNTED: Record<Exclude<PageNumber, 'money'>, PageEvent | 'visitor' | 'booking' | 'paid'> = {
  views: 'view',
  visitors: 'visitor',
  reelPlays: 'reel_play',
  packageClicks: 'package_click',
  bookingStarts: 'book_start',
  bookings: 'booking',
  paidBookings: 'paid',
};

/** `$4` and `$5` of the statements: what a creator doesn't learn of, and where a card was charged. */
export const CHARGED = ESCROW_STATES.filter(moneyCameIn);

/**
 * The bookings of a creator (`$1`) from one day (`$2`) to another (`$3`). Each belongs to the day and the source it was made
 * from, with what it has earned since.
 */
const BOOKED = `
    select (b.created_at at time zone 'UTC')::date as day, coalesce(b.source, 'direct') as source, b.package_id, b.escrow,
      coalesce((select sum(${EARNED_CENTS}) from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.deal_creator_id = p.creator_id
        where p.booking_id = b.id and p.creator_id = b.creator_id and p.step in ('settle', 'grant')), 0) as cents
    from bookings b where b.creator_id = $1 and b.stage <> all($4::text[])
      and b.created_at >= $2::date::timestamp at time zone 'UTC'
      and b.created_at < ($3::date + 1)::timestamp at time zone 'UTC'`;

/** Everything that is counted in those days, those bookings included. Visitors of a day that is not over are still hashes. */
export const HAPPENED = `
    select day, source, package_id, event, count as times, 0 as cents from page_counts
      where creator_id = $1 and day between $2::date and $3::date
    union all
    select day, source, null, 'visitor', count(*), 0 from page_visitors
      where creator_id = $1 and day between $2::date and $3::date group by day, source
    union all
    select day, source, package_id, kind, 1, case kind when 'booking' then cents else 0 end
      from (${BOOKED}) as booked cross join (values ('booking'), ('paid')) as kinds (kind)
      where kind = 'booking' or escrow = any($5::text[])`;

/** The numbers of one group of rows; as floats, which hold every whole number that can come together and reach us as numbers. */
export const NUMBERS = [
  ...Object.entries(COUNTED).map(
    ([name, event]) => `coalesce(sum(times) filter (where event = '${event}'), 0)::float8 as "${name}"`,
  ),
  'sum(cents)::float8 as money',
].join(', ');
