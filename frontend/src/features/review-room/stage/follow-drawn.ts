/**
 * Follows which frame of a video is drawn.
 * @param show hears where it begins, or a moment in it, in seconds
 * @returns what ends that
 */
export function followDrawn(
  video: HTMLVideoElement,
  on: (event: 'timeupdate', listener: () => void) => void,
  show: (seconds: number) => void,
): () => void {
  if (!('requestVideoFrameCallback' in video)) {
    on('timeupdate', () => show((video as HTMLVideoElement).currentTime));
    return () => {};
  }
  let request = 0;
  const next = (_now: number, { mediaTime }: { mediaTime: number }) => {
    show(mediaTime);
    request = video.requestVideoFrameCallback(next);
  };
  request = video.requestVideoFrameCallback(next);
  return () => video.cancelVideoFrameCallback(request);
}
