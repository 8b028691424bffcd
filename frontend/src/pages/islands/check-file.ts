import type { CredentialPage } from './credential/say-credential';
import { hashFile } from './hash-file';

/** A script that is loaded when the first credential is checked. */
interface CredentialScript {
  sayCredential: (text: string, page: CredentialPage) => Promise<string>;
}

/** What is longer is no credential. */
const MAX_CREDENTIAL_BYTES = 64 * 1024;

/** By its name, or by what it begins with: no photo or video begins with a brace. */
async function isCredential(file: File): Promise<boolean> {
  if (file.name?.endsWith('.reelpact.json')) return true;
  if (file.size > MAX_CREDENTIAL_BYTES) return false;
  const [first] = new Uint8Array(await file.slice(0, 1).arrayBuffer());
  return first === '{'.charCodeAt(0);
}

/**
 * Says of a file that is chosen or dropped whether it is among those of the page, and of a credential whether it is genuine. Nothing is sent
 * anywhere.
 */
export function offerFileCheck(load: (address: string) => Promise<CredentialScript>): void {
  const check = document.querySelector<HTMLElement>('[data-check]');
  const drop = check?.querySelector<HTMLElement>('.drop');
  const input = check?.querySelector('input');
  const answer = check?.querySelector<HTMLElement>('[role=status]');
  if (!check || !drop || !input || !answer) return;
  const { checking = '', licensed = '', unknown = '', unreadable = '' } = check.dataset;
  const { credentialScript = '', credential = '{}' } = check.dataset;
  /** The file that was chosen last; an older one is no longer of interest. */
  let current: File | undefined;

  const sayOfFile = async (file: File): Promise<string | null> => {
    const isCurrent = (): boolean => current === file;
    const sum = await hashFile(file, (percent) => {
      if (isCurrent()) answer.textContent = checking.replace('{percent}', String(percent));
      return isCurrent();
    });
    if (sum === null) return null;
    const name = document.querySelector(`[data-sha256="${sum}"] b`)?.textContent;
    return typeof name === 'string' ? licensed.replace('{name}', () => name) : unknown;
  };
  const sayOfCredential = async (file: File): Promise<string> => {
    const page = JSON.parse(credential) as CredentialPage & { texts: { checking: string } };
    if (file.size > MAX_CREDENTIAL_BYTES) return page.texts.noCredential;
    answer.textContent = page.texts.checking;
    const text = new TextDecoder().decode(await file.slice(0, file.size).arrayBuffer());
    // Without the script nothing can be said, and it is loaded again the next time.
    const script = await load(credentialScript).catch(() => null);
    return script ? script.sayCredential(text, page) : page.texts.noKeys;
  };
  const say = async (file: File): Promise<void> => {
    current = file;
    const said = (await isCredential(file)) ? await sayOfCredential(file) : await sayOfFile(file);
    if (said !== null && current === file) answer.textContent = said;
  };
  const begin = (file: File | undefined): void => {
    if (!file) return;
    say(file).catch(() => {
      if (current === file) answer.textContent = unreadable;
    });
  };

  check.hidden = false;
  input.addEventListener('change', () => begin(input.files?.[0]));
  for (const name of ['dragover', 'dragleave', 'drop'] as const) {
    drop.addEventListener(name, (event) => {
      event.preventDefault();
      drop.classList.toggle('over', name === 'dragover');
      if (name === 'drop') begin(event.dataTransfer?.files[0]);
    });
  }
}
