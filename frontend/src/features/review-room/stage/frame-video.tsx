import { useLayoutEffect, useRef } from 'react';
import type { SubmissionFileDto } from '../../../api/calls';
import type { FramePlayer } from './frame-player';
import type { PictureBox, Size } from './picture-box';
import styles from './stage.module.css';

interface FrameVideoProps {
  player: FramePlayer;
  file: SubmissionFileDto;
  src: string;
  /** Where the picture is; null before that is known. */
  box: PictureBox | null;
  /** Hears the size of what was never measured on the server. */
  onMeasured: (size: Size) => void;
}

/** The bare element, driven by its player. */
export function FrameVideo({ player, file, src, box, onMeasured }: FrameVideoProps) {
  const element = useRef<HTMLVideoElement>(null);
  useLayoutEffect(() => (element.current ? player.attach(element.current) : undefined), [player]);
  return (
    <video
      ref={element}
      className={styles.media}
      style={box ?? undefined}
      src={src}
      poster={file.posterUrl ?? undefined}
      preload="metadata"
      playsInline
      tabIndex={-1}
      aria-label={file.filename}
      onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) => {
        if (!file.media && width > 0) onMeasured({ width, height });
      }}
    />
  );
}
