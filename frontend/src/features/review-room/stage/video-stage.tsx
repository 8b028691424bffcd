import { takesGuides } from '@reelpact/domain';
import { useImperativeHandle, useRef, useState } from 'react';
import type { Shape } from '@reelpact/domain';
import { CaptionsButton, CaptionsTrack, toggleCaptions, useCaptionsOn } from './captions';
import { ControlButton } from './control-button';
import type { FramePlayer } from './frame-player';
import { FrameVideo } from './frame-video';
import { GuideMenu, GuidesOverlay, chooseNextGuide } from './guides-overlay';
import { KeysDialog } from './keys-dialog';
import { Marks } from './marks';
import { cleared, covers, endingAt, startingAt } from './moment-range';
import { type PictureBox, type Size, fittedBox } from './picture-box';
import type { DrawnOn, StageElementProps } from './stage-props';
import styles from './stage.module.css';
import { Surface, marksAt } from './surface';
import { TimeBar } from './time-bar';
import { Transport } from './transport';
import { useElementSize } from './use-picture-box';
import { usePlayback, useFrameVideo, useSteadyUrl } from './use-frame-video';
import { type FullScreen, useFullScreen } from './use-full-screen';
import { useRoomKeys } from './use-room-keys';
import type { RoomActions } from './room-keys';
import { QualityMenu, QualityNote } from './quality-menu';
import { useQuality } from './use-quality';

interface FrameMarksProps extends DrawnOn {
  player: FramePlayer;
  box: PictureBox;
  drawn: Shape | null;
}

/** The marks of the frame on screen. */
function FrameMarks({ player, box, drawn, ...on }: FrameMarksProps) {
  const frame = usePlayback(player, (playback) => playback.frame);
  return <Marks box={box} marks={marksAt(frame, on, drawn)} />;
}

/** What the keys do to a video. */
function videoActions(
  player: FramePlayer,
  { moment, onMoment }: Pick<StageElementProps, 'moment' | 'onMoment'>,
  full: FullScreen,
  showKeys: () => void,
): RoomActions {
  const { rate } = player;
  const perSecond = Math.max(1, Math.round(rate.num / rate.den));
  const frame = () => player.playback.frame;
  return {
    play: () => player.togglePlay(),
    back: () => player.shuttle(-1),
    forward: () => player.shuttle(1),
    slower: () => player.changeSpeed(-1),
    faster: () => player.changeSpeed(1),
    frameBack: () => player.stepFrames(-1),
    frameForward: () => player.stepFrames(1),
    secondBack: () => player.stepFrames(-perSecond),
    secondForward: () => player.stepFrames(perSecond),
    rangeStart: () => moment && onMoment(startingAt(moment, frame())),
    rangeEnd: () => moment && onMoment(endingAt(moment, frame())),
    clearRange: () => moment && onMoment(cleared(moment)),
    loop: () => player.setLoop(!player.playback.loop),
    mute: () => player.setSound({ muted: !player.playback.muted }),
    guides: chooseNextGuide,
    fullScreen: () => full.toggle(),
    help: showKeys,
  };
}

/** A video: its picture with what is drawn on it, its bar and its buttons. */
export function VideoStage({
  ref,
  file,
  url,
  items,
  selectedId,
  onSelect,
  moment,
  onMoment,
  tool,
  onWatched,
  watched,
  onDrawEnd,
}: StageElementProps & { url: string }) {
  const room = useRef<HTMLElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const player = useFrameVideo(file, onWatched, watched);
  const failed = usePlayback(player, (playback) => playback.failed);
  const { captionsUrl } = file;
  const showsCaptions = useCaptionsOn() && captionsUrl !== null;
  const quality = useQuality(file);
  const isFull = quality?.shown === 'full';
  const src = useSteadyUrl((isFull ? file.large?.url : null) ?? url, failed, quality?.shown);
  const [measured, setMeasured] = useState<Size | null>(file.media);
  const [keysShown, setKeysShown] = useState(false);
  const full = useFullScreen(room);
  const stage = useElementSize(surface);
  const box = measured && stage ? fittedBox(measured, stage) : null;
  const hasGuides = measured !== null && takesGuides(measured);

  useImperativeHandle(ref, () => ({
    showFrame: (frame) => player.showFrame(frame),
    freeze: () => player.freeze(),
    togglePlay: () => player.togglePlay(),
  }));
  useRoomKeys(room, {
    ...videoActions(player, { moment, onMoment }, full, () => setKeysShown(true)),
    ...(hasGuides ? {} : { guides: undefined }),
    ...(quality && { quality: quality.toggle }),
    ...(captionsUrl !== null && { captions: toggleCaptions }),
  });
  function drawn(shape: Shape): void {
    if (!moment) return;
    const frame = player.freeze();
    // A mark belongs to the picture it was drawn on.
    const isHere = moment.startFrame !== null && covers(moment, frame);
    onMoment(isHere ? { ...moment, shape } : { startFrame: frame, endFrame: null, shape });
  }
  return (
    <section
      ref={room}
      className={styles.stage}
      data-full={full.isFull}
      aria-label={`Video ${file.filename}`}
    >
      <Surface
        element={surface}
        {...{ box, tool, moment }}
        onBegin={() => player.freeze()}
        onDrawn={drawn}
        onLeave={() => onDrawEnd?.()}
        idle={{ onPress: () => player.togglePlay() }}
        marks={(shape) =>
          box && (
            <>
              {hasGuides && <GuidesOverlay box={box} />}
              <FrameMarks {...{ player, box, items, selectedId, moment }} drawn={shape} />
            </>
          )
        }
      >
        <FrameVideo {...{ player, file, src, box }} onMeasured={setMeasured}>
          {showsCaptions && <CaptionsTrack url={captionsUrl} />}
        </FrameVideo>
      </Surface>
      {failed && (
        <p className={styles.failure} role="alert">
          This video can’t be played right now. Reload the page to try again.
        </p>
      )}
      <QualityNote quality={quality} />
      <TimeBar {...{ player, items, selectedId, onSelect, moment, onMoment }} scrub={file.scrub} />
      <Transport player={player} hasAudio={file.media?.hasAudio ?? true}>
        {captionsUrl !== null && <CaptionsButton />}
        {quality && <QualityMenu {...quality} />}
        {hasGuides && <GuideMenu />}
        <ControlButton
          className={styles.deskOnly}
          label="Keyboard shortcuts"
          hint="?"
          onPress={() => setKeysShown(true)}
        >
          ?
        </ControlButton>
        <ControlButton
          label={full.isFull ? 'Leave full screen' : 'Full screen'}
          hint="F"
          icon={full.isFull ? 'leaveFullScreen' : 'fullScreen'}
          onPress={full.toggle}
        />
      </Transport>
      {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </section>
  );
}
