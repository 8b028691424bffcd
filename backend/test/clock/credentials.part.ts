import { spawnSync } from 'node:child_process';
import { createPrivateKey, createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  CREDENTIAL,
  CREDENTIAL_TEXTS,
  type Credential,
  DELETED,
  type PublishedKeys,
  type SignedCredential,
} from '@reelpact/domain';
import { createLocalJWKSet, flattenedVerify } from 'jose';
import { Logger } from '@nestjs/common';
import { Secrets } from '../../src/platform/config/secrets.js';
import { CredentialKeys } from '../../src/modules/licenses/index.js';
import { signText, thumbprintOf } from '../../src/modules/licenses/credentials/signing-key.js';
import type { LicenseDto } from '../../src/modules/licenses/http/license.dto.js';
import type { TestApp } from '../app.js';
import { PASSWORD, read } from '../builders.js';
import { type Scene, completed } from '../scenes.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
let scene: Scene;
let license: LicenseDto;
const folder = mkdtempSync(join(tmpdir(), 'reelpact-credentials-'));
const OPENSSL = spawnSync('openssl', ['version']).status === 0;
/** Of RFC 8410: what stands before the 32 bytes of a public key. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

beforeAll(async () => {
  stage = await sharedTestApp();
  // Other parts have moved the clock.
  await stage.app.get(CredentialKeys).rotate();
  scene = await completed(stage);
  license = await licenseOf(scene);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function licenseOf({ brand, booking }: Pick<Scene, 'brand' | 'booking'>): Promise<LicenseDto> {
  const found = (await read(brand, booking.id)).license;
  return (await stage.person().get<LicenseDto>(`/api/licenses/${found?.id ?? ''}`)).body;
}
const pathOf = ({ id, files }: LicenseDto) => `/api/licenses/${id}/credentials/${files[0]?.sha256 ?? ''}`;
const issue = async (of = license) => (await stage.person().get<SignedCredential>(pathOf(of))).body;
const keys = async () => (await (await fetch(`${stage.url}${CREDENTIAL.keysPath}`)).json()) as PublishedKeys;

const decoded = (text: string): Buffer => Buffer.from(text, 'base64url');
const parsed = <T>(text: string): T => JSON.parse(decoded(text).toString()) as T;
const credentialIn = ({ payload }: SignedCredential) => parsed<Credential>(payload);
const kidOf = (signed: SignedCredential) => parsed<{ kid: string }>(signed.protected).kid;
const keyOf = ({ keys: all }: PublishedKeys, kid: string) => {
  const found = all.find((key) => key.kid === kid);
  if (!found) throw new Error(`${kid} isn’t published`);
  return found;
};

/** As anybody's program does it. */
const byNode = (x: string, { protected: head, payload, signature }: SignedCredential): boolean =>
  verify(
    null,
    Buffer.from(`${head}.${payload}`),
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
    decoded(signature),
  );
const byLibrary = (published: PublishedKeys, signed: SignedCredential): Promise<boolean> =>
  flattenedVerify(signed, createLocalJWKSet(published), { algorithms: ['EdDSA'] }).then(
    () => true,
    () => false,
  );
/** Where there is no openssl, the name of the test says that Node.js stands in. */
function byOpenssl(x: string, signed: SignedCredential): boolean {
  if (!OPENSSL) return byNode(x, signed);
  const [key, input, signature] = ['key.der', 'input', 'signature'].map((name) => join(folder, name));
  writeFileSync(key ?? '', Buffer.concat([SPKI, decoded(x)]));
  writeFileSync(input ?? '', `${signed.protected}.${signed.payload}`);
  writeFileSync(signature ?? '', decoded(signed.signature));
  const flags = ['-verify', '-pubin', '-keyform', 'DER', '-inkey', key ?? '', '-rawin'];
  return (
    spawnSync('openssl', ['pkeyutl', ...flags, '-in', input ?? '', '-sigfile', signature ?? '']).status === 0
  );
}

/** The same credential with one bit changed, at each byte of each of its parts. */
function* oneBitChanged(signed: SignedCredential): Generator<SignedCredential> {
  for (const part of ['payload', 'protected', 'signature'] as const) {
    const bytes = decoded(signed[part]);
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      yield { ...signed, [part]: changed.toString('base64url') };
    }
  }
}

describe('a credential', () => {
  it('says what the license says of the file, and when it was signed', async () => {
    const answer = await stage.person().get<SignedCredential>(pathOf(license));
    expect(answer.headers.get('content-disposition')).toContain(CREDENTIAL.suffix);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [file] = license.files;
    const credential = credentialIn(answer.body);
    expect(credential).toEqual({
      version: 1,
      license: { id: license.id, url: license.url },
      file: { name: file?.name, size: file?.size, sha256: file?.sha256, ai: null },
      creator: { name: license.creator, username: license.creatorUsername },
      brand: { name: license.brand },
      package: license.packageName,
      usage: { rights: license.rights, territory: license.territory, term: license.term },
      releasedAt: license.issuedAt,
      issuedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(file?.credentialUrl).toBe(`${stage.config.publicUrl}${pathOf(license)}`);
    expect(JSON.stringify(credential)).not.toContain('@');
    const { from } = keyOf(await keys(), kidOf(await issue()));
    expect(credential.issuedAt >= from && credential.issuedAt >= credential.releasedAt).toBe(true);
  });

  it(`is verified by Node.js, by a library and by ${OPENSSL ? 'openssl' : 'Node.js again, as there is no openssl here'}`, async () => {
    const [signed, published] = [await issue(), await keys()];
    const { x } = keyOf(published, kidOf(signed));
    expect([byNode(x, signed), await byLibrary(published, signed), byOpenssl(x, signed)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is refused by all of them with one bit changed anywhere', async () => {
    const [signed, published] = [await issue(), await keys()];
    const { x } = keyOf(published, kidOf(signed));
    let tried = 0;
    for (const changed of oneBitChanged(signed)) {
      expect(byNode(x, changed)).toBe(false);
      expect(await byLibrary(published, changed)).toBe(false);
      // A process for each: every fiftieth is enough to see that it is asked the same.
      if (tried % 50 === 0) expect(byOpenssl(x, changed)).toBe(false);
      tried += 1;
    }
    expect(tried).toBeGreaterThan(600);
  });

  it('is signed as the examples of RFC 8037 are', () => {
    const jwk = {
      ...{ kty: 'OKP', crv: 'Ed25519' },
      d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
      x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
    };
    const signed = signText(
      createPrivateKey({ key: jwk, format: 'jwk' }),
      { alg: 'EdDSA' },
      'Example of Ed25519 signing',
    );
    expect(signed).toEqual({
      protected: 'eyJhbGciOiJFZERTQSJ9',
      payload: 'RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc',
      signature: 'hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
    });
    expect(thumbprintOf(jwk.x)).toBe('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k');
  });

  it('is not issued while the license doesn’t count, and again when it does', async () => {
    const disputed = await completed(stage);
    const of = await licenseOf(disputed);
    const chargeback = { actor: 'network', at: 0, attempt: 1, chargeback: 'd_1' } as const;
    await disputed.driver.happen({ type: 'CHARGEBACK_OPENED', ...chargeback, amount: 15_000 });
    expect(await stage.person().get(pathOf(of))).toMatchObject({
      status: 409,
      body: { message: CREDENTIAL_TEXTS.notCounting },
    });
    expect((await licenseOf(disputed)).files[0]?.credentialUrl).toBeNull();
    await disputed.driver.happen({ type: 'CHARGEBACK_WON', ...chargeback });
    expect(byNode(keyOf(await keys(), kidOf(await issue(of))).x, await issue(of))).toBe(true);
  });

  it('forgets the creator who deletes their account', async () => {
    const left = await completed(stage);
    const of = await licenseOf(left);
    const { person, email } = left.creator;
    expect((await person.post('/api/auth/delete-account', { email, password: PASSWORD })).status).toBe(204);
    expect(credentialIn(await issue(of)).creator).toEqual({ name: DELETED.creator, username: null });
  });

  it.each(['f'.repeat(64), 'x', '%00', "'", '..'])('is none for the sum %s', async (sum) => {
    const { status } = await stage.person().get(`/api/licenses/${license.id}/credentials/${sum}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe('the keys of credentials', () => {
  it('are published for programs of all sites, without their private halves', async () => {
    const answer = await fetch(`${stage.url}${CREDENTIAL.keysPath}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/jwk-set+json']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const { keys: all } = (await answer.json()) as PublishedKeys;
    for (const key of all) {
      expect(Object.keys(key).sort()).toEqual(
        ['alg', 'crv', 'from', 'kid', 'kty', 'until', 'use', 'withdrawn', 'x'].sort(),
      );
      expect(key.kid).toBe(thumbprintOf(key.x));
    }
    expect(all.filter(({ until }) => until === null)).toHaveLength(1);
  });

  it('are replaced, and what an old one has signed stays verifiable', async () => {
    const old = await issue();
    const id = await stage.app.get(CredentialKeys).rotate();
    const fresh = await issue();
    expect([kidOf(fresh), kidOf(old) === id]).toEqual([id, false]);
    const published = await keys();
    for (const signed of [old, fresh]) expect(await byLibrary(published, signed)).toBe(true);
    const { from, until, withdrawn } = keyOf(published, kidOf(old));
    const { issuedAt } = credentialIn(old);
    expect([from <= issuedAt, issuedAt <= (until ?? ''), withdrawn]).toEqual([true, true, null]);
    const kept = await stage.database.rows(
      't-kept-halves',
      'select id from credential_keys where private_key is not null',
    );
    expect(kept).toEqual([{ id }]);
  });

  it('sign nothing after the moment until which they were in use, however many ask meanwhile', async () => {
    const rotate = () => stage.app.get(CredentialKeys).rotate();
    const made = await Promise.all([issue(), rotate(), issue(), rotate(), issue(), rotate(), issue()]);
    const published = await keys();
    for (const signed of made) {
      if (typeof signed === 'string') continue;
      const { from, until } = keyOf(published, kidOf(signed));
      const { issuedAt } = credentialIn(signed);
      expect(from <= issuedAt && (until === null || issuedAt <= until)).toBe(true);
    }
  });

  it('are withdrawn when they were stolen, and another one takes over', async () => {
    const signed = await issue();
    expect(await stage.app.get(CredentialKeys).withdraw(kidOf(signed))).toBe(true);
    const published = await keys();
    expect(keyOf(published, kidOf(signed)).withdrawn).not.toBeNull();
    expect(keyOf(published, kidOf(await issue())).withdrawn).toBeNull();
    expect(await stage.app.get(CredentialKeys).withdraw('nobody’s')).toBe(false);
  });

  it('are made once, however many ask for the first one', async () => {
    await stage.database.rows('t-no-keys', 'delete from credential_keys');
    const made = await Promise.all([issue(), issue(), issue(), issue()]);
    expect(new Set(made.map(kidOf)).size).toBe(1);
  });

  it('can’t be read in the database, and sign nothing when the secret is another one', async () => {
    const [row] = await stage.database.rows<{ key: string }>(
      't-sealed-key',
      'select private_key as key from credential_keys where used_until is null',
    );
    expect(() => createPrivateKey(row?.key ?? '')).toThrow();
    const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const open = jest.spyOn(stage.app.get(Secrets), 'open').mockImplementation(() => {
      throw new Error('sealed with another secret');
    });
    expect((await stage.person().get(pathOf(license))).status).toBe(503);
    expect(String(log.mock.calls[0]?.[0])).toContain('npm run credential-key -- rotate');
    open.mockRestore();
    log.mockRestore();
  });
});
