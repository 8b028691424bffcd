/** Milliseconds by which two readings may differ because of the way that an answer takes. */
const TRAVEL_MS = 2_000;

let ahead = 0;
const listeners = new Set<() => void>();

/** Milliseconds since 1970 by the server's clock: a browser's own can be wrong, and a demo's is moved. */
export const serverNow = (): number => Date.now() + ahead;

/** @param told the time that an answer carries, as ISO 8601; null where it carries none */
export function noteServerTime(told: string | null): void {
  const difference = Date.parse(told ?? '') - Date.now();
  if (Number.isNaN(difference) || Math.abs(difference - ahead) < TRAVEL_MS) return;
  ahead = difference;
  listeners.forEach((listener) => listener());
}

/** @returns what ends it */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
