import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { aCreator, bookingBody } from './builders.js';

const STRANGERS = 300;

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' });
});
afterAll(() => stage.stop());

describe('a creator’s shop', () => {
  const book = async (packageId: string, flow: 'pay_first' | 'approve_first', email: string, ip: string) => {
    const brief = {
      ...bookingBody(flow, packageId),
      [flow === 'pay_first' ? 'contactEmail' : 'clientEmail']: email,
    };
    return (await stage.person().post('/api/package-bookings', brief, { 'x-forwarded-for': ip })).status;
  };

  it(`stays open while strangers fill it with ${STRANGERS} bookings that nobody pays`, async () => {
    const { packageId } = await aCreator(stage);
    for (let index = 0; index < STRANGERS; index += 1) {
      const ip = `10.0.${index >> 8}.${index & 255}`;
      expect(await book(packageId, 'pay_first', `stranger-${index}@example.test`, ip)).toBe(201);
    }
    for (const flow of ['pay_first', 'approve_first'] as const)
      expect(await book(packageId, flow, 'ann@example.test', '192.0.2.90')).toBe(201);
  });
});
