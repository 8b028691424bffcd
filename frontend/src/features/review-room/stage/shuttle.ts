/** What each press of J or L leads to from the one before; below 0 it runs backwards. */
const STEPS = [-4, -2, -1, 1, 2, 4] as const;

/** One step further in a direction: from a standstill at the usual speed. @param direction 1 forwards, -1 backwards */
export function nextShuttle(now: number, direction: 1 | -1): number {
  const at = STEPS.findIndex((factor) => factor === now);
  if (at === -1) return direction;
  return STEPS[Math.max(0, Math.min(at + direction, STEPS.length - 1))] ?? direction;
}

/**
 * Shows the frames before one, one after the other, down to the first: browsers don't play backwards.
 * @param speed in frames per second
 * @returns what ends it
 */
export function rewind(from: number, speed: number, show: (frame: number) => void): () => void {
  let begun: number | null = null;
  let isOn = true;
  function step(now: number): void {
    if (!isOn) return;
    begun ??= now;
    const frame = Math.max(0, from - Math.round(((now - begun) / 1000) * speed));
    if (frame > 0) requestAnimationFrame(step);
    show(frame);
  }
  requestAnimationFrame(step);
  return () => {
    isOn = false;
  };
}
