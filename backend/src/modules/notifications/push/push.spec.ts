import { createPublicKey, createECDH, verify } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { MAX_PAYLOAD_BYTES, areBrowserKeys, encryptPush } from './encrypt-push.js';
import { isPushService } from './push-services.js';
import { vapidHeader } from './vapid.js';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
/** RFC 8291, appendix A. */
const RFC = {
  plain: 'When I grow up, I want to be a watermelon',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  browser: {
    publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('a push message', () => {
  it('is encrypted as in the example of RFC 8291', () => {
    const chance = { privateKey: bytes(RFC.privateKey), salt: bytes(RFC.salt) };
    expect(encryptPush(Buffer.from(RFC.plain), RFC.browser, chance).toString('base64url')).toBe(RFC.message);
  });

  it('differs each time, and has a length that push services take', () => {
    const [one, other] = [1, 2].map(() => encryptPush(Buffer.from(RFC.plain), RFC.browser));
    expect(one!.equals(other!)).toBe(false);
    expect(encryptPush(Buffer.alloc(MAX_PAYLOAD_BYTES), RFC.browser)).toHaveLength(4096);
    expect(() => encryptPush(Buffer.alloc(MAX_PAYLOAD_BYTES + 1), RFC.browser)).toThrow('too long');
  });

  it('is for keys that a browser can have', () => {
    expect(areBrowserKeys(RFC.browser)).toBe(true);
    const noPoint = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
    expect(areBrowserKeys({ ...RFC.browser, publicKey: noPoint })).toBe(false);
    expect(areBrowserKeys({ ...RFC.browser, publicKey: 'BCVx' })).toBe(false);
    expect(areBrowserKeys({ ...RFC.browser, auth: 'AAAA' })).toBe(false);
  });
});

describe('the header that says who is sending', () => {
  it('is signed by the platform for one push service and half a day', () => {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const settings = {
      publicKey: pair.getPublicKey('base64url'),
      privateKey: pair.getPrivateKey().toString('base64url'),
      subject: 'mailto:support@reelpact.test',
      loopback: false,
    };
    const now = Date.UTC(2026, 10, 22);
    const header = vapidHeader('https://web.push.apple.com/abc?d=1', settings, now);
    const [, content = '', signature = '', key] =
      /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
    expect(key).toBe(settings.publicKey);
    const claims: unknown = JSON.parse(bytes(content.split('.')[1] ?? '').toString());
    expect(claims).toEqual({
      aud: 'https://web.push.apple.com',
      exp: now / 1000 + 43_200,
      sub: settings.subject,
    });
    const point = pair.getPublicKey();
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
    const dsa = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', Buffer.from(content), dsa, bytes(signature))).toBe(true);
  });
});

describe('a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])('is %s', (endpoint) => expect(isPushService(endpoint, false)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil.example/fcm.googleapis.com',
    'https://user@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com@evil.example/',
    'https://push.services.mozilla.com.evil.example/',
    'https://notify.windows.com/',
    'http://127.0.0.1:5432/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
    'nothing',
  ])('is not %s', (endpoint) => expect(isPushService(endpoint, false)).toBe(false));

  it('may be on this machine for tests alone', () => {
    expect(isPushService('http://127.0.0.1:1234/a', true)).toBe(true);
    expect(isPushService('http://localhost:1234/a', true)).toBe(false);
    expect(isPushService('http://127.0.0.1.evil.example/a', true)).toBe(false);
  });
});
