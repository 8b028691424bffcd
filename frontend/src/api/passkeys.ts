/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** What a browser does with passkeys, loaded when somebody has one, or wants one. */
export const loadPasskeys = () => import('./passkey-ceremonies');

/** Whether somebody only closed the browser's window. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name);
