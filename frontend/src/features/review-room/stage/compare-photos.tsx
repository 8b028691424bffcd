import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ComparedFile, CompareStageProps } from './compare-props';
import styles from './compare.module.css';
import { ControlButton } from './control-button';
import controls from './controls.module.css';
import stageStyles from './stage.module.css';
import { useIsNarrow } from './use-compare';
import { useSteadyUrl } from './use-frame-video';

function Photo({ file, label }: Pick<ComparedFile, 'file' | 'label'>) {
  const [failed, setFailed] = useState(false);
  const src = useSteadyUrl(file.playUrl ?? '', failed);
  return (
    <>
      <img
        className={styles.photo}
        {...{ src }}
        alt={`${file.filename}, ${label}`}
        draggable={false}
        onError={() => setFailed(true)}
        onLoad={() => setFailed(false)}
      />
      <span className={styles.label}>{label}</span>
    </>
  );
}

/** Two photos beside each other, or one over the other with an edge that can be moved. */
export function ComparePhotos({ ref, older, newer }: CompareStageProps) {
  const isNarrow = useIsNarrow();
  const watched = useRef([older.onWatched, newer.onWatched]);
  useEffect(() => watched.current.forEach((note) => note(0)), []);
  const [way, setWay] = useState<'slider' | 'beside'>('slider');
  const [edge, setEdge] = useState(50);
  useImperativeHandle(ref, () => ({ showFrame() {}, freeze: () => null, togglePlay() {} }));
  const isSlider = way === 'slider';
  return (
    <section className={stageStyles.stage} aria-label={`Compare ${older.label} with ${newer.label}`}>
      {isSlider ? (
        <div className={styles.slid}>
          <div className={styles.under}>
            <Photo {...newer} />
          </div>
          <div className={styles.over} style={{ clipPath: `inset(0 ${100 - edge}% 0 0)` }}>
            <Photo {...older} />
          </div>
          <span className={styles.edge} style={{ left: `${edge}%` }} />
          <input
            type="range"
            className={styles.slide}
            aria-label={`How much of ${older.label} is shown`}
            aria-valuetext={`${edge}% ${older.label}`}
            min={0}
            max={100}
            value={edge}
            onChange={({ target }) => setEdge(Number(target.value))}
          />
        </div>
      ) : (
        <div className={styles.panes} data-wide={isNarrow}>
          {[older, newer].map((each) => (
            <div key={each.label} className={styles.pane}>
              <Photo {...each} />
            </div>
          ))}
        </div>
      )}
      <div className={controls.controls} role="group" aria-label="Compare">
        <ControlButton label="Slider" pressed={isSlider} onPress={() => setWay('slider')}>
          Slider
        </ControlButton>
        <ControlButton label="Side by side" pressed={!isSlider} onPress={() => setWay('beside')}>
          Side by side
        </ControlButton>
      </div>
    </section>
  );
}
