import { useEffect, useState } from 'react';

/** A value as it was when it last stood still for a moment: what is typed is not asked for letter by letter. */
export function useSettled<T>(value: T, milliseconds = 300): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
