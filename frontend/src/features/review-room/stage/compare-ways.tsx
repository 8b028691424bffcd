import type { CSSProperties } from 'react';
import styles from './compare.module.css';
import { ControlButton } from './control-button';
import { storedChoice } from './stored-choice';

const WAYS = { beside: 'Side by side', slider: 'Slider', overlay: 'Overlay' } as const;
type CompareWay = keyof typeof WAYS;
const NAMES = Object.keys(WAYS) as CompareWay[];

export const videoWay = storedChoice<CompareWay>('reelpact.compare-videos', NAMES, 'beside');
/** A photo holds still: the edge between two of them shows at once what is different. */
export const photoWay = storedChoice<CompareWay>('reelpact.compare-photos', NAMES, 'slider');

export const nextWay = (way: CompareWay): CompareWay =>
  NAMES[(NAMES.indexOf(way) + 1) % NAMES.length] ?? 'beside';

/**
 * How the newer version lies over the older one.
 * @param share of the older one that is seen, in percent
 */
export function laidOver(way: CompareWay, share: number): CSSProperties | undefined {
  if (way === 'slider') return { clipPath: `inset(0 0 0 ${share}%)` };
  return way === 'overlay' ? { opacity: 1 - share / 100 } : undefined;
}

interface WayButtonsProps {
  way: CompareWay;
  onWay: (way: CompareWay) => void;
  /** What stands for side by side where there is no room for it. */
  beside?: string;
}

export function WayButtons({ way, onWay, beside = WAYS.beside }: WayButtonsProps) {
  return (
    <span className={styles.ways} role="group" aria-label="How to compare">
      {NAMES.map((name) => {
        const label = name === 'beside' ? beside : WAYS[name];
        return (
          <ControlButton key={name} label={label} pressed={way === name} onPress={() => onWay(name)}>
            {label}
          </ControlButton>
        );
      })}
    </span>
  );
}

interface ShareSliderProps {
  way: CompareWay;
  /** Of the older version. */
  label: string;
  /** In percent. */
  share: number;
  onShare: (share: number) => void;
}

/** What of the older version is seen: an edge that is dragged over the pictures, or how much it shines through. */
export function ShareSlider({ way, label, share, onShare }: ShareSliderProps) {
  const isEdge = way === 'slider';
  return (
    <>
      {isEdge && <span className={styles.edge} style={{ left: `${share}%` }} />}
      <input
        type="range"
        className={isEdge ? styles.slide : styles.mix}
        aria-label={`How much of ${label} is shown`}
        aria-valuetext={`${share}% ${label}`}
        min={0}
        max={100}
        value={share}
        onChange={({ target }) => onShare(Number(target.value))}
      />
    </>
  );
}
