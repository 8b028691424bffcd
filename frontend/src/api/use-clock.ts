import { useEffect, useState } from 'react';
import { onServerTime, serverNow } from './server-time';

/** The present moment in milliseconds by the server's clock, kept fresh every half minute for texts that count down. */
export function useClock(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const read = () => setNow(serverNow());
    const timer = setInterval(read, 30_000);
    const stopHearing = onServerTime(read);
    return () => {
      clearInterval(timer);
      stopHearing();
    };
  }, []);
  return now;
}
