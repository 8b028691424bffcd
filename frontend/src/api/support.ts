import { useGetSiteQuery } from './calls';

/** The link that writes an email to support; null until the address is known. */
export function useSupportLink(subject: string): string | null {
  const { data: site } = useGetSiteQuery();
  return site ? mailTo(site.supportEmail, subject) : null;
}

/** A `mailto:` link; the subject may hold any characters. */
const mailTo = (address: string, subject: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}`;
