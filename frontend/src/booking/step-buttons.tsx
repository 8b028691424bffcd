import { type BookingActionName, stepRow } from '@reelpact/domain';
import { useId } from 'react';
import { Button } from '../ui/button';
import styles from './step-buttons.module.css';
import type { OfferedStep } from './booking-view';

interface StepButtonsProps {
  /** What the server says that this person may do now; nothing else is offered. */
  actions: readonly OfferedStep[];
  onAct: (name: BookingActionName) => void;
  /** The action that is being carried out. */
  running?: BookingActionName | null;
  /** Whether it is this person's turn: only then does one of the buttons lead; or the one that does. */
  leads?: boolean | BookingActionName;
  /** Keeps all of them shut while something else is going on. */
  disabled?: boolean;
  block?: boolean;
}

const isDestructive = (name: BookingActionName): boolean => stepRow(name).destructive === true;

/** The step that a page puts first; none where all that can be done is to end something, or nothing should be preferred. */
export const leadingStep = (actions: readonly OfferedStep[]): BookingActionName | undefined =>
  actions.find(({ name, enabled }) => enabled && !isDestructive(name) && stepRow(name).neutral !== true)
    ?.name;

/** A booking's `actions` as buttons; those that can't be used now say why. */
export function StepButtons({
  actions,
  onAct,
  running = null,
  leads = true,
  disabled,
  block,
}: StepButtonsProps) {
  const id = useId();
  const leading = leads === true ? leadingStep(actions) : leads;
  return (
    <div className={block ? `${styles.actions} ${styles.block}` : styles.actions}>
      {actions.map(({ name, label, enabled, reason }) => {
        const reasonId = `${id}-${name}`;
        return (
          <div key={name} className={styles.action}>
            <Button
              look={name === leading ? 'primary' : leading && isDestructive(name) ? 'text' : 'outline'}
              danger={isDestructive(name)}
              disabled={!enabled || disabled || (running !== null && running !== name)}
              busy={running === name}
              block={block}
              aria-describedby={!enabled && reason ? reasonId : undefined}
              onClick={() => onAct(name)}
            >
              {label}
            </Button>
            {!enabled && reason && (
              <span id={reasonId} className={styles.reason}>
                {reason}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
