import { useRef } from 'react';

/** Runs a task once all those before it have ended, however they did. */
type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Runs tasks one after the other, so that no request overwrites what the one before it has saved. */
export function useInTurn(): InTurn {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (task) => {
    const running = last.current.then(task);
    last.current = running.catch(() => undefined);
    return running;
  };
}
