import { type Moment, WHOLE_FILE } from '../stage-contract';

/** A range between two frames, in whichever order they were chosen. */
export const withRange = (moment: Moment, from: number, to: number): Moment => ({
  ...moment,
  startFrame: Math.min(from, to),
  endFrame: from === to ? null : Math.max(from, to),
});

/** A moment that begins here; an end that lies before it is dropped. */
export function startingAt(moment: Moment, frame: number): Moment {
  const { endFrame } = moment;
  return { ...moment, startFrame: frame, endFrame: endFrame !== null && endFrame > frame ? endFrame : null };
}

/** A moment that ends here, from where it began; from the first frame when nothing was chosen. */
export const endingAt = (moment: Moment, frame: number): Moment =>
  withRange(moment, moment.startFrame ?? 0, frame);

/** Back to the frame where the range began; without a range, back to the whole file. */
export const cleared = (moment: Moment): Moment =>
  moment.endFrame === null ? WHOLE_FILE : { ...moment, endFrame: null };

/** Whether what is drawn at a moment belongs to a frame. */
export const covers = (
  { startFrame, endFrame }: Pick<Moment, 'startFrame' | 'endFrame'>,
  frame: number | null,
): boolean =>
  startFrame === null || frame === null || (frame >= startFrame && frame <= (endFrame ?? startFrame));
