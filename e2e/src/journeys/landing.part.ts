import { describe, expect, it } from '@jest/globals';
import { useProduct } from '../harness/index.js';
import { faultsOf, open, signedIn } from './sound-pages.js';
import { see } from './steps.js';

const app = useProduct();

describe('the landing page', () => {
  it('is whole without JavaScript', async () => {
    const person = await app.newPerson('phone', { javaScriptEnabled: false });
    const { page } = person;
    const answer = await page.goto('/');
    expect(answer?.status()).toBe(200);
    expect(await page.title()).toBe('Reelpact · Your work, one link, paid safely');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'Your work. One link. Paid safely.',
    );
    const leadsTo = (name: string) => page.getByRole('link', { name }).getAttribute('href');
    expect(await leadsTo('Sign In')).toBe('/login');
    expect(await leadsTo('Get Started Free')).toBe('/onboarding');
    expect(await leadsTo('View Demo')).toBe('/creator');
    expect(await leadsTo('Brand dashboard demo')).toBe('/brand/dashboard');
    expect(await leadsTo('Creator dashboard demo')).toBe('/creator/dashboard');
    expect(await leadsTo('Start Your Free Account')).toBe('/api/login?intent=sign-up');
    expect(await leadsTo('Contact Support')).toMatch(/^mailto:/);
    // What only the script can do is not offered.
    expect(await page.getByRole('button').count()).toBe(0);
    for (const picture of await page.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      expect(Number(await picture.getAttribute('width'))).toBeGreaterThan(0);
    }
    await page.getByRole('link', { name: 'View Demo' }).click();
    expect(new URL(page.url()).pathname).toBe('/creator');
  });

  it('loads its own script and nothing of the application', async () => {
    const { page, problems } = await app.newPerson('desktop');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await open(page, '/');
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/site-script-[^/]+\.js$/)]);
    const broken = await page.evaluate(async () => {
      const pictures = [...document.images];
      pictures.forEach((picture) => (picture.loading = 'eager'));
      await Promise.all(pictures.map((picture) => picture.decode()));
      return pictures.filter(({ naturalWidth }) => naturalWidth === 0).length;
    });
    expect([broken, await page.locator('img').count()]).toEqual([0, 8]);
    expect(problems).toEqual([]);
  });

  it.each(['brand', 'creator'] as const)('signs in to the demo as its %s', async (who) => {
    const { page, problems } = await app.newPerson('desktop');
    await page.goto('/');
    await page.getByRole('link', { name: new RegExp(`^${who} dashboard demo`, 'i') }).click();
    await page.waitForURL(`**/${who}/dashboard`);
    await page
      .getByRole('button', { name: /menu|log out/i })
      .first()
      .waitFor();
    expect((await page.request.get('/api/auth/user')).status()).toBe(200);
    expect(problems).toEqual([]);
  });

  it('keeps the theme that somebody chose, before anything is painted and in the application', async () => {
    const { page, problems } = await app.newPerson('desktop');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Switch to dark colors' }).click();
    await page.getByRole('button', { name: 'Switch to light colors' }).waitFor();
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await theme()).toBe('dark');
    await page.addInitScript(() => {
      // The body is made after the head's script has run.
      const watch = new MutationObserver(() => {
        if (!document.body) return;
        document.documentElement.dataset.atBody = document.documentElement.dataset.theme ?? 'none';
        watch.disconnect();
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset.atBody)).toBe('dark');
    await page.goto('/terms');
    await page.getByRole('button', { name: 'Switch to light colors' }).waitFor();
    expect(await theme()).toBe('dark');
    expect(problems).toEqual([]);
  });

  it('is where the application’s ways to the start page lead, and where logging out ends', async () => {
    const { page, problems } = await app.newPerson('desktop');
    const isLanding = async () => {
      await see(page, 'Your work. One link. Paid safely.');
      expect(await page.locator('#root').count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe('/');
    };
    await signedIn(page, 'brand');
    await page.goto('/brand/dashboard');
    await page.getByRole('link', { name: 'Reelpact, start page' }).click();
    await isLanding();
    await page.goBack();
    await page.getByRole('link', { name: 'Reelpact, start page' }).waitFor();
    await page.goto('/no/such/page');
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await isLanding();
    await page.goto('/brand/dashboard');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await isLanding();
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    await page.goBack();
    await page.getByLabel('Password').waitFor();
    expect(problems).toEqual([]);
  });

  it('leads somebody new to the registration form', async () => {
    const { page, problems } = await app.newPerson('phone');
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Your Free Account' }).click();
    await page.waitForURL('**/auth');
    await page.getByLabel('First name').waitFor();
    expect(problems).toEqual([]);
  });

  it.each([
    [390, 'light'],
    [390, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const)('is sound at %i pixels in %s', async (width, colorScheme) => {
    const { page, problems } = await app.newPerson('desktop');
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, '/');
    expect([...(await faultsOf(page)), ...problems]).toEqual([]);
  });
});
