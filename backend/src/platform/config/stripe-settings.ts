import { ConfigError } from './setting.js';
import { type ReadSetting, allOrNone } from './read-settings.js';

/** How Stripe is reached. Both keys are of one mode: live, which moves real money, or test. */
export interface StripeSettings {
  secretKey: string;
  /** The one that pages may know. */
  publishableKey: string;
  /** Several, because Stripe signs events of the platform and of connected accounts with different ones. */
  webhookSecrets: string[];
  /** A stand-in server's address, without a trailing slash; null for the real one. */
  apiBase: string | null;
  /** How long an answer is waited for, in milliseconds. */
  timeout: number;
  live: boolean;
}

/** All of Stripe's settings or none. No message repeats a value: these are keys to money. @throws ConfigError */
export function readStripeSettings(setting: ReadSetting): StripeSettings | null {
  const apiBase = setting('STRIPE_API_BASE');
  const values = allOrNone(
    setting,
    ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    'Stripe needs all of its settings',
    apiBase !== null,
  );
  if (values === null) return null;
  const [secretKey = '', publishableKey = '', secrets = ''] = values;
  const secretMode = /^[sr]k_(live|test)_\S+$/.exec(secretKey)?.[1];
  if (secretMode === undefined) {
    throw new ConfigError('STRIPE_SECRET_KEY must start with sk_live_, sk_test_, rk_live_ or rk_test_.');
  }
  const publishableMode = /^pk_(live|test)_\S+$/.exec(publishableKey)?.[1];
  if (publishableMode === undefined) {
    throw new ConfigError('STRIPE_PUBLISHABLE_KEY must start with pk_live_ or pk_test_.');
  }
  if (secretMode !== publishableMode) {
    throw new ConfigError(
      `STRIPE_SECRET_KEY is a ${secretMode} key, but STRIPE_PUBLISHABLE_KEY a ${publishableMode} key: both must be of one mode.`,
    );
  }
  const webhookSecrets = secrets.split(',').map((secret) => secret.trim());
  if (!webhookSecrets.every((secret) => /^whsec_\S+$/.test(secret))) {
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET must be one or more secrets starting with whsec_, with commas between.',
    );
  }
  const live = secretMode === 'live';
  if (live && apiBase !== null) {
    throw new ConfigError(
      'STRIPE_API_BASE must not be set with live keys: they belong to nobody but Stripe.',
    );
  }
  if (apiBase !== null && new URL(apiBase).pathname !== '/') {
    throw new ConfigError('STRIPE_API_BASE must be a server without a path, such as http://localhost:12111.');
  }
  const timeout = setting('STRIPE_TIMEOUT_MS');
  return { secretKey, publishableKey, webhookSecrets, apiBase, timeout, live };
}
