import { type FrameRate, frameText, rangeText } from '@reelpact/domain';
import { useRef, useState } from 'react';
import { cleared, endingAt, startingAt } from '../stage/moment-range';
import type { Moment } from '../stage-contract';
import styles from './composer.module.css';
import type { Pointing } from './pointing';

/** Said where the end would be the start: a range takes two frames. */
const TOO_SHORT = 'Go to where the range ends, then press “To here”.';

interface RangeButtonsProps extends Pick<Pointing, 'onMoment' | 'onFreeze'> {
  moment: Moment;
  rate: FrameRate;
}

/** Makes the moment of a comment a range, from and to what is on screen, as the keys I, O and X do. */
export function RangeButtons({ moment, rate, onMoment, onFreeze }: RangeButtonsProps) {
  const toHere = useRef<HTMLButtonElement>(null);
  /** What the last button did, for readers who don't see the range on the bar. */
  const [said, setSaid] = useState('');
  const isRange = moment.endFrame !== null;

  function take(at: (moment: Moment, frame: number) => Moment): void {
    const frame = onFreeze();
    if (frame === null) return;
    const made = at(moment, frame);
    const { startFrame, endFrame } = made;
    onMoment(made);
    if (endFrame !== null) setSaid(`Range: ${rangeText(startFrame ?? frame, endFrame, rate)}`);
    else setSaid(at === endingAt ? TOO_SHORT : `From ${frameText(frame, rate)}`);
  }
  return (
    <span className={styles.tools} role="group" aria-label="Range">
      <button
        type="button"
        className={styles.tool}
        aria-keyshortcuts="I"
        title="Start a range at the frame on screen (I)"
        onClick={() => take(startingAt)}
      >
        From here
      </button>
      <button
        ref={toHere}
        type="button"
        className={styles.tool}
        aria-keyshortcuts="O"
        title="End the range at the frame on screen (O)"
        onClick={() => take(endingAt)}
      >
        To here
      </button>
      {isRange && (
        <button
          type="button"
          className={styles.tool}
          aria-keyshortcuts="X"
          title="Back to the frame where the range starts (X)"
          onClick={() => {
            onMoment(cleared(moment));
            setSaid('Range cleared.');
            // This button goes with the range.
            toHere.current?.focus();
          }}
        >
          Clear range
        </button>
      )}
      <span className={said === TOO_SHORT && !isRange ? styles.hint : styles.aloud} aria-live="polite">
        {said}
      </span>
    </span>
  );
}
