import {
  MONEY_STEPS,
  type EscrowState,
  type HappenedFacts,
  type MoneyOfBooking,
  approvedBy,
  parseDollars,
  whatHappened,
} from '@reelpact/domain';
import { useGetHistoryQuery, useGetStatementQuery, type BookingDto, type StatementDto } from '../api/calls';
import { useClock } from '../api/use-clock';
import { dayText } from '../ui/when';

const time = (iso: string | null): number | null => (iso === null ? null : new Date(iso).getTime());
const cents = (amount: string): number => parseDollars(amount) ?? 0;

const moneyOf = ({ net, refunded, settled, expectedAt, hold }: StatementDto): MoneyOfBooking => ({
  net: cents(net),
  refunded: cents(refunded),
  settled,
  expectedAt: time(expectedAt),
  hold: (hold?.code ?? null) as MoneyOfBooking['hold'],
});

type More = Pick<HappenedFacts, 'money' | 'by' | 'now'>;

/** What has happened with a booking's money, as far as it is known without asking more. */
export const happenedText = (booking: BookingDto, { money, by, now }: More): string | null =>
  whatHappened(
    {
      stage: booking.stage,
      escrow: booking.escrowStatus as EscrowState,
      amount: cents(booking.amount),
      transferred: booking.money.done === MONEY_STEPS.length,
      reader: booking.role,
      names: { brand: booking.brandName, creator: booking.package.creator.displayName },
      money,
      by,
      now,
    },
    (at) => dayText(new Date(at).toISOString()),
  );

/** The same with the ledger's sums and dates. Until they are known, or can't be, a page that shows it would jump. */
export function useWhatHappened(
  id: string,
  booking: BookingDto | undefined,
): { happened: string | null; isKnown: boolean } {
  const now = useClock();
  const asked = { refetchOnMountOrArgChange: true };
  // A brand's money is its price until it is divided.
  const isPriceAll = booking?.role === 'brand' && !booking.final;
  const statement = useGetStatementQuery({ id }, { ...asked, skip: booking === undefined || isPriceAll });
  const history = useGetHistoryQuery({ id }, { ...asked, skip: booking?.status !== 'completed' });
  if (!booking) return { happened: null, isKnown: false };
  const isAnswered = ({ data, error }: typeof statement | typeof history): boolean =>
    data !== undefined || error !== undefined;
  const end = history.data?.findLast(({ from, to }) => to === booking.stage && from !== to);
  const money = statement.data ? moneyOf(statement.data) : null;
  return {
    happened: happenedText(booking, { money, by: approvedBy(end), now }),
    isKnown: (isPriceAll || isAnswered(statement)) && (booking.status !== 'completed' || isAnswered(history)),
  };
}
