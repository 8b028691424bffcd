/** RFC 2606: no email can ever be delivered there. */
const DEMO_DOMAIN = 'demo.reelpact.test';

/** The address of one of the demo's invented people. */
export const demoEmail = (name: string): string => `${name}@${DEMO_DOMAIN}`;

/** Whether an address belongs to one of the demo's people: what is written to it stays in the outbox. */
export const isDemoEmail = (email: string): boolean => email.toLowerCase().endsWith(`@${DEMO_DOMAIN}`);

/** Whether nobody asks somebody for a second factor: the demo's people are everyone's, and nobody could have theirs. */
export const needsNoFactor = (email: string, { demoMode }: { demoMode: boolean }): boolean =>
  demoMode && isDemoEmail(email);

/** Whether somebody can be signed in: the demo's people have a password that everyone knows, and outlive the demo. */
export const maySignIn = (email: string, { demoMode }: { demoMode: boolean }): boolean =>
  demoMode || !isDemoEmail(email);
