import { useSyncExternalStore } from 'react';

/** What somebody chose once, kept in this browser or in this tab. */
export interface StoredChoice<Value extends string> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

/**
 * @param fallback what holds before anybody chose, and where nothing can be stored
 * @param where the browser's storage, or the tab's for what holds for one visit; reading it may throw
 */
export function storedChoice<Value extends string>(
  key: string,
  values: readonly Value[],
  fallback: Value,
  where: () => Storage = () => localStorage,
): StoredChoice<Value> {
  const listeners = new Set<() => void>();
  let unstored: Value | null = null;
  return {
    get() {
      try {
        const stored = where().getItem(key);
        return values.find((value) => value === stored) ?? unstored ?? fallback;
      } catch {
        return unstored ?? fallback; // Storage can be forbidden.
      }
    },
    set(value) {
      try {
        where().setItem(key, value);
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
