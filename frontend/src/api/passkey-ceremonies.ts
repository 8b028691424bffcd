import {
  WebAuthnAbortService,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { PasskeyOptionsDto } from './generated';

type Options = PasskeyOptionsDto['options'];
/** What a browser made, for a call of ours. */
export type MadePasskey = Record<string, unknown>;

/** Has the browser make a passkey. @throws what the browser does, when its person says no too */
export const makePasskey = async (options: Options): Promise<MadePasskey> => ({
  ...(await startRegistration({ optionsJSON: options as never })),
});

/**
 * Has the browser ask for one of this site's passkeys.
 * @param inField whether it only offers them where an email is typed; then this may never end
 * @throws what the browser does, when its person says no too
 */
export async function showPasskey(options: Options, inField = false): Promise<MadePasskey> {
  const show = async (): Promise<MadePasskey> => ({
    ...(await startAuthentication({ optionsJSON: options as never, useBrowserAutofill: inField })),
  });
  return show().catch((error: unknown) => {
    // A browser has one request at a time, the newest: what a field offers may begin just after a button was pressed.
    if (!inField && error instanceof Error && error.name === 'AbortError') return show();
    throw error;
  });
}

/** Whether the browser can offer passkeys where an email is typed. */
export const offersPasskeysInField = browserSupportsWebAuthnAutofill;

/** Ends what waits in a field. */
export const stopOfferingPasskeys = (): void => WebAuthnAbortService.cancelCeremony();
