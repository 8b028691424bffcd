import { describe, expect, it } from '@jest/globals';
import { withoutSecrets } from './without-secrets.js';

describe('a line of the log', () => {
  it.each([
    ['550 no such user ann.lee+x@mail.example.org here', '550 no such user [email] here'],
    ['connect to postgres://reel:p4ss@db:5432/x failed', 'connect to postgres://[hidden]@db:5432/x failed'],
    ['GET https://reelpact.test/verify?token=abc failed', 'GET https://reelpact.test/verify?[hidden] failed'],
    [
      '/api/files/WyJwcmV2aWV3cy8wMTk5Il0.kDq3mP0x8YzT1uVw5sRb7nCf2hJg6aLe9iOtXyZ gone',
      '/api/files/[hidden] gone',
    ],
    ['sent Authorization: Bearer rp_abcdef', 'sent Authorization: [hidden]'],
    ['{"cookie":"reelpact_session=abc"}', '{"cookie":[hidden]'],
    ['Bearer abcdefgh was refused', 'Bearer [hidden] was refused'],
    ['Invalid API Key: sk_live_51Habc', 'Invalid API Key: [hidden]'],
    ['pi_123_secret_456 was used', 'pi_123_secret_[hidden] was used'],
    ['token kDq3mP0x8YzT1uVw5sRb7nCf2hJg6aLe9iOtXyZ_-AB', 'token [hidden]'],
    ['the pair hush of settings', 'the pair [hidden] of settings'],
  ])('hides what nobody may read in “%s”', (text, written) => {
    expect(withoutSecrets(text, ['hush'])).toBe(written);
  });

  it('is cut where it is too long to be looked through, and never through a secret', () => {
    const token = 'kDq3mP0x8YzT1uVw5sRb7nCf2hJg6aLe9iOtXyZ_-AB';
    for (const text of ['a-'.repeat(50_000), `${'so '.repeat(1_325)}${token}${' on'.repeat(2_000)}`]) {
      const written = withoutSecrets(text);
      expect(written.length).toBeLessThanOrEqual(4_001);
      expect(written.endsWith('…')).toBe(true);
      expect(written).not.toContain(token.slice(0, 10));
    }
  });

  it('keeps ids, routes and stacks, by which a fault is found', () => {
    const text = `POST /api/bookings/:id/steps/approve: Error: 01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35 is stale
    at AdvanceBooking.run (/app/backend/dist/modules/bookings/use-cases/advance-booking.js:88:13)`;
    expect(withoutSecrets(text)).toBe(text);
  });
});
