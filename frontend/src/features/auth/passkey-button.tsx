import { useGetPasskeyChallengeMutation } from '../../api/safety-calls';
import { reportFailure } from '../../api/errors';
import type { MadePasskey } from '../../api/passkey-ceremonies';
import { isDeclined, knowsPasskeys, loadPasskeys } from '../../api/passkeys';
import { useFirstPaint } from '../../ui/first-paint';
import { PlainButton } from '../../ui/link-button';

interface PasskeyButtonProps {
  label: string;
  busy: boolean;
  /** Told what the browser made; its failures are reported here. */
  onShown: (passkey: MadePasskey) => Promise<void>;
}

/** Has somebody show a passkey; nothing where the browser knows none. */
export function PasskeyButton({ label, busy, onShown }: PasskeyButtonProps) {
  const [getChallenge, { isLoading }] = useGetPasskeyChallengeMutation();
  const isFirstPaint = useFirstPaint();
  // Most browsers know them: where one doesn't, the button goes with the first paint.
  if (!isFirstPaint && !knowsPasskeys()) return null;

  async function show(): Promise<void> {
    try {
      const { options } = await getChallenge().unwrap();
      const { showPasskey } = await loadPasskeys();
      await onShown(await showPasskey(options));
    } catch (error) {
      if (isDeclined(error)) return;
      reportFailure(error, { otherwise: 'Your passkey could not be used. Please try again.' });
    }
  }

  return (
    <PlainButton look="quiet" block busy={busy || isLoading} onClick={() => void show()}>
      {label}
    </PlainButton>
  );
}
