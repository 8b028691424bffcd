import { copyText } from '../../../ui/copy-text';
import { showToast } from '../../../ui/toast';

/** Puts a review link on the clipboard, and says whether that worked. */
export async function copyLink(url: string): Promise<void> {
  if (await copyText(url)) showToast('Link copied', 'Paste it into an email or a chat.');
  else showToast('Not copied', 'Your browser didn’t allow it.', 'destructive');
}
