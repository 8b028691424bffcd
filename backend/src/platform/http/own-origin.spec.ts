import { describe, expect, it } from '@jest/globals';
import { isOwnOrigin } from './own-origin.js';

const secure = { publicUrl: 'https://reelpact.test', protocol: 'http', host: 'reelpact.test' };
const local = { publicUrl: 'http://localhost:3000', protocol: 'http', host: '127.0.0.1:3000' };

describe('an origin', () => {
  it.each([
    ['https://reelpact.test', secure],
    ['https://reelpact.test', { ...secure, publicUrl: 'https://reelpact.test/app' }],
    ['https://reelpact.test', { ...secure, host: '10.0.0.5:3000' }],
    ['https://other.test', { ...secure, protocol: 'https', host: 'other.test' }],
    ['http://localhost:3000', local],
    ['http://127.0.0.1:3000', local],
    ['http://127.0.0.1', { ...local, host: '127.0.0.1:80' }],
    ['https://shop.test', { ...local, protocol: 'https', host: 'shop.test' }],
  ])('is ours: %s at %j', (origin, reached) => {
    expect(isOwnOrigin(origin, reached)).toBe(true);
  });

  it.each([
    ['http://reelpact.test', secure],
    ['http://reelpact.test', { ...secure, protocol: 'https' }],
    ['https://reelpact.test:8443', secure],
    ['https://reelpact.test.evil.test', secure],
    ['https://127.0.0.1:3000', local],
    ['http://127.0.0.1:3001', local],
    ['http://localhost', local],
    ['null', secure],
    ['null', local],
    ['null', { ...local, host: 'not a host' }],
    ['', local],
  ])('is another site: %s at %j', (origin, reached) => {
    expect(isOwnOrigin(origin, reached)).toBe(false);
  });
});
