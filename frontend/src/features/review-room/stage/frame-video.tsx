import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
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
  /** What is shown over it: captions. */
  children?: ReactNode;
  /** Hears the size of what was never measured on the server. */
  onMeasured: (size: Size) => void;
}

/** Keeps the picture on screen while its video loads another source. @returns what takes it away */
function holdPicture(video: HTMLVideoElement, canvas: HTMLCanvasElement): () => void {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || video.readyState < 2) return () => {};
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
  canvas.hidden = false;
  return () => {
    canvas.hidden = true;
  };
}

/** Gives the element a new source without losing the frame that is shown. @returns the first source */
function useSource(
  player: FramePlayer,
  {
    element,
    held,
  }: { element: RefObject<HTMLVideoElement | null>; held: RefObject<HTMLCanvasElement | null> },
  src: string,
): string {
  const [first] = useState(src);
  const given = useRef(src);
  useLayoutEffect(() => {
    const [video, canvas] = [element.current, held.current];
    if (!video || !canvas || given.current === src) return;
    given.current = src;
    const release = holdPicture(video, canvas);
    void player.changeSource(() => video.setAttribute('src', src)).then(release);
  }, [player, element, held, src]);
  return first;
}

/** The bare element, driven by its player. */
export function FrameVideo({ player, file, src, box, onMeasured, children }: FrameVideoProps) {
  const element = useRef<HTMLVideoElement>(null);
  const held = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => (element.current ? player.attach(element.current) : undefined), [player]);
  const first = useSource(player, { element, held }, src);
  return (
    <>
      <video
        ref={element}
        className={styles.media}
        style={box ?? undefined}
        src={first}
        poster={file.posterUrl ?? undefined}
        preload="metadata"
        playsInline
        tabIndex={-1}
        aria-label={file.filename}
        onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) => {
          if (!file.media && width > 0) onMeasured({ width, height });
        }}
      >
        {children}
      </video>
      <canvas ref={held} className={styles.media} style={box ?? undefined} aria-hidden hidden />
    </>
  );
}
