import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ComparedFile, CompareStageProps } from './compare-props';
import styles from './compare.module.css';
import { ShareSlider, WayButtons, laidOver, nextWay, photoWay } from './compare-ways';
import controls from './controls.module.css';
import { QualityMenu } from './quality-menu';
import stageStyles from './stage.module.css';
import { useStoredChoice } from './stored-choice';
import { useIsNarrow } from './use-compare';
import { useSteadyUrl } from './use-frame-video';
import { type Quality, urlOf, useComparedQuality } from './use-quality';
import { useRoomKeys } from './use-room-keys';

function Photo({ file, label, quality }: Pick<ComparedFile, 'file' | 'label'> & { quality: Quality }) {
  const [failed, setFailed] = useState(false);
  const src = useSteadyUrl(urlOf(file, quality), failed, quality);
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

/** Two photos beside each other, or one over the other with an edge that can be moved, or shining through. */
export function ComparePhotos({ ref, older, newer }: CompareStageProps) {
  const room = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow();
  const watched = useRef([older.onWatched, newer.onWatched]);
  useEffect(() => watched.current.forEach((note) => note(0)), []);
  const way = useStoredChoice(photoWay);
  const [share, setShare] = useState(50);
  useImperativeHandle(ref, () => ({ showFrame() {}, freeze: () => null, togglePlay() {} }));
  const quality = useComparedQuality(older.file, newer.file);
  const shown = quality?.shown ?? 'standard';
  useRoomKeys(room, {
    compareWay: () => photoWay.set(nextWay(way)),
    ...(quality && { quality: quality.toggle }),
  });
  const slider = <ShareSlider {...{ way, share }} label={older.label} onShare={setShare} />;
  return (
    <section
      ref={room}
      className={stageStyles.stage}
      aria-label={`Compare ${older.label} with ${newer.label}`}
    >
      <div
        className={way === 'beside' ? styles.panes : `${styles.stacked} ${styles.slid}`}
        data-wide={isNarrow}
      >
        <div className={styles.pane}>
          <Photo {...older} quality={shown} />
        </div>
        <div className={styles.pane} style={laidOver(way, share)}>
          <Photo {...newer} quality={shown} />
        </div>
        {way === 'slider' && slider}
      </div>
      <div className={controls.controls} role="group" aria-label="Compare">
        <WayButtons {...{ way }} onWay={photoWay.set} />
        {way === 'overlay' && slider}
        {quality && <QualityMenu {...quality} />}
      </div>
    </section>
  );
}
