import { createHash } from 'node:crypto';
import { type PaymentSources, paymentSources } from '../../platform/http/stripe-sources.js';

/** How a policy names a style sheet. */
export const hashOf = (styles: string): string => createHash('sha256').update(styles).digest('base64');

/** "script-src 'self'", and what else is allowed. */
const from = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(' ');

/**
 * What a document with this style sheet may load and do. Scripts are files, and everything is our own but what a payment form is made of.
 */
export const documentPolicy = (styles: string, payment: PaymentSources = paymentSources(false)): string =>
  [
    "default-src 'none'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    from('script-src', "'self'", ...payment.script),
    from('connect-src', "'self'", ...payment.connect),
    ...(payment.frame.length > 0 ? [from('frame-src', ...payment.frame)] : []),
    `style-src 'sha256-${hashOf(styles)}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(';');
