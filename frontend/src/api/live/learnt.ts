/** When this page learnt of a booking's change, in milliseconds since 1970: what it asked for from then on is as new. */
const learnt = new Map<string, { change: number; at: number }>();

/** Notes what an answer says of a booking, and passes it on. */
export function learn<T extends { id: string; change: number }>(booking: T): T {
  const { id, change } = booking;
  if (change > (learnt.get(id)?.change ?? -1)) learnt.set(id, { change, at: Date.now() });
  return booking;
}

/** @returns null while this page doesn't know of that change */
export function learntAt(id: string, change: number): number | null {
  const known = learnt.get(id);
  return known && known.change >= change ? known.at : null;
}
