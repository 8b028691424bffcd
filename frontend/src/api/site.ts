import { useEffect, useState } from 'react';
import type { SiteDto } from './generated';

/** Read without the store, because the plain pages don't load it. Null when it can't be had. */
async function readSupportEmail(): Promise<string | null> {
  try {
    const answer = await fetch('/api/site');
    return answer.ok ? ((await answer.json()) as SiteDto).supportEmail : null;
  } catch {
    return null;
  }
}

/** The support address, for pages without the store; null until it is known. */
export function useSupportEmail(): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void readSupportEmail().then((found) => {
      if (!gone) setAddress(found);
    });
    return () => {
      gone = true;
    };
  }, []);
  return address;
}
