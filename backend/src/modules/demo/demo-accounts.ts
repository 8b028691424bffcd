import { demoEmail } from '@reelpact/domain';

/** The demo's people; invented. */
export const DEMO_ACCOUNTS = {
  creator: demoEmail('creator'),
  brand: demoEmail('brand'),
} as const;
export type DemoRole = keyof typeof DEMO_ACCOUNTS;
export const DEMO_PASSWORD = 'reelpact-demo';
export const SAMPLE_CREATOR = 'sophiacreates';
