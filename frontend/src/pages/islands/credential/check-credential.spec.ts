import { type KeyObject, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/dom';
import { CREDENTIAL, CREDENTIAL_CHECK, type PublishedKey, type SignedCredential } from '@reelpact/domain';
import { htmlOf } from '../../document';
import { licenseDocument } from '../../documents';
import { SAMPLE_LICENSES } from '../../sample-pages';
import { offerFileCheck } from '../check-file';
import { verifiesByLibrary } from './by-library';
import { checkCredential } from './check-credential';
import { sayCredential } from './say-credential';

const LICENSE = SAMPLE_LICENSES.valid?.id ?? '';
const SUM = SAMPLE_LICENSES.valid?.files[0]?.sha256 ?? '';
const { privateKey } = generateKeyPairSync('ed25519');
const xOf = (key: KeyObject) => key.export({ format: 'jwk' }).x ?? '';
const key = (more: Partial<PublishedKey> = {}): PublishedKey => ({
  ...{ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid: 'k1', x: xOf(privateKey) },
  ...{ from: '2026-11-01T00:00:00.000Z', until: null, withdrawn: null },
  ...more,
});
const content = {
  version: CREDENTIAL.version,
  license: { id: LICENSE, url: `https://reelpact.test/licenses/${LICENSE}` },
  file: { name: '$& reel.mp4', size: 3, sha256: SUM },
  ...{ creator: { name: 'Sophia Reyes', username: 'sophiacreates' }, brand: { name: 'Northwind Coffee' } },
  issuedAt: '2026-11-22T12:00:00.000Z',
};
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** The page's script repeats what the domain says, because it loads nothing of it. */
const HEADER = { alg: CREDENTIAL.algorithm, kid: 'k1', typ: CREDENTIAL.type };
function signed(payload: object = content, header: object = HEADER): SignedCredential {
  const [head, body] = [encoded(header), encoded(payload)];
  const signature = sign(null, Buffer.from(`${head}.${body}`), privateKey).toString('base64url');
  return { payload: body, protected: head, signature };
}
const PAGE = { licenseId: LICENSE, sums: new Set([SUM]) };
const findingOf = async (credential: object | string, keys: PublishedKey[] = [key()]) => {
  const text = typeof credential === 'string' ? credential : JSON.stringify(credential);
  return (await checkCredential(text, { keys }, PAGE)).finding;
};

describe.each(['the browser', 'the library'])('a credential, verified by %s', (by) => {
  const { subtle } = globalThis.crypto;
  beforeEach(() => {
    // The browser of tests has none of its own: Node.js stands in.
    const importKey = (_: string, bytes: Uint8Array) => Promise.resolve(bytes);
    const verify = (_: string, bytes: Uint8Array, signature: Uint8Array, message: Uint8Array) =>
      Promise.resolve(verifiesByNode(bytes, message, signature));
    const value = by === 'the browser' ? { importKey, verify } : undefined;
    Object.defineProperty(globalThis.crypto, 'subtle', { value, configurable: true });
  });
  afterEach(() => {
    Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true });
  });

  it('is genuine as it was signed', async () => expect(await findingOf(signed())).toBe('genuine'));

  it('is refused with any one of its characters changed', async () => {
    const right = signed();
    for (const part of ['payload', 'protected', 'signature'] as const) {
      for (const at of right[part].split('').keys()) {
        const other = right[part][at] === 'A' ? 'B' : 'A';
        const text = right[part].slice(0, at) + other + right[part].slice(at + 1);
        expect(await findingOf({ ...right, [part]: text })).not.toBe('genuine');
      }
    }
    // The last character of a signature has bits that no byte has: they must not differ either.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (const last of alphabet) {
      if (right.signature.endsWith(last)) continue;
      expect(await findingOf({ ...right, signature: right.signature.slice(0, -1) + last })).toBe('changed');
    }
  });

  it.each<[string, object | string, PublishedKey[] | undefined, string]>([
    ['a text', 'hello', undefined, 'noCredential'],
    ['nothing', '', undefined, 'noCredential'],
    ['another JSON', { payload: 1 }, undefined, 'noCredential'],
    ['a list', [], undefined, 'noCredential'],
    ['a signature without bytes', { ...signed(), signature: '' }, undefined, 'changed'],
    ['no Base64url', { ...signed(), signature: 'ü' }, undefined, 'changed'],
    ['an unknown key', signed(), [key({ kid: 'k2' })], 'unknownKey'],
    ['no key at all', signed(), [], 'unknownKey'],
    [
      'a key of the same name',
      signed(),
      [key({ x: xOf(generateKeyPairSync('ed25519').privateKey) })],
      'changed',
    ],
    ['a withdrawn key', signed(), [key({ withdrawn: '2026-11-23T00:00:00.000Z' })], 'withdrawn'],
    ['a key that was retired before', signed(), [key({ until: '2026-11-22T11:59:59.999Z' })], 'outside'],
    ['a key that came later', signed(), [key({ from: '2026-11-22T12:00:00.001Z' })], 'outside'],
    ['a key that was retired later', signed(), [key({ until: '2026-11-22T12:00:00.000Z' })], 'genuine'],
    ['another license', signed({ ...content, license: { id: 'f'.repeat(32) } }), undefined, 'otherLicense'],
    [
      'another file',
      signed({ ...content, file: { ...content.file, sha256: 'f'.repeat(64) } }),
      undefined,
      'otherFile',
    ],
    ['another algorithm', signed(content, { ...HEADER, alg: 'none' }), undefined, 'noCredential'],
    ['another kind of signed text', signed(content, { ...HEADER, typ: 'JWT' }), undefined, 'noCredential'],
    ['another version', signed({ ...content, version: 2 }), undefined, 'noCredential'],
    ['signed nonsense', signed([]), undefined, 'noCredential'],
  ])('of %s', async (_, credential, keys, finding) =>
    expect(await findingOf(credential, keys)).toBe(finding),
  );
});

const verifiesByNode = (x: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean => {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(x).toString('base64url') };
  return verify(null, message, createPublicKey({ key: jwk, format: 'jwk' }), signature);
};

describe('the library', () => {
  const hex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));

  it.each([
    [
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      '',
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    ],
    [
      '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
      '72',
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    ],
  ])('takes the test vectors of RFC 8032, and none with a bit changed: %s', (x, message, signature) => {
    expect(verifiesByLibrary(hex(x), hex(message), hex(signature))).toBe(true);
    const changed = hex(signature);
    changed[0] = (changed[0] ?? 0) ^ 1;
    expect(verifiesByLibrary(hex(x), hex(message), changed)).toBe(false);
    expect(verifiesByLibrary(hex(x), hex(message), hex('00'))).toBe(false);
  });

  it('takes the example of RFC 8037', () => {
    const bytes = (text: string, encoding: BufferEncoding) => Uint8Array.from(Buffer.from(text, encoding));
    const key = bytes('11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', 'base64url');
    const message = bytes('eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc', 'ascii');
    const signature =
      'hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg';
    expect(verifiesByLibrary(key, message, bytes(signature, 'base64url'))).toBe(true);
  });
});

describe('what the page says of a credential', () => {
  beforeEach(() => {
    const license = SAMPLE_LICENSES.valid;
    if (!license) throw new Error('There is no sample.');
    const html = htmlOf(licenseDocument(license, '/license.js', '/credential.js'));
    document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  });
  const original = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = original;
  });
  const answerKeys = (answer: () => Promise<unknown>) => {
    globalThis.fetch = jest.fn(answer) as unknown as typeof fetch;
  };
  const published = () => Promise.resolve({ ok: true, json: () => Promise.resolve({ keys: [key()] }) });
  const load = () => Promise.resolve({ sayCredential });
  const file = (text: string, name = 'reel.mp4.reelpact.json') => {
    const bytes = new TextEncoder().encode(text);
    const slice = (from: number, to: number) => ({
      arrayBuffer: () => Promise.resolve(bytes.slice(from, to).buffer),
    });
    return { name, size: bytes.length, slice } as unknown as File;
  };
  const drop = (...files: File[]) => {
    const target = document.querySelector('.drop');
    if (!target) throw new Error('There is nowhere to drop a file.');
    fireEvent.drop(target, { dataTransfer: { files } });
  };
  const told = (text: string) =>
    waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toContain(text));

  it('is what is proven and what isn’t, in plain words', async () => {
    answerKeys(published);
    offerFileCheck(load);
    drop(file(JSON.stringify(signed()), 'renamed.txt'));
    await told(
      'This credential is genuine. Reelpact signed on November 22, 2026 (UTC) that Sophia Reyes licensed $& reel.mp4 to Northwind Coffee under this license.',
    );
    await told('It doesn’t prove that a file you have is this');
  });

  it('names the other license that it belongs to', async () => {
    answerKeys(published);
    offerFileCheck(load);
    drop(file(JSON.stringify(signed({ ...content, license: { id: 'f'.repeat(32) } }))));
    await told(`another license (${'f'.repeat(32)})`);
  });

  it.each([
    ['no credential', 'hello', CREDENTIAL_CHECK.noCredential],
    ['too long for one', `{${' '.repeat(70_000)}}`, CREDENTIAL_CHECK.noCredential],
    ['an empty file', '', CREDENTIAL_CHECK.noCredential],
    ['changed', JSON.stringify({ ...signed(), signature: 'AAAA' }), CREDENTIAL_CHECK.changed],
  ])('is one sentence for what is %s', async (_, text, sentence) => {
    answerKeys(published);
    offerFileCheck(load);
    drop(file(text));
    await told(sentence);
  });

  it('is that the keys are missing where they, or the script, can’t be loaded', async () => {
    answerKeys(() => Promise.reject(new Error('offline')));
    offerFileCheck(load);
    drop(file(JSON.stringify(signed())));
    await told(CREDENTIAL_CHECK.noKeys);
    answerKeys(() => Promise.resolve({ ok: false }));
    expect(
      await sayCredential('{}', { licenseId: LICENSE, keysPath: '/keys', texts: CREDENTIAL_CHECK }),
    ).toBe(CREDENTIAL_CHECK.noKeys);
  });
});
