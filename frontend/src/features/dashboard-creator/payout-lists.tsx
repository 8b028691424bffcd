import { dollarsText } from '@reelpact/domain';
import type { BankPayoutDto, BankPayoutStatus, SentPayoutDto, WaitingShareDto } from '../../api/calls';
import { Badge, type Tone } from '../../ui/badge';
import { dateText } from '../../ui/when';
import styles from './payout-lists.module.css';

/** Shares that are the creator's and have not left yet, each with the reason. */
export function WaitingShares({ shares }: { shares: readonly WaitingShareDto[] }) {
  return (
    <ul className={styles.rows}>
      {shares.map(({ bookingId, brandName, amount, hold }) => (
        <li key={bookingId}>
          <span className={styles.who}>{brandName}</span>
          <span className={styles.sum}>{dollarsText(amount)}</span>
          <span className={styles.why}>{hold.message}</span>
        </li>
      ))}
    </ul>
  );
}

/** What went to the creator's account, and what was taken back from it. */
export function SentPayouts({ payouts }: { payouts: readonly SentPayoutDto[] }) {
  return (
    <ul className={styles.rows}>
      {payouts.map(({ bookingId, brandName, packageName, direction, amount, at }) => {
        const sent = direction === 'sent';
        return (
          <li key={`${bookingId} ${direction} ${at}`}>
            <span className={styles.who}>{brandName}</span>
            <span className={styles.sum}>
              {sent ? '' : '−'}
              {dollarsText(amount)}
            </span>
            <span className={styles.more}>
              {packageName} · {dateText(at)}
            </span>
            <span className={styles.state}>
              <Badge tone={sent ? 'money' : 'danger'}>{sent ? 'Sent' : 'Taken back'}</Badge>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const bankStates: Record<BankPayoutStatus, { word: string; tone: Tone; when: string }> = {
  pending: { word: 'On its way', tone: 'primary', when: 'expected' },
  paid: { word: 'Arrived', tone: 'money', when: 'arrived' },
  failed: { word: 'Failed', tone: 'danger', when: 'was expected' },
};

/** What the payment provider sent on to the creator's bank. */
export function BankPayouts({ payouts }: { payouts: readonly BankPayoutDto[] }) {
  return (
    <ul className={styles.rows}>
      {payouts.map(({ id, amount, status, arrivesAt, failure }) => {
        const { word, tone, when } = bankStates[status];
        return (
          <li key={id}>
            <span className={styles.who}>{dollarsText(amount)}</span>
            <span className={styles.state}>
              <Badge tone={tone}>{word}</Badge>
            </span>
            <span className={styles.more}>
              {when} {dateText(arrivesAt)}
            </span>
            {failure && <span className={styles.why}>{failure}</span>}
          </li>
        );
      })}
    </ul>
  );
}
