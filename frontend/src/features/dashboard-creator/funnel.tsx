import { PAGE_NUMBER_LABELS, changeText, dollarsText, formatMoney, parseDollars } from '@reelpact/domain';
import type { InsightsDto } from '../../api/calls';
import styles from './funnel.module.css';

const STEPS = ['visitors', 'views', 'packageClicks', 'bookingStarts', 'bookings'] as const;

const count = (number: number): string => number.toLocaleString('en-US');

type Totals = InsightsDto['totals'];

/** The way from a visit to money, each step with how it has changed. */
export function Funnel({ totals, before, days }: { totals: Totals; before: Totals; days: number }) {
  const steps = STEPS.map((name) => ({
    name,
    label: PAGE_NUMBER_LABELS[name],
    value: count(totals[name]),
    change: changeText(totals[name], before[name], days, count),
  }));
  const cents = (sum: string): number => parseDollars(sum) ?? 0;
  const money = changeText(cents(totals.money), cents(before.money), days, formatMoney);
  return (
    <ol className={styles.funnel} aria-label="From visit to money">
      {steps.map(({ name, label, value, change }) => (
        <li key={name}>
          <span>{label}</span>
          <b>{value}</b>
          <small>{change}</small>
          {name === 'bookings' && <small>{count(totals.paidBookings)} paid</small>}
        </li>
      ))}
      <li className={styles.money}>
        <span>{PAGE_NUMBER_LABELS.money}</span>
        <b>{dollarsText(totals.money)}</b>
        <small>{money}</small>
      </li>
    </ol>
  );
}
