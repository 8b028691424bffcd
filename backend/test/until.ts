const PAUSE_MS = 10;
/**
 * Only ends a hang: five minutes of pauses alone. Looks are counted and not seconds, because each takes the longer the busier the machine is.
 */
const MOST_LOOKS = 30_000;

/** Looks again and again until something is so. @throws Error that says what never was */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 1; !(await isSo()); looks += 1) {
    if (looks === MOST_LOOKS) throw new Error(`Looked ${MOST_LOOKS} times, and this was never so: ${isSo}`);
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  }
}
