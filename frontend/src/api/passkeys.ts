import type { PasskeyOptionsDto } from './generated';

type Options = PasskeyOptionsDto['options'];
/** What a browser made, for a call of ours. */
export type MadePasskey = Record<string, unknown>;

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** The library is loaded when somebody has a passkey, or wants one. */
const load = () => import('@simplewebauthn/browser');

/** Has the browser make a passkey. @throws what the browser does, when its person says no too */
export async function makePasskey(options: Options): Promise<MadePasskey> {
  const { startRegistration } = await load();
  return { ...(await startRegistration({ optionsJSON: options as never })) };
}

/**
 * Has the browser ask for one of this site's passkeys.
 * @param inField whether it only offers them where an email is typed; then this may never end
 * @throws what the browser does, when its person says no too
 */
export async function showPasskey(options: Options, inField = false): Promise<MadePasskey> {
  const { startAuthentication } = await load();
  const show = async (): Promise<MadePasskey> => ({
    ...(await startAuthentication({ optionsJSON: options as never, useBrowserAutofill: inField })),
  });
  return show().catch((error: unknown) => {
    // A browser has one request at a time, the newest: what a field offers may begin just after a button was pressed.
    if (!inField && isAborted(error)) return show();
    throw error;
  });
}

/** Whether the browser can offer passkeys where an email is typed. */
export async function offersPasskeysInField(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  return (await load()).browserSupportsWebAuthnAutofill();
}

/** Ends what waits in a field. */
export async function stopOfferingPasskeys(): Promise<void> {
  (await load()).WebAuthnAbortService.cancelCeremony();
}

const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Whether somebody only closed the browser's window. */
export const isDeclined = (error: unknown): boolean =>
  isAborted(error) || (error instanceof Error && error.name === 'NotAllowedError');
