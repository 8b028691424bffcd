import type { Credential, CredentialFinding, PublishedKey, PublishedKeys } from '@reelpact/domain';
import { verifies } from './verifies';

/** The page on which a credential is checked. */
interface Page {
  licenseId: string;
  /** Of the files that are listed there, in hexadecimal. */
  sums: ReadonlySet<string>;
}

interface Checked {
  finding: CredentialFinding;
  /** Where the signature is genuine. */
  credential?: Credential;
}

/** Null for what isn't Base64url in its one canonical form: another text of the same bytes must not be taken for the same credential. */
function bytesOf(text: unknown): Uint8Array<ArrayBuffer> | null {
  if (typeof text !== 'string' || !/^[\w-]*$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const again = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    return again === text ? Uint8Array.from(binary, (character) => character.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const objectIn = (bytes: Uint8Array | null): Record<string, unknown> | null =>
  bytes && parsed(new TextDecoder().decode(bytes));

/** What can be wrong although the signature is right. */
function judged(credential: Credential, key: PublishedKey, page: Page): CredentialFinding {
  const signedAt = Date.parse(credential.issuedAt);
  const until = key.until === null ? Infinity : Date.parse(key.until);
  if (!(signedAt >= Date.parse(key.from) && signedAt <= until)) return 'outside';
  if (credential.license.id !== page.licenseId) return 'otherLicense';
  return page.sums.has(credential.file.sha256) ? 'genuine' : 'otherFile';
}

/**
 * What a text is worth as a credential (see `CREDENTIAL` in the domain): a flattened JWS, of which nothing is looked at before its signature
 * has been verified by a published key, but which key that is.
 */
export async function checkCredential(text: string, { keys }: PublishedKeys, page: Page): Promise<Checked> {
  const envelope = parsed(text);
  const { payload, protected: head, signature } = envelope ?? {};
  if (typeof payload !== 'string' || typeof head !== 'string' || typeof signature !== 'string')
    return { finding: 'noCredential' };
  const { alg, kid, typ } = objectIn(bytesOf(head)) ?? {};
  if (alg !== 'EdDSA' || typ !== 'reelpact-credential+json') return { finding: 'noCredential' };
  const key = keys.find((one) => one.kid === kid);
  if (!key) return { finding: 'unknownKey' };
  if (key.withdrawn !== null) return { finding: 'withdrawn' };
  const signed = bytesOf(signature);
  const [x, message] = [bytesOf(key.x), new TextEncoder().encode(`${head}.${payload}`)];
  if (!signed || !x || !(await verifies(x, message, signed))) return { finding: 'changed' };
  const credential = objectIn(bytesOf(payload)) as Credential | null;
  // What we have signed has this form; another version is for another page than this one.
  if (credential?.version !== 1) return { finding: 'noCredential' };
  return { finding: judged(credential, key, page), credential };
}
