import { dollarsText, feeText } from '@reelpact/domain';
import styles from './payout-sums.module.css';

interface PayoutSumsProps {
  /** Dollars, as the server says them. */
  pending: string;
  available: string;
  paid: string;
  /** What the platform keeps of a new booking. */
  feeBps: number;
}

/** The creator's money in its three places. */
export function PayoutSums({ pending, available, paid, feeBps }: PayoutSumsProps) {
  const sums = [
    {
      name: 'Pending',
      sum: pending,
      says: "Held for bookings that aren't finished, before the platform's fee.",
      yours: false,
    },
    { name: 'Available', sum: available, says: 'Released to you and not sent yet.', yours: true },
    { name: 'Paid', sum: paid, says: 'Sent to your account at the payment provider.', yours: true },
  ];
  return (
    <>
      <dl className={styles.sums}>
        {sums.map(({ name, sum, says, yours }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={yours && Number(sum) > 0 ? `${styles.sum} ${styles.yours}` : styles.sum}>
              {dollarsText(sum)}
            </dd>
            <dd className={styles.says}>{says}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.says}>{feeText(feeBps)}</p>
    </>
  );
}
