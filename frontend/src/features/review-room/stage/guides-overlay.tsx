import { GUIDES, GUIDE_FRAME, GUIDE_NAMES, GUIDE_NOTE, type Guide } from '@reelpact/domain';
import controls from './controls.module.css';
import styles from './guides-overlay.module.css';
import type { PictureBox } from './picture-box';
import { storedChoice, useStoredChoice } from './stored-choice';

type GuideChoice = Guide | 'off';
const CHOICES: readonly GuideChoice[] = ['off', ...GUIDE_NAMES];
const guideChoice = storedChoice<GuideChoice>('reelpact.guide', CHOICES, 'off');

const labelOf = (choice: GuideChoice): string => (choice === 'off' ? 'Off' : GUIDES[choice].label);

/** The key for guides goes through them. */
export function chooseNextGuide(): void {
  guideChoice.set(CHOICES[(CHOICES.indexOf(guideChoice.get()) + 1) % CHOICES.length] ?? 'off');
}

export function GuideMenu() {
  const chosen = useStoredChoice(guideChoice);
  return (
    <label className={`${styles.menu} ${controls.second}`} title={GUIDE_NOTE}>
      <span>Guides{chosen !== 'off' && <small> approximate</small>}</span>
      <select value={chosen} onChange={({ target }) => guideChoice.set(target.value as GuideChoice)}>
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {labelOf(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Shades what an app covers of an upright video. */
export function GuidesOverlay({ box }: { box: PictureBox }) {
  const chosen = useStoredChoice(guideChoice);
  if (chosen === 'off') return null;
  const { left, top, width, height } = box;
  const { free, label } = GUIDES[chosen];
  return (
    <svg
      className={styles.guides}
      style={{ left, top, width, height }}
      viewBox={`0 0 ${GUIDE_FRAME.width} ${GUIDE_FRAME.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label}: the shaded area may be covered. ${GUIDE_NOTE}`}
    >
      <path
        className={styles.shade}
        fillRule="evenodd"
        d={`M0 0H${GUIDE_FRAME.width}V${GUIDE_FRAME.height}H0Z${free}`}
      />
      <path className={styles.edge} d={free} />
    </svg>
  );
}
