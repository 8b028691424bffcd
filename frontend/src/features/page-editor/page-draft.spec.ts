import { describe, expect, it } from '@jest/globals';
import {
  BLOCK_MESSAGES,
  CENTER,
  COLOR_MESSAGE,
  DEFAULT_DESIGN,
  type Network,
  TAGLINE,
} from '@reelpact/domain';
import {
  addableKinds,
  completedAddress,
  draftOf,
  newDraftBlock,
  shownPage,
  toSavePage,
  withStored,
  type DraftBlock,
  type PageDraft,
} from './page-draft';
import { pageProblems, refusedFields } from './page-problems';

const packages: DraftBlock = { ...newDraftBlock('packages'), key: 'p', id: 'p' };
const links = (url: string): DraftBlock => ({
  ...newDraftBlock('links'),
  key: 'l',
  content: { links: [{ title: 'Shop', url }] },
});
const draft = (blocks: DraftBlock[], more: Partial<PageDraft> = {}): PageDraft => ({
  tagline: '',
  design: DEFAULT_DESIGN,
  coverUrl: null,
  coverFocus: CENTER,
  showNumbers: true,
  blocks: [packages, ...blocks],
  ...more,
});

describe('an address', () => {
  it.each([
    ['example.org/shop', 'https://example.org/shop'],
    ['  https://example.org ', 'https://example.org'],
    ['http://example.org', 'http://example.org'],
    ['shop', 'shop'],
    ['ann@example.org', 'ann@example.org'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['', ''],
  ])('%j becomes %j', (typed, kept) => expect(completedAddress(typed)).toBe(kept));
});

describe('a draft', () => {
  it('is shown as visitors will see it', () => {
    const off = { ...newDraftBlock('ask'), enabled: false };
    const archived = { ...newDraftBlock('text'), archived: true };
    const half = { ...links('example.org'), content: { links: [{ title: '', url: 'https://a.org' }] } };
    const shown = shownPage(
      draft([links('example.org'), off, archived, { ...half, key: 'h' }], { tagline: ' By the sea ' }),
      '#000000',
    );
    expect(shown.tagline).toBe('By the sea');
    expect(shown.blocks.map(({ id }) => id)).toEqual(['p', 'l', 'h']);
    expect(shown.blocks[1]?.content.links).toEqual([{ title: 'Shop', url: 'https://example.org' }]);
    expect(shown.blocks[2]?.content.links).toEqual([]);
  });

  it('keeps the accent that is a color while another is being typed', () => {
    const typed = { ...DEFAULT_DESIGN, accent: '#12' };
    expect(shownPage(draft([], { design: typed }), '#D6336C').design.accent).toBe('#D6336C');
  });

  it('gets the IDs of what was stored, and keeps what was typed meanwhile', () => {
    const sent = draft([links('https://example.org')], { coverUrl: 'data:image/png;base64,AA' });
    const later = { ...newDraftBlock('text'), key: 'later' };
    const now = { ...sent, tagline: 'Typed meanwhile', blocks: [later, ...sent.blocks] };
    const stored = {
      tagline: null,
      design: DEFAULT_DESIGN,
      coverUrl: '/media/cover.webp',
      coverFocus: CENTER,
      showNumbers: true,
      blocks: [packages, { ...links('https://example.org'), id: 'made' }],
    };
    const next = withStored(now, sent, stored);
    expect(next.blocks.map(({ key, id }) => [key, id])).toEqual([
      ['later', undefined],
      ['p', 'p'],
      ['l', 'made'],
    ]);
    expect([next.tagline, next.coverUrl]).toEqual(['Typed meanwhile', '/media/cover.webp']);
  });

  it('sends a cover only when it is a new one, and no keys', () => {
    expect(toSavePage(draft([], { coverUrl: '/media/cover.webp' }))).not.toHaveProperty('coverUrl');
    const { coverUrl, blocks } = toSavePage(draft([], { coverUrl: 'data:image/png;base64,AA' }));
    expect(coverUrl).toBe('data:image/png;base64,AA');
    expect(blocks[0]).not.toHaveProperty('key');
  });

  it('offers the kinds that may be added again', () => {
    const kinds = addableKinds(draft([links('https://a.org'), { ...newDraftBlock('faq'), archived: true }]));
    expect(kinds).toContain('links');
    expect(kinds).toContain('text');
    expect(kinds).not.toContain('packages');
    expect(kinds).not.toContain('faq');
    expect(addableKinds(draft(Array.from({ length: 29 }, () => newDraftBlock('text'))))).toEqual([]);
  });

  it('has keys before anything was arranged', () => {
    const blocks = [{ kind: 'packages' as const, enabled: true, archived: false, content: {} }];
    const page = draftOf({
      tagline: null,
      design: DEFAULT_DESIGN,
      coverUrl: null,
      coverFocus: CENTER,
      showNumbers: true,
      blocks,
    });
    expect(page.blocks[0]?.key).toBe('packages');
  });
});

describe('a social account', () => {
  const social = (network: Network, url: string): DraftBlock => ({
    ...newDraftBlock('social'),
    key: 's',
    content: { accounts: [{ network, url, followers: null }] },
  });

  it('is edited as its handle, and shown and saved as its address', () => {
    const stored = 'https://www.instagram.com/nora.haddad';
    const page = draftOf({ ...draft([]), tagline: null, blocks: [packages, social('instagram', stored)] });
    expect(page.blocks[1]?.content.accounts?.[0]?.url).toBe('@nora.haddad');
    expect(toSavePage(page).blocks[1]?.content.accounts?.[0]?.url).toBe(stored);
    expect(shownPage(page, '#000000').blocks[1]?.content.accounts?.[0]?.url).toBe(stored);
  });

  it('is wrong, and not shown, with the address of another network', () => {
    const page = draft([social('instagram', 'https://www.tiktok.com/@nora')]);
    expect(pageProblems(page)).toEqual({
      's.accounts.0.url': 'Please enter a handle, such as @nora.films, or an address on Instagram.',
    });
    expect(shownPage(page, '#000000').blocks[1]?.content.accounts).toEqual([]);
  });
});

describe('what keeps a page from being saved', () => {
  it('is named by block, entry and field', () => {
    const empty = { ...links(''), content: { links: [{ title: ' ', url: 'nowhere' }] } };
    const page = draft([empty], {
      tagline: 'x'.repeat(TAGLINE.max + 1),
      design: { ...DEFAULT_DESIGN, accent: 'red' },
    });
    expect(pageProblems(page)).toEqual({
      tagline: TAGLINE.message,
      'design.accent': COLOR_MESSAGE,
      'l.links.0.title': BLOCK_MESSAGES.title,
      'l.links.0.url': BLOCK_MESSAGES.url,
    });
  });

  it('is nothing for complete entries, whose optional fields may be empty', () => {
    const social = {
      ...newDraftBlock('social'),
      content: { accounts: [{ network: 'tiktok' as const, url: '@ann', followers: null }] },
    };
    expect(pageProblems(draft([links('https://example.org'), social]))).toEqual({});
  });

  it('is found by the path that the server names', () => {
    const sent = draft([links('https://example.org')]);
    const errors = { 'blocks.1.content.links.0.url': 'No.', tagline: 'Too long.', blocks: 'Twice.' };
    expect(refusedFields(errors, sent)).toEqual({
      'l.links.0.url': 'No.',
      tagline: 'Too long.',
      blocks: 'Twice.',
    });
  });
});
