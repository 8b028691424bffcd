import { useEffect, useRef, useState } from 'react';
import { useFirstPaint } from './first-paint';

const keyOf = (name: string): string => `reelpact-text ${name}`;

/** What is kept in this tab; empty where nothing is. */
export function keptText(name: string): string {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? '';
  } catch {
    return ''; // Storage can be forbidden.
  }
}

/** What was kept as JSON; null where nothing is that can be read. */
export function keptJson<Kept>(name: string): Kept | null {
  try {
    return JSON.parse(keptText(name)) as Kept;
  } catch {
    return null;
  }
}

/** For what was typed in another component, once it has arrived. */
export function forgetKeptText(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // There is nothing kept, then.
  }
}

/** Keeps a text in this tab when the page is left or loaded again. */
export function keepText(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), text);
  } catch {
    // It holds until the page is left.
  }
}

/**
 * What is being typed, kept in this tab when the page is left or loaded again.
 * @param name of what it is about; another one needs another component
 */
export function useKeptText(name: string): [text: string, setText: (text: string) => void] {
  const isFirstPaint = useFirstPaint();
  const isUnread = useRef(isFirstPaint);
  const [text, setText] = useState(() => (isFirstPaint ? '' : keptText(name)));
  useEffect(() => {
    if (isFirstPaint || !isUnread.current) return;
    isUnread.current = false;
    setText(keptText(name));
  }, [isFirstPaint, name]);
  return [
    text,
    (typed) => {
      setText(typed);
      keepText(name, typed);
    },
  ];
}
