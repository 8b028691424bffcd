import { rightsBounds, rightsText } from '../catalog/package-terms.js';

/** The name of a license: 128 random bits in hexadecimal, because anyone who knows it may read the certificate. */
const LICENSE_ID = /^[0-9a-f]{32}$/;
export const LICENSE_ID_BYTES = 16;

/** Whether a text from outside can name a license; everything else names nothing. */
export const isLicenseId = (value: string): boolean => LICENSE_ID.test(value);

/** The page of a license, for everyone who knows its name. */
export const licensePath = (id: string): string => `/licenses/${id}`;
/** The same as a document to keep. */
export const certificatePath = (id: string): string => `/api/licenses/${id}/certificate.pdf`;

/** What the brand may do with the content, where, and for how long, for anybody who asks. */
export function licensedRights(usageRights: string | null): {
  rights: string;
  territory: string | null;
  term: string | null;
} {
  if (usageRights === null) {
    return {
      rights: 'The package doesn’t name usage rights; what the parties agreed on applies',
      territory: null,
      term: null,
    };
  }
  return { rights: rightsText(usageRights, 'anyone'), ...rightsBounds(usageRights) };
}

/** What a certificate certifies. */
export interface Certificate {
  id: string;
  brand: string;
  creator: string;
  /** Null once the account is deleted. */
  creatorUsername: string | null;
  packageName: string;
  rights: string;
  territory: string | null;
  term: string | null;
  /** ISO 8601, in UTC. */
  issuedAt: string;
  /** Which delivered version was approved. */
  version: number;
}

/** A day of a certificate, the same for everyone: "November 22, 2026 (UTC)". @param at milliseconds since 1970 */
export const dayText = (at: number): string =>
  `${new Date(at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })} (UTC)`;

/** The lines of a certificate, in their order; the page and the PDF show these and no others. */
export function certificateLines(certificate: Certificate): { label: string; text: string }[] {
  const { id, brand, creator, creatorUsername, packageName, rights, territory, term, issuedAt, version } =
    certificate;
  return [
    { label: 'Granted to', text: brand },
    { label: 'Granted by', text: creatorUsername === null ? creator : `${creator} (@${creatorUsername})` },
    { label: 'Package', text: packageName },
    { label: 'Usage rights', text: rights },
    ...(territory === null ? [] : [{ label: 'Territory', text: territory }]),
    ...(term === null ? [] : [{ label: 'Term', text: term }]),
    { label: 'Granted on', text: dayText(Date.parse(issuedAt)) },
    { label: 'Content', text: `Version ${version}, with the files listed below` },
    { label: 'License ID', text: id },
  ];
}

/** Everything else that a certificate says. */
export const LICENSE_TEXTS = {
  title: 'Content license',
  files: 'Licensed files',
  sum: 'SHA-256',
  /** Beside the QR code of a printed certificate. */
  current: 'Whether this license still counts is shown at',
  missing: { title: 'License Not Found', text: 'There is no license at this address.' },
  check: {
    title: 'Check a file',
    /** Of the check in the browser. */
    explanation:
      'Choose a file to see whether it is one of these, or a credential (.reelpact.json) to see whether it is genuine. Both stay on your device.',
    byHand:
      'To check a file yourself, compute its SHA-256 sum and compare: “sha256sum FILE” on Linux, “shasum -a 256 FILE” on a Mac, “certutil -hashfile FILE SHA256” on Windows.',
    credentials:
      'A credential is a small file to keep beside the content. It is signed, so anybody can check without asking us who licensed the file to whom.',
    choose: 'Choose a file, or drop it here',
    /** {percent} is a number. */
    checking: 'Checking … {percent}%',
    /** {name} is the file’s name in the license. */
    licensed: 'This is {name} of this license.',
    unknown: 'This file isn’t one of those licensed.',
    unreadable: 'This file can’t be read. Please choose it again.',
  },
} as const;
