import { shareLink, type ShareNetwork } from '@reelpact/domain';
import { useNoteLinkSharedMutation } from '../../api/calls';
import { unwatched } from '../../api/unwatched';
import { copyText } from '../../ui/copy-text';
import { showToast } from '../../ui/toast';

/** Whether somebody has closed the sheet in which their phone offers ways to share. */
const isChangeOfMind = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** The link to a creator's page, and the ways to get it to others; that they did is remembered. */
export function useShareLink({ id, username }: { id: string; username: string }) {
  const [note] = useNoteLinkSharedMutation(unwatched);
  const url = `${window.location.origin}/${username}`;
  // Whether it was noted changes nothing for the person: the next time will be.
  const noteShared = () => void note({ creatorId: id });

  async function copyAddress(address: string): Promise<void> {
    if (await copyText(address)) showToast('Link Copied!', address);
    else showToast('Your link', address);
    noteShared();
  }
  const copy = () => copyAddress(url);
  const copyFor = (network: ShareNetwork) =>
    copyAddress(shareLink(window.location.origin, username, network));

  async function share(): Promise<void> {
    try {
      await navigator.share({ url });
      noteShared();
    } catch (error) {
      if (!isChangeOfMind(error)) await copy();
    }
  }

  return { url, copy, copyFor, share: typeof navigator.share === 'function' ? share : null };
}
