import { describe, expect, it } from '@jest/globals';
import { paymentSources } from '../../platform/http/stripe-sources.js';
import { documentPolicy } from './document-policy.js';

const directive = (policy: string, name: string): string | undefined =>
  policy.split(';').find((part) => part.startsWith(`${name} `));

describe('the policy of a document', () => {
  it('names nobody else', () => expect(documentPolicy('a{}')).not.toContain('http'));

  it('names the payment provider where its form stands, and keeps the rest', () => {
    const policy = documentPolicy('a{}', paymentSources(true));
    expect(directive(policy, 'script-src')).toBe(
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
    );
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.stripe.com");
    expect(directive(policy, 'frame-src')).toBe(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    );
    for (const name of ['default-src', 'style-src', 'form-action', 'base-uri', 'frame-ancestors'])
      expect(directive(policy, name)).toBe(directive(documentPolicy('a{}'), name));
    expect(policy).not.toContain('unsafe');
  });
});
