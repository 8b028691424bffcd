/** The demo's people; invented. */
export const DEMO_ACCOUNTS = {
  creator: 'creator@demo.reelpact.test',
  brand: 'brand@demo.reelpact.test',
} as const;
export type DemoRole = keyof typeof DEMO_ACCOUNTS;
export const DEMO_PASSWORD = 'reelpact-demo';
export const SAMPLE_CREATOR = 'sophiacreates';
