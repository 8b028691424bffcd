import {
  type BookingActionName,
  ACTOR_LABELS,
  LAB_INCOMPLETE_LABEL,
  type LabMove,
  NOT_OFFERED,
  type Party,
  type Reader,
  labFields,
  stepRow,
} from '@reelpact/domain';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import type { LabBookingDto } from '../../api/generated-admin';
import { Panel } from '../../ui/panel';
import { MoveDialog } from './move-dialog';
import styles from './moves.module.css';
import type { LabBooking } from './use-lab-booking';

interface PartyStepsProps extends Pick<LabBooking, 'busy' | 'make' | 'said'> {
  booking: LabBookingDto;
}

interface Asked {
  step: BookingActionName;
  by?: Party;
}

/** For each party the steps offered, and the reason where one is not. */
export function PartySteps({ booking, busy, make, said }: PartyStepsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [anything, setAnything] = useState(false);
  const press = (step: BookingActionName, party: Reader) => {
    // Of a step that either party can take, it matters who does.
    const by = stepRow(step).by === 'parties' && party !== 'admin' ? { by: party } : {};
    if (labFields(step).some(({ required }) => required)) setAsked({ step, ...by });
    else void make({ step, ...by });
  };
  const confirm = async (move: LabMove) => {
    if (await make(move)) setAsked(null);
  };

  return (
    <Panel
      title="Steps"
      aside={
        <Checkbox checked={anything} onChange={({ target }) => setAnything(target.checked)}>
          Try what is not offered
        </Checkbox>
      }
    >
      <div className={styles.parties}>
        {booking.parties.map(({ party, actions }) => {
          // With why they can't be taken; what the party's own page doesn't show is only named.
          const shown = actions.filter(({ reason }) => anything || reason !== NOT_OFFERED);
          const hidden = actions.filter((one) => !shown.includes(one)).map(({ label }) => label);
          return (
            <section key={party} aria-label={ACTOR_LABELS[party]} className={styles.group}>
              <h3>{ACTOR_LABELS[party]}</h3>
              {shown.map(({ name, label, enabled, reason }) => (
                <div key={name} className={styles.move}>
                  <Button
                    type={enabled ? 'primary' : 'default'}
                    disabled={busy || (!enabled && !anything)}
                    onClick={() => press(name, party)}
                  >
                    {label}
                  </Button>
                  {name === 'submit_content' && (
                    <Button
                      disabled={busy || (!enabled && !anything)}
                      onClick={() => void make({ step: name, incomplete: true })}
                    >
                      {LAB_INCOMPLETE_LABEL}
                    </Button>
                  )}
                  {reason && <span className={styles.why}>{reason}</span>}
                </div>
              ))}
              {hidden.length > 0 && (
                <p className={styles.why}>Not offered at this stage: {hidden.join(', ')}.</p>
              )}
            </section>
          );
        })}
      </div>
      {asked && (
        <MoveDialog
          {...asked}
          busy={busy}
          refused={said?.refused ? said.text : null}
          onConfirm={(move) => void confirm(move)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}
