import { createHash, randomBytes } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CryptoKey, type JWK, SignJWT, UnsecuredJWT, exportJWK, generateKeyPair } from 'jose';
import type { Claims, Fault } from './faults.js';

/** What was asked for when a code was given out. */
interface Grant {
  redirectUri: string;
  challenge: string;
  claims: Claims;
}
type Method = 'client_secret_basic' | 'client_secret_post';
const KEY_ID = 'key-1';

/** A provider of OpenID Connect that checks what it is sent as a real one does, and misbehaves when it is told to. */
export class StandInProvider {
  readonly clientId = 'reelpact';
  /** Its characters must be encoded for Basic, which is easily forgotten. */
  readonly clientSecret = 'a secret: with+signs%';
  /** How a client may show its secret; undefined says nothing, which means Basic. */
  authMethods: Method[] | undefined = ['client_secret_basic', 'client_secret_post'];
  /** Who is signed in at the provider. */
  person: Record<string, unknown> = {};
  fault: Fault = {};
  /** By which method clients have shown their secret. */
  readonly seenMethods: Method[] = [];
  private readonly grants = new Map<string, Grant>();
  /** By access token. */
  private readonly people = new Map<string, Claims>();

  private constructor(
    private readonly server: Server,
    private readonly keys: { right: CryptoKey; wrong: CryptoKey; published: JWK },
    readonly issuer: string,
  ) {}

  /** Starts one on a free port, or on the one that is named. */
  static async start(port = 0): Promise<StandInProvider> {
    const [right, wrong] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
    const published = { ...(await exportJWK(right.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
    const server = createServer((request, response) => {
      provider.answer(request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    });
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const keys = { right: right.privateKey, wrong: wrong.privateKey, published };
    const provider = new StandInProvider(server, keys, issuer);
    return provider;
  }

  get port(): number {
    return Number(new URL(this.issuer).port);
  }

  /** What the product has to be told to use it. */
  get settings(): Record<string, string> {
    return {
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: this.clientId,
      OIDC_CLIENT_SECRET: this.clientSecret,
      OIDC_NAME: 'Acme',
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', this.issuer);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /.well-known/openid-configuration':
        return void json(200, this.metadata());
      case 'GET /jwks':
        return void json(200, { keys: [this.keys.published] });
      case 'GET /authorize':
        return void response.writeHead(302, { location: this.authorize(url.searchParams) }).end();
      case 'POST /token': {
        const form = new URLSearchParams(await text(request));
        if (this.fault.token === 'silent') return;
        if (this.fault.token !== undefined) return void json(this.fault.token.status, this.fault.token.body);
        const { status, body } = await this.trade(form, request.headers.authorization);
        return void json(status, body);
      }
      case 'GET /userinfo': {
        const { userInfo } = this.fault;
        const known = this.people.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
        if (userInfo === 'silent') return;
        if (typeof userInfo === 'object') return void json(userInfo.status, userInfo.body ?? {});
        if (known === undefined) return void json(401, {});
        return void json(200, userInfo?.(known) ?? known);
      }
      default:
        return void json(404, {});
    }
  }

  private metadata(): object {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks`,
      userinfo_endpoint: `${this.issuer}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: this.authMethods,
    };
  }

  /** Where the browser is sent back to. The person has agreed in advance. */
  private authorize(query: URLSearchParams): string {
    const wanted: Record<string, RegExp> = {
      client_id: new RegExp(`^${this.clientId}$`),
      response_type: /^code$/,
      scope: /\bopenid\b/,
      code_challenge_method: /^S256$/,
      code_challenge: /^[\w-]{43}$/,
      state: /^[\w-]{20,}$/,
      nonce: /^[\w-]{20,}$/,
      redirect_uri: /\/api\/auth\/oidc\/callback$/,
    };
    for (const [name, shape] of Object.entries(wanted)) {
      if (!shape.test(query.get(name) ?? '')) throw new Error(`authorize: ${name} is wrong`);
    }
    const redirectUri = query.get('redirect_uri') ?? '';
    const back = new URL(redirectUri);
    back.searchParams.set('state', query.get('state') ?? '');
    if (this.fault.authorize) {
      back.searchParams.set('error', this.fault.authorize);
      return back.href;
    }
    const code = randomBytes(16).toString('base64url');
    const now = Math.floor(Date.now() / 1000);
    const claims: Claims = {
      iss: this.issuer,
      aud: this.clientId,
      iat: now,
      exp: now + 300,
      nonce: query.get('nonce'),
      ...this.person,
    };
    this.grants.set(code, { redirectUri, challenge: query.get('code_challenge') ?? '', claims });
    back.searchParams.set('code', code);
    return back.href;
  }

  /** A code for tokens: for its client alone, once, and with what the challenge was made of. */
  private async trade(
    form: URLSearchParams,
    authorization: string | undefined,
  ): Promise<{ status: number; body: object }> {
    if (!this.knows(form, authorization)) return { status: 401, body: { error: 'invalid_client' } };
    const code = form.get('code') ?? '';
    const grant = this.grants.get(code);
    this.grants.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const right =
      form.get('grant_type') === 'authorization_code' &&
      grant?.redirectUri === form.get('redirect_uri') &&
      grant?.challenge === challenge;
    if (!grant || !right) return { status: 400, body: { error: 'invalid_grant' } };
    const token = randomBytes(16).toString('base64url');
    this.people.set(token, { ...this.person });
    const body = { access_token: token, token_type: 'Bearer', expires_in: 300 };
    return { status: 200, body: { ...body, id_token: await this.idToken(grant.claims) } };
  }

  private knows(form: URLSearchParams, authorization: string | undefined): boolean {
    const basic = /^Basic (.+)$/.exec(authorization ?? '')?.[1];
    const [id, secret] = basic
      ? Buffer.from(basic, 'base64')
          .toString()
          .split(':')
          .map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
      : [form.get('client_id'), form.get('client_secret')];
    const method: Method = basic ? 'client_secret_basic' : 'client_secret_post';
    this.seenMethods.push(method);
    const allowed = (this.authMethods ?? ['client_secret_basic']).includes(method);
    return allowed && id === this.clientId && secret === this.clientSecret;
  }

  private idToken(given: Claims): Promise<string> | string | undefined {
    const claims = this.fault.claims?.(given) ?? given;
    switch (this.fault.signature) {
      case 'absent':
        return undefined;
      case 'none':
        return new UnsecuredJWT(claims).encode();
      case 'shared secret':
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(this.clientSecret.padEnd(32)));
      case 'unknown key':
        return this.sign(claims, this.keys.wrong, 'key-2');
      case 'another key':
        return this.sign(claims, this.keys.wrong, KEY_ID);
      default:
        return this.sign(claims, this.keys.right, KEY_ID);
    }
  }

  private sign(claims: Claims, key: CryptoKey, kid: string): Promise<string> {
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
  }
}
