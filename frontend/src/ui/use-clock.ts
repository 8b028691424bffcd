import { useEffect, useState } from 'react';

/** The present moment in milliseconds, kept fresh every half minute for texts that count down. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
