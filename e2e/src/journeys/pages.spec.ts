import { expect, it } from '@jest/globals';
import { setStage } from '../harness/index.js';
import { type Ids, faultsOf, idsFor, open, signedIn } from './sound-pages.js';

const stage = setStage();

/** The specification's route table; each booking screen with a booking in a stage that belongs there. */
const PUBLIC = [
  () => '/',
  (ids: Ids) => `/creator/${ids.creator}`,
  () => '/sophiacreates',
  (ids: Ids) => `/service/${ids.package}`,
  () => '/onboarding',
  () => '/auth',
  () => '/login',
  () => '/open-booking',
  () => '/reset-password',
  () => '/verify-email',
  () => '/terms',
  () => '/privacy',
];
const CREATOR = [
  () => '/creator/dashboard',
  () => '/creator/dashboard?tab=payouts',
  () => '/dashboard',
  () => '/account',
  (ids: Ids) => `/content-delivery/${ids.in('producing', 'revising')}`,
  (ids: Ids) => `/content-submitted/${ids.in('in_review')}`,
];
const BRAND = [
  // Who has a creator's page already is led from here to the dashboard.
  () => '/creator/onboarding',
  (ids: Ids) => `/package/${ids.package}/booking`,
  (ids: Ids) => `/request-submitted/${ids.in('requested')}`,
  (ids: Ids) => `/checkout/${ids.in('accepted', 'unpaid')}`,
  (ids: Ids) => `/escrow-checkout/${ids.in('accepted', 'unpaid')}`,
  (ids: Ids) => `/payment-success/${ids.in('producing', 'revising')}`,
  (ids: Ids) => `/content-approved/${ids.in('completed')}`,
  (ids: Ids) => `/brand-review/${ids.in('in_review')}`,
  () => '/brand/dashboard',
  () => '/account',
  // For everyone but those who run the platform, this is no page.
  () => '/admin',
  () => '/no/such/page',
];

it.each([
  ['visitor', 'phone', 'light', PUBLIC],
  ['visitor', 'desktop', 'dark', PUBLIC],
  ['creator', 'phone', 'light', CREATOR],
  ['creator', 'phone', 'dark', CREATOR],
  ['brand', 'desktop', 'light', BRAND],
  ['brand', 'desktop', 'dark', BRAND],
] as const)(
  'a %s on a %s in %s finds every page sound',
  async (who, device, colorScheme, routes) => {
    const { page, problems } = await stage.newPerson(device);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (who !== 'visitor') await signedIn(page, who);
    const ids = await idsFor(page, who === 'visitor' ? 'brand' : who);
    const faults: string[] = [];
    for (const route of routes) {
      const path = route(ids);
      await open(page, path);
      // Light and dark differ in their colors and in nothing else.
      faults.push(...(await faultsOf(page, colorScheme === 'dark')).map((fault) => `${path} ${fault}`));
      if (path.startsWith('/no/') || path === '/admin')
        expect(await page.title()).toContain('404 Page Not Found');
      // Nobody was sent elsewhere: what was looked at is the screen that was asked for.
      expect(page.url().slice(new URL(page.url()).origin.length)).toBe(path);
      if (path.includes('tab=payouts'))
        await page.getByText('Sent to your account', { exact: true }).waitFor();
    }
    expect([...faults, ...problems]).toEqual([]);
  },
  120_000,
);
