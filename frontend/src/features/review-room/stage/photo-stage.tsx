import type { Shape } from '@reelpact/domain';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { ControlButton } from './control-button';
import controls from './controls.module.css';
import { Marks } from './marks';
import type { Size } from './picture-box';
import { QualityMenu, QualityNote } from './quality-menu';
import type { StageElementProps } from './stage-props';
import styles from './stage.module.css';
import { Surface, marksAt } from './surface';
import { useElementSize } from './use-picture-box';
import { useSteadyUrl } from './use-frame-video';
import { useFullScreen } from './use-full-screen';
import { useQuality } from './use-quality';
import { useRoomKeys } from './use-room-keys';
import { type Zoom, useFingers, useZoom } from './use-zoom';

/** So much nearer for each pixel that a wheel is turned. */
const WHEEL = 0.002;

/** A wheel over the photo zooms and doesn't scroll the page, which only a listener of one's own can prevent. */
function useWheelKept(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const keep = (event: Event) => event.preventDefault();
    const kept = element.current;
    kept?.addEventListener('wheel', keep, { passive: false });
    return () => kept?.removeEventListener('wheel', keep);
  }, [element]);
}

function ZoomButtons({ zoom }: { zoom: Zoom }) {
  return (
    <>
      <ControlButton label="Zoom out" onPress={zoom.zoomOut} disabled={zoom.isWhole}>
        −
      </ControlButton>
      <span className={styles.percent} aria-live="polite">
        {zoom.percent}%
      </span>
      <ControlButton label="Zoom in" onPress={zoom.zoomIn}>
        +
      </ControlButton>
      <ControlButton label="Fit the photo" onPress={zoom.fit} pressed={zoom.isWhole}>
        Fit
      </ControlButton>
      <ControlButton label="Zoom to 100%" onPress={zoom.full} pressed={zoom.percent === 100}>
        100%
      </ControlButton>
    </>
  );
}

/** A photo, as a whole or near by, with what is drawn on it. */
export function PhotoStage({
  ref,
  file,
  url,
  items,
  selectedId,
  moment,
  onMoment,
  tool,
  onWatched,
  onDrawEnd,
}: StageElementProps & { url: string }) {
  const room = useRef<HTMLElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const quality = useQuality(file);
  const [measured, setMeasured] = useState<Size | null>(file.media);
  const stage = useElementSize(surface);
  // 100% are the pixels of the best picture that there can be, also while it is being made.
  const zoom = useZoom(quality ?? measured, stage);
  const isNear = !zoom.isWhole && quality?.url != null;
  const isFull = isNear || quality?.shown === 'full';
  const src = useSteadyUrl((isFull ? quality?.url : null) ?? url, failed, isFull ? 'full' : 'standard');
  const askFor = quality?.askFor;
  const isAtFullSize = zoom.percent >= 100 && !zoom.isWhole;
  useEffect(() => {
    if (isAtFullSize) askFor?.();
  }, [isAtFullSize, askFor]);
  const fingers = useFingers(zoom);
  const full = useFullScreen(room);
  useWheelKept(surface);
  const watched = useRef(onWatched);
  useEffect(() => watched.current(0), []);

  useImperativeHandle(ref, () => ({ showFrame() {}, freeze: () => null, togglePlay() {} }));
  useRoomKeys(room, { fullScreen: () => full.toggle(), ...(quality && { quality: quality.toggle }) });
  return (
    <section
      ref={room}
      className={styles.stage}
      data-full={full.isFull}
      aria-label={`Photo ${file.filename}`}
    >
      <Surface
        element={surface}
        {...{ box: zoom.box, tool, moment }}
        className={zoom.isWhole ? undefined : styles.movable}
        onBegin={() => {}}
        onDrawn={(shape: Shape) => moment && onMoment({ ...moment, shape })}
        onLeave={() => onDrawEnd?.()}
        idle={{
          ...fingers,
          onDoublePress: zoom.toggle,
          wheel: ({ deltaY, currentTarget, clientX, clientY }) => {
            const { left, top } = currentTarget.getBoundingClientRect();
            zoom.zoomBy(Math.exp(-deltaY * WHEEL), [clientX - left, clientY - top]);
          },
        }}
        marks={(shape) =>
          zoom.box && <Marks box={zoom.box} marks={marksAt(null, { items, selectedId, moment }, shape)} />
        }
      >
        <img
          className={styles.media}
          style={zoom.box ?? undefined}
          src={src}
          alt={file.filename}
          draggable={false}
          onError={() => setFailed(true)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setFailed(false);
            if (!file.media && width > 0) setMeasured({ width, height });
          }}
        />
      </Surface>
      <QualityNote quality={quality} isWanted={isAtFullSize} />
      <div className={controls.controls} role="group" aria-label="Photo">
        <ZoomButtons zoom={zoom} />
        <span className={controls.rest}>
          {quality && <QualityMenu {...quality} />}
          <ControlButton
            label={full.isFull ? 'Leave full screen' : 'Full screen'}
            hint="F"
            icon={full.isFull ? 'leaveFullScreen' : 'fullScreen'}
            onPress={full.toggle}
          />
        </span>
      </div>
    </section>
  );
}
