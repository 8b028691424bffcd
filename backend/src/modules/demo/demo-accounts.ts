import { demoEmail } from '@reelpact/domain';

/** The demo's people; invented. */
export const DEMO_ACCOUNTS = {
  creator: demoEmail('creator'),
  brand: demoEmail('brand'),
} as const;
export type DemoRole = keyof typeof DEMO_ACCOUNTS;
/** Runs the demo and uses the lab. An admin in demo mode alone: everyone knows the password. */
export const DEMO_ADMIN = demoEmail('admin');
export const DEMO_PASSWORD = 'reelpact-demo';
export const SAMPLE_CREATOR = 'sophiacreates';
