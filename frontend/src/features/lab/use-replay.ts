import { type LabRun, moveText, parseLabRun } from '@reelpact/domain';
import { useState } from 'react';
import { failureText } from '../../api/errors';
import {
  useLabMoveMutation,
  useLazyGetLabBookingQuery,
  useMakeLabBookingMutation,
} from '../../api/lab-calls';
import { keepRun } from './run-log';

const LOOK_AGAIN_MS = 250;
const didNotWork = { otherwise: 'That did not work. Try again.' };
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Makes the moves of a run one after the other, each when nothing of the one before is on its way any more. */
export function useReplay(onMade: (id: string) => void) {
  const [makeBooking] = useMakeLabBookingMutation();
  const [makeMove] = useLabMoveMutation();
  const [look] = useLazyGetLabBookingQuery();
  const [progress, setProgress] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  async function untilArrived(id: string): Promise<void> {
    while ((await look({ id }).unwrap()).onItsWay) await pause(LOOK_AGAIN_MS);
  }

  /** @returns the new booking's id */
  async function perform({ moves, ...booking }: LabRun): Promise<string> {
    const { id } = await makeBooking({ newLabBookingDto: booking }).unwrap();
    try {
      for (const [index, move] of moves.entries()) {
        const { who, what } = moveText(move);
        setProgress(`Move ${index + 1} of ${moves.length}: ${who}, ${what}`);
        await makeMove({ id, move })
          .unwrap()
          .catch((error: unknown) => {
            throw new Error(`Move ${index + 1} was refused: ${failureText(error, didNotWork)}`);
          });
        keepRun(id, { ...booking, moves: moves.slice(0, index + 1) });
        await untilArrived(id);
      }
    } finally {
      onMade(id);
    }
    return id;
  }

  async function replay(text: string): Promise<void> {
    const run = parseLabRun(text);
    if (typeof run === 'string') {
      setRefused(run);
      return;
    }
    setRefused(null);
    setProgress('Making the booking');
    try {
      await perform(run);
    } catch (error) {
      setRefused(error instanceof Error ? error.message : failureText(error, didNotWork));
    } finally {
      setProgress(null);
    }
  }

  return { replay, progress, refused };
}
