import { useState } from 'react';

/** How often a page asks again while a machine is at work, in milliseconds. */
export const EVERY_SECOND = 1000;
export const EVERY_TWO_SECONDS = 2000;
export const NOT_AT_ALL = 0;

/**
 * The interval for a query whose own answer says whether it has to be asked again.
 * @returns the interval to ask with, and what to call with the interval that the answer wants, on every render
 */
export function usePolling(): [pollingInterval: number, poll: (wanted: number) => void] {
  const [pollingInterval, setPollingInterval] = useState(NOT_AT_ALL);
  const poll = (wanted: number) => {
    if (wanted !== pollingInterval) setPollingInterval(wanted);
  };
  return [pollingInterval, poll];
}
