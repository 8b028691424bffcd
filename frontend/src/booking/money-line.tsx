import { MONEY_STEP_LABELS, MONEY_STEPS, type MoneyLine as Money } from '@reelpact/domain';
import { StepDots } from '../ui/step-dots';
import styles from './money-line.module.css';

/** Where the money of a booking is now: four dots and, when there is room, a sentence. */
export function MoneyLine({ money, brief }: { money: Money; brief?: boolean }) {
  return (
    <div className={styles.money}>
      <StepDots
        label={money.text}
        steps={MONEY_STEPS.map((step, index) => ({
          label: MONEY_STEP_LABELS[step],
          state: index < money.done ? 'reached' : money.returned ? 'undone' : 'open',
        }))}
      />
      {!brief && <p>{money.text}</p>}
    </div>
  );
}
