import type { FrameRate, SourceFacts } from '@reelpact/domain';
import type { WatermarkLayout } from './watermark.js';

/** Seconds. */
const SILENCE_BEFORE_SOUND = 0.05;

interface FilteredVideo {
  /** In pixels. */
  size: Pick<SourceFacts, 'width' | 'height'>;
  /** At which it is made even; null when it is already. */
  rate: FrameRate | null;
  mark: WatermarkLayout | null;
}

/**
 * From the first frame on, which is shown at the start even where sound begins a moment earlier: that moment is the silence
 * that encoders put before sound, and shorter than what anyone notices. With a watermark in its three places.
 */
export function filterOf({ size, rate, mark }: FilteredVideo): string {
  const steps = [
    `setpts='if(lt(STARTT,${SILENCE_BEFORE_SOUND}),PTS-STARTPTS,PTS)'`,
    ...(rate === null ? [] : [`fps=${rate.num}/${rate.den}`]),
    `scale=${size.width}:${size.height},setsar=1`,
  ];
  if (mark === null) return `[0:v:0]${steps.join(',')},format=yuv420p[out]`;
  const overlays = mark.tops.map((top, index) => {
    const made = index === mark.tops.length - 1 ? ',format=yuv420p[out]' : `[marked${index + 1}]`;
    return `[marked${index}][line${index}]overlay=${mark.left}:${top}${made}`;
  });
  const lines = mark.tops.map((_, index) => `[line${index}]`).join('');
  return [`[0:v:0]${steps.join(',')}[marked0]`, `[1:v]split=${mark.tops.length}${lines}`, ...overlays].join(
    ';',
  );
}

/** A filter's size: at most `shortest` pixels at the shorter side, never enlarged, and even. */
export function coveringSize(shortest: number): string {
  const side = (name: 'iw' | 'ih') => `max(2,trunc(${name}*min(1,${shortest}/min(iw,ih))/2)*2)`;
  return `scale=w='${side('iw')}':h='${side('ih')}'`;
}
