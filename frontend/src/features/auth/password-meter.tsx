import { PASSWORD } from '@reelpact/domain';
import { useEffect, useState } from 'react';
import styles from './password-meter.module.css';
import type { Strength } from './password-strength';

/** Says below a new password how good it is. What it knows is loaded once somebody types one. */
export function PasswordMeter({ password }: { password: string }) {
  const [strength, setStrength] = useState<Strength | null>(null);
  const isLongEnough = password.length >= PASSWORD.min;
  useEffect(() => {
    if (!isLongEnough) return;
    let isCurrent = true;
    // Without it the form works all the same: the server decides.
    import('./password-strength').then(
      ({ strengthOf }) => isCurrent && setStrength(strengthOf(password)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [password, isLongEnough]);
  const known = isLongEnough ? strength : null;
  // Its place is kept from the start: what comes late must not move the button that somebody is about to press.
  return (
    <div className={styles.meter}>
      {known && (
        <meter
          min={0}
          low={2}
          high={3}
          optimum={4}
          max={4}
          value={known.level + 1}
          aria-label="How hard the password is to guess"
        />
      )}
      <span role="status">{known?.advice}</span>
    </div>
  );
}
