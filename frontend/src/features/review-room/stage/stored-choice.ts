import { useSyncExternalStore } from 'react';

/** What somebody chose once, kept in this browser. */
export interface StoredChoice<Value extends string> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

/** @param fallback what holds before anybody chose, and where nothing can be stored */
export function storedChoice<Value extends string>(
  key: string,
  values: readonly Value[],
  fallback: Value,
): StoredChoice<Value> {
  const listeners = new Set<() => void>();
  let unstored: Value | null = null;
  return {
    get() {
      try {
        const stored = localStorage.getItem(key);
        return values.find((value) => value === stored) ?? unstored ?? fallback;
      } catch {
        return unstored ?? fallback; // Storage can be forbidden.
      }
    },
    set(value) {
      try {
        localStorage.setItem(key, value);
      } catch {
        unstored = value; // It holds until the page is left.
      }
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStoredChoice = <Value extends string>(choice: StoredChoice<Value>): Value =>
  useSyncExternalStore(choice.subscribe, choice.get);
