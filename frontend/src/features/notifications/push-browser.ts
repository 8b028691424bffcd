const WORKER = '/push-worker.js';

/** A browser's subscription, as the server wants it. */
export interface BrowserSubscription {
  endpoint: string;
  publicKey: string;
  auth: string;
}

/** Whether this browser can be told by push at all. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const asSent = (subscription: PushSubscription): BrowserSubscription => ({
  endpoint: subscription.endpoint,
  publicKey: textOf(subscription.getKey('p256dh')),
  auth: textOf(subscription.getKey('auth')),
});

/** The subscription that this browser has; null without one. */
export async function currentSubscription(): Promise<BrowserSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? asSent(subscription) : null;
}

/** Asks the person, and the browser's push service. @returns null when the person said no */
export async function subscribeBrowser(pushKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const registration = await navigator.serviceWorker.ready;
  return asSent(
    await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(pushKey),
    }),
  );
}

/** @returns the address that ended; null when there was none */
export async function unsubscribeBrowser(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}
