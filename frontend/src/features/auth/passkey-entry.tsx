import { useEffect, useEffectEvent } from 'react';
import type { MadePasskey } from '../../api/passkey-ceremonies';
import { knowsPasskeys, loadPasskeys } from '../../api/passkeys';
import { useGetPasskeyChallengeMutation, useSignInWithPasskeyMutation } from '../../api/safety-calls';
import { PasskeyButton } from './passkey-button';
import { useEnter } from './use-enter';

/** Signs in with a passkey, by a button or, where the browser can, from the field of the email. */
export function PasskeyEntry({ next }: { next: string | null }) {
  const [signIn, { isLoading }] = useSignInWithPasskeyMutation();
  const [getChallenge] = useGetPasskeyChallengeMutation();
  const { welcome } = useEnter(next);

  async function enter(passkey: MadePasskey): Promise<void> {
    welcome(await signIn({ shownPasskeyDto: { passkey } }).unwrap());
  }

  const offerInField = useEffectEvent(async (isCurrent: () => boolean) => {
    const { offersPasskeysInField, showPasskey } = await loadPasskeys();
    if (!(await offersPasskeysInField()) || !isCurrent()) return;
    const { options } = await getChallenge().unwrap();
    if (isCurrent()) await enter(await showPasskey(options, true));
  });
  useEffect(() => {
    if (!knowsPasskeys()) return;
    let isCurrent = true;
    // Nobody has asked for it: whatever goes wrong, the form is there, and so is the button.
    offerInField(() => isCurrent).catch(() => undefined);
    return () => {
      isCurrent = false;
      loadPasskeys().then(
        ({ stopOfferingPasskeys }) => stopOfferingPasskeys(),
        () => undefined,
      );
    };
  }, []);

  return <PasskeyButton label="Sign in with a passkey" busy={isLoading} onShown={enter} />;
}
