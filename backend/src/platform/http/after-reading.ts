/**
 * Nobody is slow because we were busy: what came meanwhile still waits in the system when a timer is over, and Node reads it before
 * `setImmediate`.
 */
export const afterReading =
  (judge: () => void): (() => void) =>
  () =>
    void setImmediate(judge);
