import {
  type CSSProperties,
  type PointerEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { ComparedFile, CompareStageProps } from './compare-props';
import styles from './compare.module.css';
import { ShareSlider, WayButtons, laidOver, nextWay, videoWay } from './compare-ways';
import { ControlButton } from './control-button';
import type { FramePlayer } from './frame-player';
import { FrameVideo } from './frame-video';
import { follow, sameMoment } from './one-clock';
import { type Size, fittedBox } from './picture-box';
import { QualityMenu } from './quality-menu';
import stageStyles from './stage.module.css';
import { useStoredChoice } from './stored-choice';
import { TimeBar } from './time-bar';
import { Transport } from './transport';
import { useCompareKeys, useIsNarrow } from './use-compare';
import { useFrameVideo, usePlayback, useSteadyUrl } from './use-frame-video';
import { useFullScreen } from './use-full-screen';
import { useElementSize } from './use-picture-box';
import { type Quality, urlOf, useComparedQuality } from './use-quality';

interface PaneProps extends Pick<ComparedFile, 'file' | 'label'> {
  player: FramePlayer;
  quality: Quality;
  /** On a phone one lies over the other. */
  isHidden: boolean;
  /** How it lies over the other one, where it does. */
  laid: CSSProperties | undefined;
  onPress: () => void;
}

function VideoPane({ file, label, player, quality, isHidden, laid, onPress }: PaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const failed = usePlayback(player, (playback) => playback.failed);
  const src = useSteadyUrl(urlOf(file, quality), failed, quality);
  const [measured, setMeasured] = useState<Size | null>(file.media);
  const stage = useElementSize(pane);
  const box = measured && stage ? fittedBox(measured, stage) : null;
  return (
    <div ref={pane} className={styles.pane} data-hidden={isHidden} style={laid} onClick={onPress}>
      <FrameVideo {...{ player, file, src, box }} onMeasured={setMeasured} />
      <span className={styles.label}>{label}</span>
    </div>
  );
}

/** The older version, for as long as a finger or a key is held down. */
function HoldButton({ label, onHold }: { label: string; onHold: (isHeld: boolean) => void }) {
  const release = () => onHold(false);
  return (
    <button
      type="button"
      className={styles.hold}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        onHold(true);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && onHold(true)}
      onKeyUp={release}
      onBlur={release}
      onContextMenu={(event) => event.preventDefault()}
    >
      Hold to see {label}
    </button>
  );
}

/** Two videos on one clock: the audible one drives, the other follows it. */
export function CompareVideos({
  ref,
  older,
  newer,
  items,
  selectedId,
  onSelect,
  initialFrame = 0,
}: CompareStageProps) {
  const room = useRef<HTMLElement>(null);
  const olderPlayer = useFrameVideo(older.file, older.onWatched, older.watched);
  const newerPlayer = useFrameVideo(newer.file, newer.onWatched, newer.watched);
  const [players] = useState({ older: olderPlayer, newer: newerPlayer });
  const [heard, setHeard] = useState<'older' | 'newer'>('newer');
  const [isHeld, setHeld] = useState(false);
  const isNarrow = useIsNarrow();
  const way = useStoredChoice(videoWay);
  const [share, setShare] = useState(50);
  const isHeldToSee = isNarrow && way === 'beside';
  const isStacked = isNarrow || way !== 'beside';
  const full = useFullScreen(room);
  const quality = useComparedQuality(older.file, newer.file);
  const driver = isNarrow ? players.newer : players[heard];
  const follower = driver === players.newer ? players.older : players.newer;

  useEffect(() => {
    follower.setSound({ muted: true });
    driver.setSound({ muted: false });
    return follow(driver, follower);
  }, [driver, follower]);
  useEffect(() => {
    void players.newer.showFrame(initialFrame);
  }, [players, initialFrame]);
  const show = (frame: number) => void driver.showFrame(sameMoment(players.newer, frame, driver));
  useImperativeHandle(ref, () => ({
    showFrame: show,
    freeze: () => sameMoment(driver, driver.freeze(), players.newer),
    togglePlay: () => driver.togglePlay(),
  }));
  useCompareKeys(room, driver, full, {
    compareWay: () => videoWay.set(nextWay(way)),
    ...(quality && { quality: quality.toggle }),
  });

  const pane = (side: 'older' | 'newer') => (
    <VideoPane
      {...(side === 'older' ? older : newer)}
      player={players[side]}
      quality={quality?.shown ?? 'standard'}
      isHidden={isHeldToSee && (side === 'older') !== isHeld}
      laid={side === 'newer' ? laidOver(way, share) : undefined}
      onPress={() => driver.togglePlay()}
    />
  );
  const size = newer.file.media;
  return (
    <section
      ref={room}
      className={stageStyles.stage}
      data-full={full.isFull}
      aria-label={`Compare ${older.label} with ${newer.label}`}
    >
      <div
        className={isStacked ? styles.stacked : styles.panes}
        data-wide={size !== null && size.width > size.height}
        style={isNarrow && size ? { aspectRatio: size.width / size.height } : undefined}
      >
        {pane('older')}
        {pane('newer')}
        {way === 'slider' && <ShareSlider {...{ way, share }} label={older.label} onShare={setShare} />}
      </div>
      <TimeBar
        player={driver}
        scrub={driver === players.newer ? newer.file.scrub : older.file.scrub}
        items={driver === players.newer ? items : []}
        {...{ selectedId, onSelect }}
        moment={null}
        onMoment={() => {}}
      />
      <Transport player={driver} hasAudio={newer.file.media?.hasAudio ?? true}>
        <WayButtons {...{ way }} onWay={videoWay.set} beside={isNarrow ? 'One at a time' : undefined} />
        {way === 'overlay' && <ShareSlider {...{ way, share }} label={older.label} onShare={setShare} />}
        {quality && <QualityMenu {...quality} />}
        {isHeldToSee ? (
          <HoldButton label={older.label} onHold={setHeld} />
        ) : (
          !isNarrow &&
          (['older', 'newer'] as const).map((side) => (
            <ControlButton
              key={side}
              label={`Hear ${side === 'older' ? older.label : newer.label}`}
              pressed={heard === side}
              onPress={() => setHeard(side)}
            >
              {side === 'older' ? older.label : newer.label} sound
            </ControlButton>
          ))
        )}
      </Transport>
    </section>
  );
}
