import type { LabMove } from '@reelpact/domain';
import { useState } from 'react';
import { failureText } from '../../api/errors';
import { useGetLabBookingQuery, useLabMoveMutation } from '../../api/lab-calls';
import { keepRun, movesOf } from './run-log';

/** How often it is asked what has arrived while something is on its way, in milliseconds. */
const WHILE_ON_ITS_WAY_MS = 250;
const didNotWork = { otherwise: 'That did not work. Try again.' };

/** A booking in the lab, and the moves that are made with it. */
export function useLabBooking(id: string) {
  const [polling, setPolling] = useState(false);
  const query = useGetLabBookingQuery(
    { id },
    { refetchOnMountOrArgChange: true, pollingInterval: polling ? WHILE_ON_ITS_WAY_MS : 0 },
  );
  const booking = query.currentData;
  if (booking && booking.onItsWay !== polling) setPolling(booking.onItsWay);
  const [send] = useLabMoveMutation();
  const [busy, setBusy] = useState(false);
  const [moves, setMoves] = useState(() => movesOf(id));
  const [said, setSaid] = useState<{ text: string; refused: boolean } | null>(null);

  /**
   * Answers whether the server took it; what it said otherwise stays until the next move. Before it is known what follows, nothing must be
   * pressed. What is looked at again by itself closes no button: it could be under the pointer.
   */
  async function make(move: LabMove): Promise<boolean> {
    setSaid(null);
    setBusy(true);
    try {
      const { note, flow, revisions, product } = await send({ id, move }).unwrap();
      const done = [...moves, move];
      setMoves(done);
      keepRun(id, { flow, revisions, ...(product && { product }), moves: done });
      if (note) setSaid({ text: note, refused: false });
      await query.refetch();
      return true;
    } catch (error) {
      setSaid({ text: failureText(error, didNotWork), refused: true });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { booking, failed: query.isError, retry: query.refetch, make, busy, moves, said };
}

export type LabBooking = ReturnType<typeof useLabBooking>;
