import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A sign-in provider with a page of its own, on which somebody agrees or not. */
export interface Provider {
  /** What the product has to be told to use it. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

const CLIENT = { id: 'reelpact', secret: 'the-secret' };
const encode = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url');

/**
 * Starts one on which this person is signed in.
 * @param name what the product calls it
 */
export async function startProvider(name: string, person: Record<string, unknown>): Promise<Provider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const asked = new Map<string, URLSearchParams>();

  const idToken = (nonce: string | null): string => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer(), aud: CLIENT.id, iat: now, exp: now + 300, nonce, ...person };
    const content = `${encode({ alg: 'RS256', kid: 'one' })}.${encode(claims)}`;
    return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
  };
  const tokens = (form: URLSearchParams): object | null => {
    const query = asked.get(form.get('code') ?? '');
    asked.delete(form.get('code') ?? '');
    const verifier = createHash('sha256').update(form.get('code_verifier') ?? '');
    const known = form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret;
    if (!known || !query || verifier.digest('base64url') !== query.get('code_challenge')) return null;
    return { access_token: 'unused', token_type: 'Bearer', id_token: idToken(query.get('nonce')) };
  };
  /** Two links, back to the product: with a code, and with the word that the person didn't want to. */
  const page = (query: URLSearchParams): string => {
    const code = randomUUID();
    asked.set(code, query);
    const back = (answer: Record<string, string>) =>
      `${query.get('redirect_uri') ?? ''}?${new URLSearchParams({ ...answer, state: query.get('state') ?? '' }).toString()}`;
    const links = [
      ['Allow', back({ code })],
      ['Cancel', back({ error: 'access_denied' })],
    ].map(([word = '', href = '']) => `<a href="${href.replaceAll('&', '&amp;')}">${word}</a>`);
    return `<!doctype html><title>${name}</title><p>${links.join(' ')}</p>`;
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer());
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type }).end(body);
    const json = (body: object | null) =>
      send(body ? 200 : 400, 'application/json', JSON.stringify(body ?? { error: 'invalid_grant' }));
    if (pathname === '/.well-known/openid-configuration') {
      json({
        issuer: issuer(),
        authorization_endpoint: `${issuer()}/authorize`,
        token_endpoint: `${issuer()}/token`,
        jwks_uri: `${issuer()}/keys`,
        response_types_supported: ['code'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
      });
    } else if (pathname === '/keys') {
      json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] });
    } else if (pathname === '/authorize') {
      send(200, 'text/html', page(searchParams));
    } else if (pathname === '/token') {
      void text(request).then((body) => json(tokens(new URLSearchParams(body))));
    } else {
      send(404, 'text/plain', '');
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      OIDC_ISSUER: issuer(),
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: name,
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
