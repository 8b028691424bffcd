import { ACTOR_LABELS, BANK_SIGNALS, type BankSignal, PAID_SIGNALS, SIGNALS } from '@reelpact/domain';
import { Button, Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import type { LabBookingDto } from '../../api/generated-admin';
import { Panel } from '../../ui/panel';
import styles from './moves.module.css';
import type { LabBooking } from './use-lab-booking';

interface SignalsProps extends Pick<LabBooking, 'busy' | 'make'> {
  booking: LabBookingDto;
}

const BY = ['provider', 'network'] as const;

/** Everything that the payment provider and the card network can say, at any time. */
export function Signals({ booking, busy, make }: SignalsProps) {
  const { payments, attempt } = booking;
  const [older, setOlder] = useState<number | null>(null);
  const [amount, setAmount] = useState('');
  const [twice, setTwice] = useState(false);
  const chosen = payments.find((one) => one.attempt === (older ?? attempt));
  const send = (signal: BankSignal) =>
    void make({
      signal,
      ...(older !== null && older !== attempt && { attempt: older }),
      ...(amount.trim() !== '' && PAID_SIGNALS.includes(signal) && { amount: amount.trim() }),
      ...(twice && { twice }),
    });

  return (
    <Panel title="Signals">
      <div className={styles.parties}>
        {BY.map((by) => (
          <section key={by} aria-label={ACTOR_LABELS[by]} className={styles.group}>
            <h3>{ACTOR_LABELS[by]}</h3>
            {BANK_SIGNALS.filter((signal) => SIGNALS[signal].by === by).map((signal) => (
              <div key={signal} className={styles.move}>
                <Button
                  type={chosen?.hears.includes(signal) ? 'primary' : 'dashed'}
                  disabled={busy || !chosen}
                  onClick={() => send(signal)}
                >
                  {SIGNALS[signal].history}
                </Button>
                <span className={styles.code}>{signal}</span>
              </div>
            ))}
          </section>
        ))}
      </div>
      {!chosen && (
        <p className={styles.why}>No payment is open at the provider. Take “Pay Now” as the brand first.</p>
      )}
      <div className={styles.options}>
        <Checkbox checked={twice} onChange={({ target }) => setTwice(target.checked)}>
          Send twice
        </Checkbox>
        <Input
          className={styles.amount}
          aria-label="Amount in dollars"
          placeholder="Another amount"
          prefix="$"
          inputMode="decimal"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        {payments.length > 0 && (
          <Select
            aria-label="Payment attempt"
            value={chosen?.attempt}
            placeholder="Payment attempt"
            popupMatchSelectWidth={false}
            onChange={setOlder}
            options={payments.map((one) => ({
              value: one.attempt,
              label: one.attempt === attempt ? `Attempt ${one.attempt}` : `Attempt ${one.attempt} (late)`,
            }))}
          />
        )}
      </div>
      <p className={styles.why}>
        A dashed signal has nothing new for the booking: only its webhook is sent, as providers repeat
        themselves.
      </p>
    </Panel>
  );
}
