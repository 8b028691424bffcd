import { useRef } from 'react';

/** Does a thing after everything that was given before it. */
export type InLine = (write: () => Promise<void>) => void;

/**
 * Changes of one portfolio, one after the other: two that overtake each other on their way would leave an order that
 * nobody wanted. What is given must not throw.
 */
export function useLine(): InLine {
  const last = useRef(Promise.resolve());
  return (write) => {
    last.current = last.current.then(write);
  };
}
