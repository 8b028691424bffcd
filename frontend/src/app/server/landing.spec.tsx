import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { PAGE_NUMBER_LABELS } from '@reelpact/domain';
import { landingFaults } from '../../../landing-budget';
import { htmlOf } from '../../pages/document';
import { drawLanding } from './program';

const SCRIPT = 'assets/site-1.js';
const site = { publicUrl: 'https://reelpact.test', supportEmail: 'help@operator.test' };
// The build knows the script's name.
const page = htmlOf(drawLanding(site)).replace('__SITE_SCRIPT__', `/${SCRIPT}`);
const parsed = new DOMParser().parseFromString(page, 'text/html');
const said = parsed.body.textContent ?? '';

describe('the landing page', () => {
  it.each([
    ['Sign In', '/login'],
    ['Get Started Free', '/onboarding'],
    ['View Demo', '/creator'],
    ['Brand dashboard demo', '/brand/dashboard'],
    ['Creator dashboard demo', '/creator/dashboard'],
    ['Start Your Free Account', '/api/login?intent=sign-up'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
  ])('leads by "%s" to %s', (name, path) => {
    const links = [...parsed.links].filter(({ textContent }) => textContent?.startsWith(name));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([path]);
  });

  it.each([
    'link-in-bio',
    'Project management',
    'Secure escrow payments',
    'Analytics',
    'any phone',
    'Setup in under 5 minutes. No credit card required.',
  ])('claims what the specification says: %s', (claim) => expect(said).toContain(claim));

  it.each(['views', 'visitors', 'packageClicks', 'bookings', 'money'] as const)(
    'promises a number that Insights shows: %s',
    (name) => expect(said.toLowerCase()).toContain(PAGE_NUMBER_LABELS[name].toLowerCase().split(' ').at(-1)),
  );

  it.each([/followers/i, /conversion/i, /demographic/i, /real[- ]time/i])(
    'promises no numbers that Insights does not show: %s',
    (promise) => expect(said).not.toMatch(promise),
  );

  it('gives each picture its size, and says what it shows or that it shows nothing', () => {
    const pictures = [...parsed.images];
    expect(pictures).toHaveLength(8);
    for (const picture of pictures) {
      expect([picture.width > 0, picture.height > 0, picture.hasAttribute('alt')]).toEqual([
        true,
        true,
        true,
      ]);
    }
  });
});

describe('its budget', () => {
  const faultsOf = (document: string, more: [string, string | Uint8Array][] = []) =>
    landingFaults(new Map([['landing.html', document], [SCRIPT, 'x'], ...more]), 'landing.html').faults;
  const withHead = (tag: string) => page.replace('</head>', `${tag}</head>`);

  it('is kept', () => expect(faultsOf(page)).toEqual([]));

  it.each([
    '<script type="module" src="/assets/index-1.js"></script>',
    '<script>start()</script>',
    '<link rel="modulepreload" href="/assets/react-1.js">',
    '<link rel="preload" href="/assets/react-1.js" as="script">',
    '<link as="script" href="/assets/react-1.js" rel="preload">',
  ])('has no room for %s', (tag) => expect(faultsOf(withHead(tag))).toHaveLength(1));

  it('has no room for handlers in the markup', () => {
    expect(faultsOf(page.replace('<main', '<main onclick="start()"'))).toHaveLength(1);
  });

  it('does not take an empty frame for a page', () => {
    expect(faultsOf('<!doctype html><div id="root"></div>').length).toBeGreaterThan(1);
  });

  it('counts the script, the document and each picture', () => {
    const noise = (bytes: number) => randomBytes(bytes);
    expect(faultsOf(page, [[SCRIPT, noise(3_100)]])).toEqual([
      expect.stringContaining('of 3072 bytes of script'),
    ]);
    expect(faultsOf(page, [['assets/a.webp', noise(25_601)]])).toEqual([
      expect.stringContaining('assets/a.webp'),
    ]);
    expect(faultsOf(page + noise(16_000).toString('base64'))).toEqual([
      expect.stringContaining('bytes of HTML'),
    ]);
  });
});
