import { type FrameRate, frameAt, secondsOfFrame } from '@reelpact/domain';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import type { StageHandle, StageProps } from '../stage-contract';
import styles from './stage.module.css';

const NO_FRAMES: FrameRate = { num: 30, den: 1 };

/** One file of a version, with the browser's own controls. */
export function Stage({ ref, file, onWatched }: StageProps & { ref?: Ref<StageHandle> }) {
  const video = useRef<HTMLVideoElement>(null);
  const rate = file.media?.fps ?? NO_FRAMES;
  const frameCount = file.media?.frameCount ?? 1;

  useImperativeHandle(ref, () => ({
    showFrame: (frame) => {
      if (!video.current) return;
      video.current.pause();
      video.current.currentTime = secondsOfFrame(frame, rate);
    },
    freeze: () => {
      if (!video.current) return null;
      video.current.pause();
      return frameAt(video.current.currentTime, rate, frameCount);
    },
    togglePlay: () => {
      if (video.current?.paused) void video.current.play();
      else video.current?.pause();
    },
  }));
  useEffect(() => onWatched(0), [onWatched]);

  if (file.playUrl === null) {
    return (
      <p className={styles.none} role="status">
        {file.previewNote}
      </p>
    );
  }
  if (file.type === 'image') return <img className={styles.media} src={file.playUrl} alt={file.filename} />;
  return (
    <video
      ref={video}
      className={styles.media}
      src={file.playUrl}
      poster={file.posterUrl ?? undefined}
      controls
      playsInline
      preload="metadata"
      aria-label={file.filename}
      onTimeUpdate={(event) => onWatched(Math.floor(event.currentTarget.currentTime))}
    />
  );
}
