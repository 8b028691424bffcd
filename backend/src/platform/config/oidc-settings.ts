import { LINKED_LOGIN, hasUnseenCharacters } from '@reelpact/domain';
import { ConfigError, LOOPBACK } from './setting.js';
import { type ReadSetting, allOrNone } from './read-settings.js';

/** The provider of OpenID Connect with which people can sign in. */
export interface OidcSettings {
  /** As it was given: it is compared with what the provider says of itself. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the button calls it. */
  name: string;
  /** How long an answer is waited for, in milliseconds. */
  timeout: number;
}

/** All of the provider's settings or none. No message repeats a value. @throws ConfigError */
export function readOidcSettings(setting: ReadSetting): OidcSettings | null {
  const named = setting('OIDC_NAME');
  const values = allOrNone(
    setting,
    ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
    'signing in with a provider needs all of its settings',
    named !== null,
  );
  if (values === null) return null;
  const [issuer = '', clientId = '', clientSecret = ''] = values;
  if (!isIssuer(issuer)) {
    throw new ConfigError(
      'OIDC_ISSUER must be a URL starting with https://, or with http:// on loopback, without user, query or fragment.',
    );
  }
  const { google, name: length } = LINKED_LOGIN;
  const name = named ?? (new URL(issuer).href === new URL(google.issuer).href ? google.name : null);
  if (name === null) {
    throw new ConfigError('OIDC_NAME must say what the button calls the provider that OIDC_ISSUER names.');
  }
  if (name.length > length.max || hasUnseenCharacters(name, false)) {
    throw new ConfigError(`OIDC_NAME must be one line of at most ${length.max} characters.`);
  }
  return { issuer, clientId, clientSecret, name, timeout: setting('OIDC_TIMEOUT_MS') };
}

function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  const safe =
    protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname.replace(/^\[|\]$/g, '')));
  return safe && username === '' && password === '' && !/[?#]/.test(value);
}
