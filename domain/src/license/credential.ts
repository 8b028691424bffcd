import type { AiUse } from '../disclosure/ai-offer.js';
import type { Certificate } from './certificate.js';

/**
 * A credential says who licensed which bytes to whom. It is a file beside the original, signed by the platform: a JWS in its flattened JSON
 * form (RFC 7515, 7.2.2) with Ed25519 (`EdDSA`, RFC 8037), of which the payload is the UTF-8 text of a `Credential`.
 */
export const CREDENTIAL = {
  version: 1,
  algorithm: 'EdDSA',
  /** Of the protected header: no other kind of signed text can be taken for a credential. */
  type: 'reelpact-credential+json',
  suffix: '.reelpact.json',
  keysPath: '/.well-known/reelpact-keys.json',
  /** Longer texts are no credential; names and rights are bounded well below. */
  maxBytes: 64 * 1024,
} as const;

/** What is signed. */
export interface Credential {
  version: typeof CREDENTIAL.version;
  license: { id: string; url: string };
  file: {
    name: string;
    /** Bytes. */
    size: number;
    /** In hexadecimal. */
    sha256: string;
    /** What the creator stated about AI in this file; null where nothing was stated. */
    ai: AiUse | null;
  };
  /** The username is null once the account is deleted. */
  creator: { name: string; username: string | null };
  brand: { name: string };
  package: string;
  usage: { rights: string; territory: string | null; term: string | null };
  /** When the license was granted and the originals were released: ISO 8601, in UTC. */
  releasedAt: string;
  /** When this was signed; the license counted then. ISO 8601, in UTC. */
  issuedAt: string;
}

/** A flattened JWS; each member is Base64url without padding. */
export interface SignedCredential {
  payload: string;
  protected: string;
  signature: string;
}

/** A public key as it is published: a JWK (RFC 8037) with when it signed. */
export interface PublishedKey {
  kty: 'OKP';
  crv: 'Ed25519';
  alg: typeof CREDENTIAL.algorithm;
  use: 'sig';
  /** The thumbprint of the key (RFC 7638). */
  kid: string;
  /** Base64url. */
  x: string;
  /** From when on it signs: ISO 8601, in UTC. */
  from: string;
  /** When it signed for the last time; null for the one in use. */
  until: string | null;
  /** Since when none of its signatures counts, because it may have been stolen; null for all others. */
  withdrawn: string | null;
}

/** A JSON Web Key Set (RFC 7517). */
export interface PublishedKeys {
  keys: PublishedKey[];
}

interface CredentialSubject extends Omit<Certificate, 'issuedAt' | 'version'> {
  url: string;
  file: Credential['file'];
  releasedAt: string;
  issuedAt: string;
}

/** What is signed of a license and one of its files. */
export function credentialOf(subject: CredentialSubject): Credential {
  const { id, url, brand, creator, creatorUsername, packageName, rights, territory, term } = subject;
  const { name, size, sha256, ai } = subject.file;
  return {
    version: CREDENTIAL.version,
    license: { id, url },
    file: { name, size, sha256, ai },
    creator: { name: creator, username: creatorUsername },
    brand: { name: brand },
    package: packageName,
    usage: { rights, territory, term },
    releasedAt: subject.releasedAt,
    issuedAt: subject.issuedAt,
  };
}

/** Where the credential of a licensed file is. @param sha256 of the file, in hexadecimal */
export const credentialPath = (licenseId: string, sha256: string): string =>
  `/api/licenses/${licenseId}/credentials/${sha256}`;

/** How the credential of a file is called, beside it. */
export const credentialName = (fileName: string): string => fileName + CREDENTIAL.suffix;

export const CREDENTIAL_TEXTS = {
  link: 'Credential',
  /** Why there is none. */
  notCounting: 'This license doesn’t count right now, so no credential is issued for it.',
  noFile: 'This license has no such file.',
  unavailable: 'Credentials can’t be signed right now. Please try again later.',
} as const;

/**
 * What the license's page says of a credential that is checked there. {name} is the file's name, {brand}, {creator} and {license} are the
 * credential's, {day} is the day on which it was signed.
 */
export const CREDENTIAL_CHECK = {
  checking: 'Checking the signature …',
  genuine:
    'This credential is genuine. Reelpact signed on {day} that {creator} licensed {name} to {brand} under this license. It doesn’t prove that a file you have is this {name}: choose that file as well. Whether the license still counts is said at the top of this page.',
  otherLicense:
    'This credential is genuine, but belongs to another license ({license}). It says nothing about this one.',
  otherFile:
    'This credential is signed by Reelpact, but names a file that isn’t listed here. Don’t rely on it.',
  changed: 'This credential is not genuine: it was changed, or Reelpact didn’t sign it.',
  unknownKey: 'This credential is signed with a key that isn’t Reelpact’s. Don’t rely on it.',
  withdrawn:
    'This credential is signed with a key that Reelpact has withdrawn, so it proves nothing any more. Download a new one from this page.',
  outside: 'This credential says that it was signed when its key was not in use. Don’t rely on it.',
  noCredential: 'This file is not a Reelpact credential.',
  noKeys: 'We couldn’t load the keys to check this credential. Please try again.',
} as const;

export type CredentialFinding = Exclude<keyof typeof CREDENTIAL_CHECK, 'checking'>;
