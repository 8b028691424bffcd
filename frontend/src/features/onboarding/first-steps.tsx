import { Panel } from '../../ui/panel';
import { Button } from '../../ui/button';
import styles from './first-steps.module.css';

interface FirstStepsProps {
  hasPicture: boolean;
  hasPackage: boolean;
  hasPortfolio: boolean;
  /** Whether the payout account can take money; null while that isn't known. */
  canBePaid: boolean | null;
  /** Whether the link to the page has been copied or shared. */
  shared: boolean;
  /** null while it is asked for elsewhere on the page; so with the link. */
  onPicture: (() => void) | null;
  onPackage: () => void;
  onPortfolio: () => void;
  onPayouts: () => void;
  onShare: (() => void) | null;
}

/** What a new page still needs before it can earn, from the dashboard. It goes when all is done. */
export function FirstSteps(props: FirstStepsProps) {
  const steps = [
    {
      title: 'Add your picture',
      text: 'Brands book people.',
      done: props.hasPicture,
      button: 'Add Picture',
      onPress: props.onPicture,
    },
    {
      title: 'Offer a package',
      text: 'What you make, and what it costs.',
      done: props.hasPackage,
      button: 'Add Package',
      onPress: props.onPackage,
    },
    {
      title: 'Show your work',
      text: 'Three photos or videos are enough to begin.',
      done: props.hasPortfolio,
      button: 'Add Work',
      onPress: props.onPortfolio,
    },
    {
      title: 'Set up payouts',
      text: 'Tell us where your money should go.',
      // What comes later finds its place taken: what is below must not jump.
      done: props.canBePaid === true,
      button: 'Set Up Payouts',
      onPress: props.onPayouts,
    },
    {
      title: 'Share your link',
      text: 'Add it to your bio so people can find you.',
      done: props.shared,
      button: 'Share Link',
      onPress: props.onShare,
    },
  ];
  const done = steps.filter((step) => step.done).length;
  const mayBeDone = done + (props.canBePaid === null ? 1 : 0);
  if (mayBeDone === steps.length) return null;
  return (
    <Panel
      title="Your first steps"
      aside={<span className={styles.count}>{`${done} of ${steps.length} done`}</span>}
    >
      <ol className={styles.steps}>
        {steps.map(({ title, text, button, onPress, ...step }) => (
          <li key={title} className={step.done ? styles.done : undefined}>
            {step.done ? (
              <svg className={styles.tick} viewBox="0 0 24 24" role="img" aria-label="Done:">
                <circle cx="12" cy="12" r="11" fill="currentColor" />
                <path d="M7 12.5l3.5 3.5L17 9" fill="none" stroke="var(--raised)" strokeWidth="2.2" />
              </svg>
            ) : (
              <span className={styles.open} aria-hidden="true" />
            )}
            <span className={styles.words}>
              <strong>{title}</strong>
              {!step.done && <span>{onPress ? text : 'You can do this above.'}</span>}
            </span>
            {!step.done && onPress && <Button onClick={onPress}>{button}</Button>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
