import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { readAsDataUrl } from './data-url';
import { showToast } from './toast';

/** What a picture may be, and what is said of one that isn't. */
interface ImageLimits {
  maxBytes: number;
  /** "What is wrong: what to do". */
  messages: { type: string; size: string };
}

/**
 * Lets a person choose a picture and reads it as a data URL; a toast says what is wrong with one that can't be taken.
 * @returns what opens the choice, and the input that has to be on the page for it
 */
export function useImageFile(
  limits: ImageLimits,
  label: string,
  onRead: (url: string) => void,
): { choose: () => void; input: ReactNode } {
  const input = useRef<HTMLInputElement>(null);

  async function read(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = ''; // The same file chosen again must count as a change.
    if (!file) return;
    const refusal = !file.type.startsWith('image/')
      ? limits.messages.type
      : file.size > limits.maxBytes
        ? limits.messages.size
        : null;
    if (refusal) {
      const [title = refusal, text] = refusal.split(': ');
      showToast(title, text, 'destructive');
      return;
    }
    try {
      onRead(await readAsDataUrl(file));
    } catch {
      showToast('Upload failed', 'Failed to upload image. Please try again.', 'destructive');
    }
  }

  return {
    choose: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        accept="image/*"
        style={{ display: 'none' }} // The library's forms show file inputs even when they are `hidden`.
        aria-label={label}
        onChange={(event) => void read(event)}
      />
    ),
  };
}
