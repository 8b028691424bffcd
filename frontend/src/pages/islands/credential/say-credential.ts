import type { CredentialFinding, PublishedKeys } from '@reelpact/domain';
import { checkCredential } from './check-credential';

/** What the page brings along. */
export interface CredentialPage {
  licenseId: string;
  keysPath: string;
  texts: Readonly<Record<CredentialFinding, string>>;
}

/** The keys as they are now: one that was withdrawn a moment ago has to be known. Null where they can't be loaded. */
async function loadKeys(path: string): Promise<PublishedKeys | null> {
  try {
    const answer = await fetch(path, { cache: 'no-store', credentials: 'omit' });
    return answer.ok ? ((await answer.json()) as PublishedKeys) : null;
  } catch {
    return null;
  }
}

/** Says in words what a credential proves. The credential stays here; the keys are fetched. */
export async function sayCredential(
  text: string,
  { licenseId, keysPath, texts }: CredentialPage,
): Promise<string> {
  const keys = await loadKeys(keysPath);
  if (!keys) return texts.noKeys;
  const rows = document.querySelectorAll<HTMLElement>('[data-sha256]');
  const sums = new Set(Array.from(rows, ({ dataset }) => dataset.sha256 ?? ''));
  const { finding, credential } = await checkCredential(text, keys, { licenseId, sums });
  if (!credential) return texts[finding];
  const said: Readonly<Record<string, string>> = {
    name: credential.file.name,
    creator: credential.creator.name,
    brand: credential.brand.name,
    license: credential.license.id,
    day: `${new Date(credential.issuedAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })} (UTC)`,
  };
  return texts[finding].replace(/\{(\w+)\}/g, (_, name: string) => said[name] ?? '');
}
