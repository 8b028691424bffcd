import { useSupportEmail } from '../../api/site';

/** Where help is found; nothing until the address is known. */
export function SupportLink() {
  const address = useSupportEmail();
  return address && <a href={`mailto:${address}`}>Contact Support</a>;
}
