import { STATEMENT_SUMS, dollarsText } from '@reelpact/domain';
import { useGetStatementQuery, type BookingDto, type StatementDto } from '../api/calls';
import { Disclosure } from '../ui/disclosure';
import { Facts, type Fact } from '../ui/facts';
import { PlainButton } from '../ui/link-button';
import { useClock } from '../api/use-clock';
import { dateText, momentText } from '../ui/when';
import styles from './statement.module.css';

type Of = Pick<BookingDto, 'id' | 'role' | 'final'>;

/** What became of a booking's money, asked for when it is opened. */
export function Statement({ booking }: { booking: Of }) {
  return (
    <Disclosure label="Statement">
      <Opened booking={booking} />
    </Disclosure>
  );
}

function Opened({ booking }: { booking: Of }) {
  const { data, isLoading, refetch } = useGetStatementQuery(
    { id: booking.id },
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading) return <p className={styles.paper}>Loading…</p>;
  if (!data) {
    return (
      <div className={styles.paper}>
        <p>The statement could not be loaded.</p>
        <div>
          <PlainButton look="quiet" onClick={() => void refetch()}>
            Try again
          </PlainButton>
        </div>
      </div>
    );
  }
  return <Paper booking={booking} statement={data} />;
}

function Paper({ booking: { role, final }, statement }: { booking: Of; statement: StatementDto }) {
  const { place, hold, expectedAt, settled, lines } = statement;
  const now = useClock();
  return (
    <div className={styles.paper}>
      <p className={styles.where}>{place}</p>
      {/* Why a share waits is the creator's business, and often theirs to fix; the brand's money has left by then. */}
      {hold && role !== 'brand' && <p className={styles.hold}>{hold.message}</p>}
      <Facts facts={sumsOf(statement, role, final)} />
      {!settled && !final && (
        <p className={styles.quiet}>Fee and share are what they will be once the content is approved.</p>
      )}
      {expectedAt && (
        <p className={styles.quiet}>
          {new Date(expectedAt).getTime() > now
            ? `Expected by ${dateText(expectedAt)} at the latest.`
            : `It should have arrived by ${dateText(expectedAt)}.`}
        </p>
      )}
      {lines.length > 0 && (
        <ol className={styles.lines}>
          {lines.map(({ at, label, amount }, index) => (
            <li key={`${index} ${at}`}>
              <span>{label}</span>
              <b>{dollarsText(amount)}</b>
              <time dateTime={at}>{momentText(at)}</time>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function sumsOf(
  { gross, fee, net, refunded, settled }: StatementDto,
  role: Of['role'],
  final: boolean,
): Fact[] {
  const names = STATEMENT_SUMS[role];
  // A booking that ended before anything was paid gives nobody a share.
  if (!settled && final) return [{ name: 'Price', value: dollarsText(gross) }];
  return [
    { name: names.gross, value: dollarsText(gross) },
    { name: names.platformFee, value: dollarsText(fee) },
    { name: names.net, value: dollarsText(net) },
    { name: names.refunded, value: dollarsText(refunded) },
  ];
}
