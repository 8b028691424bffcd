import { describe, expect, it, jest } from '@jest/globals';
import {
  AI_TEXTS,
  AI_USE_TEXTS,
  AWAY_BOOKING,
  NOT_BOOKABLE_NOTE,
  SAFETY_FACTS,
  savePath,
} from '@reelpact/domain';
import { htmlOf } from './document';
import * as reactDocuments from './documents';
import { SAMPLE_LICENSES, SAMPLE_PAGES } from './sample-pages';

const SITE = { publicUrl: 'https://reelpact.test', supportEmail: 'help@operator.test' };
const SCRIPT = '/assets/page-1.js';

/** The same components as the server's build compiles them. */
function compiledForServer(): typeof reactDocuments {
  let documents: typeof reactDocuments | undefined;
  jest.isolateModules(() => {
    const runtime = jest.requireActual<object>('./static/jsx-runtime');
    jest.doMock('./static/jsx-runtime', () => runtime);
    jest.doMock('react/jsx-runtime', () => runtime);
    documents = jest.requireActual('./documents');
  });
  jest.dontMock('react/jsx-runtime');
  if (!documents) throw new Error('The documents were not compiled.');
  return documents;
}
const serverDocuments = compiledForServer();

type Documents = typeof reactDocuments;
type Sample = (typeof SAMPLE_PAGES)[keyof typeof SAMPLE_PAGES];
const KINDS: readonly [string, (documents: Documents, page: Sample) => string | undefined][] = [
  ['profile', ({ profileDocument }, page) => htmlOf(profileDocument(page, SITE, SCRIPT))],
  ['short page', ({ shortDocument }, page) => htmlOf(shortDocument(page, SITE, SCRIPT))],
  ['kit', ({ kitDocument }, page) => htmlOf(kitDocument(page, SITE, SCRIPT, 'Nov 21, 2026'))],
  [
    'package',
    ({ serviceDocument }, page) => {
      const drawn = serviceDocument(page, page.packages[0]?.id ?? '', SITE, SCRIPT);
      return drawn ? htmlOf(drawn) : undefined;
    },
  ],
  [
    'message',
    ({ messageDocument }, { displayName }) =>
      htmlOf(
        messageDocument({ title: displayName, text: 'Try again.', link: { href: '/', label: 'Home' } }, 10),
      ),
  ],
];
const PAGE_CASES = KINDS.flatMap(([kind, draw]) =>
  Object.entries(SAMPLE_PAGES).map(([name, page]) => ({
    kind,
    name,
    draw: (documents: Documents) => draw(documents, page),
  })),
);
const LICENSE_CASES = Object.entries(SAMPLE_LICENSES).map(([name, license]) => ({
  kind: 'license',
  name,
  draw: ({ licenseDocument }: Documents) => htmlOf(licenseDocument(license, SCRIPT, SCRIPT)),
}));
const CASES = [...PAGE_CASES, ...LICENSE_CASES];

const parsed = (html: string | undefined): Document =>
  new DOMParser().parseFromString(html ?? '', 'text/html');
const draw = (name: keyof typeof SAMPLE_PAGES): Document =>
  parsed(htmlOf(serverDocuments.profileDocument(SAMPLE_PAGES[name], SITE, SCRIPT)));
const hrefs = (page: Document, text: string): (string | null)[] =>
  [...page.querySelectorAll('a')]
    .filter(({ textContent }) => textContent === text)
    .map((link) => link.getAttribute('href'));

describe('a page that is drawn as text', () => {
  it.each(CASES)('is what React draws: $kind, $name', ({ draw: drawn }) => {
    const ours = parsed(drawn(serverDocuments));
    const reacts = parsed(drawn(reactDocuments));
    // React adds hints to load pictures, which the markup makes needless.
    for (const hint of reacts.querySelectorAll('link[rel=preload]')) hint.remove();
    expect(ours.documentElement.outerHTML).toBe(reacts.documentElement.outerHTML);
  });

  it.each(CASES)('runs nothing but its script: $kind, $name', ({ draw: drawn }) => {
    const document = parsed(drawn(serverDocuments));
    const scripts = [...document.scripts].map((script) => script.getAttribute('src') ?? script.type);
    expect(scripts.filter((script) => script !== SCRIPT && script !== 'application/ld+json')).toEqual([]);
    const loud = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => /^on|^style$/.test(name)),
    );
    expect(loud).toEqual([]);
    for (const link of document.links) expect(link.protocol).toMatch(/^(https?|mailto):$/);
  });
});

describe('the profile', () => {
  const page = draw('full');
  const text = page.body.textContent ?? '';

  it('says who it is, what speaks for them, and what it costs', () => {
    expect(page.querySelector('h1')?.textContent).toBe('Sophia Reyes');
    for (const said of ['31 jobs', '97% on time', 'answers in 2 h', 'From $95']) expect(text).toContain(said);
  });

  it('says the terms of a package in words, and shows no raw tier', () => {
    for (const said of [
      'Reels',
      'On your social media',
      'Delivery3–5 days',
      'Rounds1 revision',
      'Most Popular',
    ])
      expect(text).toContain(said);
    expect(page.querySelector('.tier')).toBeNull();
  });

  it('books, shows films and leads on without any script', () => {
    expect(hrefs(page, 'Choose Photo Set')).toEqual([
      `/package/${SAMPLE_PAGES.full.packages[1]?.id ?? ''}/booking`,
    ]);
    expect(hrefs(page, 'Choose Closed')).toEqual([]);
    expect(text).toContain(NOT_BOOKABLE_NOTE);
    expect(page.querySelector('.reel')?.getAttribute('href')).toBe('/api/media/portfolio/1.mp4');
    expect(hrefs(page, 'View All Packages')).toEqual(['#packages']);
    expect(page.getElementById('packages')).not.toBeNull();
    // The screen behind it asks first: opening a link saves nothing.
    expect(hrefs(page, 'Save for later')).toEqual([
      savePath(SAMPLE_PAGES.full.id, `/${SAMPLE_PAGES.full.username}`),
    ]);
    expect(hrefs(page, 'Contact Me')[0]).toMatch(/^\/contact\/[a-z]+$/);
  });

  it('fetches the first picture at once and the others when they come near, each with its size', () => {
    const reels = [...page.querySelectorAll('.work img')];
    expect(reels.map((image) => image.getAttribute('loading'))).toEqual([null, 'lazy']);
    expect(reels[0]?.getAttribute('fetchpriority')).toBe('high');
    for (const image of page.images) expect([image.width > 0, image.height > 0]).toEqual([true, true]);
  });

  it('has its cover in the sizes of screens, with the focal point in view', () => {
    const cover = page.querySelector('.cover.photo');
    expect(cover?.className).toBe('cover photo x3 y6 v');
    const image = cover?.querySelector('img');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1440', '960']);
    expect([image?.getAttribute('fetchpriority'), image?.getAttribute('alt')]).toEqual(['high', '']);
    const source = cover?.querySelector('source');
    expect(source?.getAttribute('srcset')).toBe(SAMPLE_PAGES.full.coverPicture?.avif);
    expect(source?.getAttribute('sizes')).toBe('100vw');
  });

  it('keeps the focal points of works in view, here and in the kit', () => {
    const works = [...page.querySelectorAll('.reel')].map(({ className }) => className);
    expect(works).toEqual(['reel first y2 v', 'reel']);
    const kit = parsed(htmlOf(serverDocuments.kitDocument(SAMPLE_PAGES.full, SITE, SCRIPT, 'Nov 21, 2026')));
    const posters = [...kit.querySelectorAll('.posters li')].map((one) => one.getAttribute('class'));
    expect(posters).toEqual(['y2 v', null]);
  });

  it('shows links with their pictures, in a room of their own, when they come near', () => {
    const links = [...page.querySelectorAll('.links a[rel~=ugc]')];
    const pictures = links.map((link) => link.querySelector('img'));
    expect(pictures.map((image) => image?.getAttribute('src'))).toEqual([
      '/api/media/links/1.webp',
      '/api/media/links/2.webp',
      undefined,
    ]);
    expect(links[0]?.querySelector('source')?.getAttribute('srcset')).toContain('links/1-128.avif 128w');
    // The title stands beside it.
    for (const image of pictures.slice(0, 2))
      expect([image?.width, image?.height, image?.alt, image?.getAttribute('loading')]).toEqual([
        56,
        56,
        '',
        'lazy',
      ]);
  });

  it('says that accounts are the creator’s own', () => {
    const mine = [...page.querySelectorAll('a[rel~=me]')].map((link) => link.getAttribute('href'));
    expect([...new Set(mine)]).toEqual([
      'https://www.instagram.com/sophia.creates/',
      'https://www.tiktok.com/@sophia',
    ]);
    const signs = [...page.querySelectorAll('.accounts a')].map((link) => link.getAttribute('aria-label'));
    expect(signs).toEqual(['Instagram: @sophia.creates', 'TikTok: @sophia']);
  });

  it('shows nothing but the creator above the first piece of work, and says once what makes booking safe', () => {
    const before = page.body.innerHTML.slice(0, page.body.innerHTML.indexOf('class="work"'));
    for (const said of [...SAFETY_FACTS, '31 jobs', 'Bright, honest videos.'])
      expect(before).not.toContain(said);
    for (const fact of SAFETY_FACTS) expect(text.split(fact)).toHaveLength(2);
  });

  it('says nothing of numbers where nothing has been counted, nor of payments where nothing can be booked', () => {
    const bare = draw('bare').body.textContent ?? '';
    expect(bare).not.toContain('jobs');
    for (const fact of SAFETY_FACTS) expect(bare).not.toContain(fact);
    expect(bare).toContain('Mara Holm has no packages to book yet.');
    expect(bare).not.toContain('Book a package');
  });
});

describe('a creator who is away', () => {
  const page = { ...SAMPLE_PAGES.full, awayUntil: '2026-12-24' };
  const { profileDocument, shortDocument, serviceDocument } = serverDocuments;
  const texts = (shown: Sample) =>
    [
      profileDocument(shown, SITE, SCRIPT),
      shortDocument(shown, SITE, SCRIPT),
      serviceDocument(shown, shown.packages[0]?.id ?? '', SITE, SCRIPT)!,
    ].map((drawn) => parsed(htmlOf(drawn)).body.textContent ?? '');

  it('says until when, and that they can be booked, where a brand chooses', () => {
    for (const text of texts(page)) {
      expect(text).toContain('Away until December 24, 2026.');
      expect(text).toContain(AWAY_BOOKING);
    }
  });

  it('is not mentioned while they are here, and promises no booking where there is nothing to book', () => {
    for (const text of texts(SAMPLE_PAGES.full)) expect(text).not.toContain('Away');
    const bare = { ...SAMPLE_PAGES.bare, awayUntil: '2026-12-24' };
    const text = parsed(htmlOf(profileDocument(bare, SITE, SCRIPT))).body.textContent ?? '';
    expect([text.includes('Away until'), text.includes(AWAY_BOOKING)]).toEqual([true, false]);
  });
});

describe('what it says of itself', () => {
  const content = (page: Document, name: string): string | null =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null;

  it('is a title, a card for chats and one address', () => {
    const page = draw('full');
    expect(page.title).toBe('Sophia Reyes · UGC for food & beverage, from $95');
    expect(content(page, 'description')).toBe('Bright, honest videos. Filmed by the sea.');
    expect(content(page, 'og:image')).toBe('https://reelpact.test/api/media/cards/1.jpg');
    expect(content(page, 'twitter:card')).toBe('summary_large_image');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://reelpact.test/sophia',
    );
    expect(content(page, 'robots')).toBeNull();
  });

  it('is data about a person and what they offer', () => {
    const data = JSON.parse(
      draw('full').querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    ) as {
      mainEntity: { name: string; sameAs: string[]; makesOffer: { price: number; url: string }[] };
    };
    expect(data).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Sophia Reyes' },
    });
    expect(data.mainEntity.makesOffer.map(({ price }) => price)).toEqual([150, 95]);
    expect(data.mainEntity.sameAs).toHaveLength(2);
  });

  it('keeps data within its element, whatever people type', () => {
    const data = draw('hostile').querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect((JSON.parse(data) as { mainEntity: { name: string } }).mainEntity.name).toBe(
      SAMPLE_PAGES.hostile.displayName,
    );
  });

  it('asks not to be found while there is nothing to book', () => {
    expect(content(draw('bare'), 'robots')).toBe('noindex');
  });
});

describe('a license', () => {
  const license = SAMPLE_LICENSES.valid;
  const page = parsed(license && htmlOf(serverDocuments.licenseDocument(license, SCRIPT, SCRIPT)));
  const text = page.body.textContent ?? '';

  it('says whether it counts, for what, and how to check a file by hand', () => {
    for (const said of [
      'Valid.',
      'The content may be used as stated here.',
      'Northwind Coffee',
      'reel.mp4',
      '1.5 KB',
      `${AI_TEXTS.term}: ${AI_USE_TEXTS.none.label}`,
      license?.files[0]?.sha256 ?? 'no file',
      'sha256sum',
      'certutil',
    ])
      expect(text).toContain(said);
  });

  it('shows the check in the browser only where a script runs', () => {
    expect(page.querySelector('[data-check]')?.hasAttribute('hidden')).toBe(true);
  });

  it('leads to the credential of each file while it counts', () => {
    const { id, files } = license ?? {};
    expect(hrefs(page, 'Credential')).toEqual([
      `/api/licenses/${id ?? ''}/credentials/${files?.[0]?.sha256 ?? ''}`,
    ]);
    const other = SAMPLE_LICENSES.hostile;
    expect(
      hrefs(parsed(other && htmlOf(serverDocuments.licenseDocument(other, SCRIPT, SCRIPT))), 'Credential'),
    ).toEqual([]);
  });

  it('leads to the certificate, has a code for cameras, and is not to be found', () => {
    expect(hrefs(page, 'Certificate (PDF)')).toEqual([`/api/licenses/${license?.id ?? ''}/certificate.pdf`]);
    expect(page.querySelector('.code')?.getAttribute('aria-label')).toBe(`QR code for ${license?.url ?? ''}`);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});
