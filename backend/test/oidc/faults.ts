import type { SignInProblem } from '@reelpact/domain';

export type Claims = Record<string, unknown>;

/** What a provider does wrong; what is not named it does right. */
export interface Fault {
  /** The error with which it sends the browser back. */
  authorize?: string;
  token?: 'silent' | { status: number; body: unknown };
  claims?: (claims: Claims) => Claims;
  userInfo?: 'silent' | { status: number; body?: unknown } | ((claims: Claims) => Claims);
  /** How the id token is signed. */
  signature?: 'none' | 'absent' | 'unknown key' | 'another key' | 'shared secret';
}

const hourAgo = () => Math.floor(Date.now() / 1000) - 3600;
const claim = (name: string, value: unknown): Fault => ({
  claims: (claims) => ({ ...claims, [name]: value }),
});
const without = (name: string): Fault => ({
  claims: ({ [name]: _, ...claims }) => claims,
});
const token = (status: number, body: unknown = {}): Fault => ({ token: { status, body } });

/** The email is not in the token; this is what UserInfo does about it. */
const atUserInfo = (userInfo: Fault['userInfo']): Fault => ({ ...without('email'), userInfo });
const info = (change: Claims): Fault => atUserInfo((claims) => ({ ...claims, ...change }));

/** Each thing that can go wrong at a provider, and what the person is told. */
export const FAULTS: readonly (readonly [string, Fault, SignInProblem])[] = [
  ['the person says no', { authorize: 'access_denied' }, 'denied'],
  ['the provider is busy', { authorize: 'temporarily_unavailable' }, 'unavailable'],
  ['the provider fails', { authorize: 'server_error' }, 'unavailable'],
  ['the provider refuses our request', { authorize: 'invalid_scope' }, 'not_valid'],
  ['it answers 500 when it should give the token', token(500), 'unavailable'],
  ['it answers 503 with a page', token(503, 'maintenance'), 'unavailable'],
  ['it never answers', { token: 'silent' }, 'unavailable'],
  ['it does not know our secret', token(401, { error: 'invalid_client' }), 'unavailable'],
  ['the code is over', token(400, { error: 'invalid_grant' }), 'expired'],
  ['the answer is not what it should be', token(200, { token: 1 }), 'not_valid'],
  ['the nonce is another one', claim('nonce', 'x'.repeat(43)), 'not_valid'],
  ['the nonce is missing', without('nonce'), 'not_valid'],
  ['the token is for somebody else', claim('aud', 'another-client'), 'not_valid'],
  ['the token is for us and others, and not made for us', claim('aud', ['reelpact', 'other']), 'not_valid'],
  ['the token is from somebody else', claim('iss', 'https://evil.test'), 'not_valid'],
  ['the token is over', claim('exp', hourAgo()), 'not_valid'],
  ['the token never ends', without('exp'), 'not_valid'],
  ['the token is about nobody', without('sub'), 'not_valid'],
  ['the subject is longer than one can be', claim('sub', 's'.repeat(256)), 'not_valid'],
  ['the subject can’t be stored', claim('sub', 'a\u0000b'), 'not_valid'],
  ['there is no id token', { signature: 'absent' }, 'not_valid'],
  ['the signature is another key’s', { signature: 'another key' }, 'not_valid'],
  ['the key is not published', { signature: 'unknown key' }, 'not_valid'],
  ['nobody signed', { signature: 'none' }, 'not_valid'],
  ['the signature is made with our own secret', { signature: 'shared secret' }, 'not_valid'],
  ['there is no email', atUserInfo(({ email: _, ...claims }) => claims), 'no_email'],
  ['UserInfo is about somebody else', info({ sub: 'somebody else' }), 'not_valid'],
  ['UserInfo is about nobody', info({ sub: undefined }), 'not_valid'],
  ['UserInfo says that the email is not verified', info({ email_verified: false }), 'email_not_verified'],
  [
    'UserInfo does not say whether the email is verified',
    info({ email_verified: undefined }),
    'email_not_verified',
  ],
  ['UserInfo has an email that is none', info({ email: 'ann' }), 'no_email'],
  ['UserInfo does not know the token', atUserInfo({ status: 401 }), 'unavailable'],
  ['UserInfo fails', atUserInfo({ status: 500 }), 'unavailable'],
  ['UserInfo answers with something else', atUserInfo({ status: 200, body: 'maintenance' }), 'not_valid'],
  ['UserInfo never answers', atUserInfo('silent'), 'unavailable'],
  ['the email is none', claim('email', 'ann'), 'no_email'],
  ['the email is a list', claim('email', ['ann@example.test']), 'no_email'],
  ['the email is not verified', claim('email_verified', false), 'email_not_verified'],
  ['nothing is said of the email', without('email_verified'), 'email_not_verified'],
  ['the email is verified in words only', claim('email_verified', 'true'), 'email_not_verified'],
  ['the email is verified in numbers only', claim('email_verified', 1), 'email_not_verified'],
];
