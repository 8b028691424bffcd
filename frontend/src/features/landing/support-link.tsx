import { useEffect, useState } from 'react';
import { readSupportEmail } from '../../api/site';

/** Where help is found; nothing until the address is known. */
export function SupportLink() {
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
  return address && <a href={`mailto:${address}`}>Contact Support</a>;
}
