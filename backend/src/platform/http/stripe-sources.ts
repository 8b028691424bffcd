/** What Stripe's payment form needs of a page, as its documentation of content security policies names it. */
const STRIPE_JS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** The sources that a page's policy must allow, by directive. */
export interface PaymentSources {
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
}

const STRIPE: PaymentSources = {
  script: STRIPE_JS,
  frame: [...STRIPE_JS, 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};
const NONE: PaymentSources = { script: [], frame: [], connect: [] };

/** @param takesCards whether cards are asked for by Stripe's form; the sandbox's own form needs nothing */
export const paymentSources = (takesCards: boolean): PaymentSources => (takesCards ? STRIPE : NONE);
