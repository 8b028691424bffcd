import { Inject, Injectable } from '@nestjs/common';
import type { SignInProblem } from '@reelpact/domain';
import {
  AuthorizationResponseError,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { OidcSettings } from '../../../platform/config/oidc-settings.js';
import { boundedFetch } from '../../../platform/outgoing/bounded-fetch.js';
import { SignInFailure } from './sign-in-failure.js';

/** What has to be the same when a browser comes back. */
export interface JourneySecrets {
  state: string;
  nonce: string;
  verifier: string;
}

const CALLBACK = '/api/auth/oidc/callback';
const SCOPE = 'openid email profile';
/** What the library says when the provider did not answer, or not as one that is well. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** Talks with the provider of OpenID Connect; every call may take as long as the timeout allows. */
@Injectable()
export class OpenIdProvider {
  private found: Promise<Configuration> | null = null;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Where to send a browser, and what to remember until it is back. @throws SignInFailure */
  async begin(): Promise<{ address: string; secrets: JourneySecrets }> {
    const provider = await this.discovered();
    const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    const address = buildAuthorizationUrl(provider, {
      redirect_uri: `${this.config.publicUrl}${CALLBACK}`,
      scope: SCOPE,
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, secrets };
  }

  /**
   * Trades what the browser came back with for the provider's word on who it is.
   * @param search the query the browser brought, with the `?`
   * @throws SignInFailure
   */
  async finish(search: string, { state, nonce, verifier }: JourneySecrets): Promise<IDToken> {
    const provider = await this.discovered();
    const here = new URL(`${this.config.publicUrl}${CALLBACK}${search}`);
    const tokens = await authorizationCodeGrant(provider, here, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    }).catch((error: unknown) => {
      throw new SignInFailure(problemOf(error), error);
    });
    const claims = tokens.claims();
    if (!claims) throw new SignInFailure('not_valid');
    return claims.email === undefined ? this.withUserInfo(provider, claims, tokens.access_token) : claims;
  }

  /**
   * Many providers say in the ID token only who it is, and the rest at UserInfo (OpenID Connect Core 1.0, section 5.3). The library
   * refuses what is about somebody else.
   */
  private async withUserInfo(provider: Configuration, claims: IDToken, token: string): Promise<IDToken> {
    if (provider.serverMetadata().userinfo_endpoint === undefined) return claims;
    const info = await fetchUserInfo(provider, token, claims.sub).catch((error: unknown) => {
      throw new SignInFailure(problemOf(error), error);
    });
    const { email, email_verified, given_name, family_name } = info;
    return { given_name, family_name, ...claims, email, email_verified };
  }

  /** Asked at first use and again after a failure, so that the server starts while the provider is down. */
  private discovered(): Promise<Configuration> {
    const { oidc } = this.config;
    if (oidc === null) throw new SignInFailure('not_offered');
    this.found ??= discover(oidc).catch((error: unknown) => {
      this.found = null;
      throw new SignInFailure('unavailable', error);
    });
    return this.found;
  }
}

function discover({ issuer, clientId, clientSecret, timeout }: OidcSettings): Promise<Configuration> {
  const post = ClientSecretPost(clientSecret);
  const basic = ClientSecretBasic(clientSecret);
  return discovery(
    new URL(issuer),
    clientId,
    undefined,
    // A provider that names no method takes Basic (OpenID Connect Discovery 1.0, section 3).
    (as, ...rest) =>
      (as.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? post : basic)(as, ...rest),
    {
      timeout: timeout / 1000,
      [customFetch]: boundedFetch,
      execute: [
        // Without it the library trusts the connection and does not look at the signature.
        enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
      ],
    },
  );
}

function problemOf(error: unknown): SignInProblem {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'denied';
    return /^(server_error|temporarily_unavailable)$/.test(error.error) ? 'unavailable' : 'not_valid';
  }
  // A code that was used or is over. Anything else that it refuses is a wrong setting of ours.
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant' ? 'expired' : 'unavailable';
  if (error instanceof WWWAuthenticateChallengeError) return 'unavailable';
  if (error instanceof ClientError) return NO_ANSWER.has(error.code ?? '') ? 'unavailable' : 'not_valid';
  // What fetch throws when nobody is there.
  return error instanceof TypeError ? 'unavailable' : 'failed';
}
