import { hashFile } from './hash-file';

/** Says of files that are chosen or dropped whether they are among those of the page. Nothing is sent anywhere. */
export function offerFileCheck(): void {
  const check = document.querySelector<HTMLElement>('[data-check]');
  const drop = check?.querySelector<HTMLElement>('.drop');
  const input = check?.querySelector('input');
  const answer = check?.querySelector<HTMLElement>('[role=status]');
  if (!check || !drop || !input || !answer) return;
  const { checking = '', licensed = '', unknown = '', unreadable = '' } = check.dataset;
  /** The file that was chosen last; an older one is no longer of interest. */
  let current: File | undefined;

  const say = async (file: File): Promise<void> => {
    current = file;
    const isCurrent = (): boolean => current === file;
    const sum = await hashFile(file, (percent) => {
      if (isCurrent()) answer.textContent = checking.replace('{percent}', String(percent));
      return isCurrent();
    });
    if (sum === null || !isCurrent()) return;
    const name = document.querySelector(`[data-sha256="${sum}"] b`)?.textContent;
    answer.textContent = typeof name === 'string' ? licensed.replace('{name}', () => name) : unknown;
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
