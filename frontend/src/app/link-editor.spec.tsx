import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BLOCK_MESSAGES, CENTER, DEFAULT_DESIGN, FAQ_SUGGESTIONS, NO_PROOF } from '@reelpact/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../test/fill';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { renderWithStore, standInServer, type StandInAnswer } from '../../test/stand-in-server';
import type { CreatorDto, PackageDto, PageSettingsDto, SavePageDto } from '../api/calls';
import { showToast, ToastViewport } from '../ui/toast';
import LinkEditor from './link-editor';

const PAGE = '/api/creator/c1/page';
const creator: CreatorDto = {
  id: 'c1',
  username: 'nora',
  displayName: 'Nora Lind',
  name: 'Nora Lind',
  bio: 'Calm films about food.',
  category: 'Lifestyle',
  instagramUsername: null,
  profileImageUrl: null,
  profilePicture: null,
  bookingFlow: 'pay_first',
  awayUntil: null,
  tagline: null,
  picture: null,
  design: DEFAULT_DESIGN,
  coverUrl: null,
  coverPicture: null,
  coverFocus: CENTER,
  cardUrl: null,
  proof: NO_PROOF,
  blocks: [],
  packages: [],
  portfolioItems: [],
};
const shown = { enabled: true, archived: false };
const stored: PageSettingsDto = {
  tagline: 'Calm food films',
  design: DEFAULT_DESIGN,
  coverUrl: null,
  coverFocus: CENTER,
  showNumbers: true,
  blocks: [
    { id: 'r', kind: 'reels', content: {}, ...shown },
    { id: 'p', kind: 'packages', content: {}, ...shown },
    { id: 't', kind: 'text', content: { heading: 'About me', text: 'I cook.' }, ...shown },
    { id: 'f', kind: 'faq', content: {}, ...shown },
  ],
};
const main: PackageDto = {
  ...{ id: 'm', creatorId: 'c1', tier: 'main', name: 'Reel', description: 'A calm film of 30 seconds' },
  ...{ price: 150, emoji: '📦', deliveryTime: '3-5 days', revisions: 1, includes: '• One vertical reel' },
  ...{
    meaning: null,
    whatIncluded: null,
    cancellationPercent: 0,
    needsProduct: false,
    ai: null,
    bookable: true,
    archived: false,
  },
  contentFormat: 'reels',
  usageRights: 'website',
};
const winter: PackageDto = { ...main, id: 'w', tier: 'package', name: 'Winter reel', archived: true };
let profileAnswer: StandInAnswer;
let refusal: StandInAnswer | null;
let pictureAnswer: StandInAnswer;
const onClose = jest.fn();
const server = standInServer(() => ({
  [`GET ${PAGE}`]: { body: stored },
  [`PUT ${PAGE}`]: (sent) => {
    const { blocks, ...page } = sent as SavePageDto;
    const made = blocks.map((block, index) => ({ ...block, id: block.id ?? `made${index}` }));
    return (
      refusal ?? {
        body: {
          ...page,
          tagline: page.tagline ?? null,
          coverUrl: stored.coverUrl,
          coverFocus: page.coverFocus ?? CENTER,
          showNumbers: true,
          blocks: made,
        },
      }
    );
  },
  'GET /api/creator/c1/portfolio': { body: [] },
  'GET /api/creator/c1/packages': { body: [main, winter] },
  'PUT /api/creator/c1/packages': (sent) => {
    const { packages: list } = sent as { packages: object[] };
    return { body: list };
  },
  'PUT /api/creator/profile/c1': profileAnswer,
  'POST /api/creator/c1/link-pictures': () => pictureAnswer,
}));
const sent = () => server.sentBy(`PUT ${PAGE}`) as SavePageDto[];

beforeEach(() => {
  refusal = null;
  profileAnswer = { body: creator };
  onClose.mockClear();
  // Toasts outlive a page.
  act(() => showToast('Nothing yet'));
});

async function open(tab: 'look' | 'blocks' | 'profile' | 'packages') {
  const editor = (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <LinkEditor
        creator={creator}
        packages={[]}
        tab={tab}
        onCopyLink={() => {}}
        onCopyLinkFor={() => {}}
        onClose={onClose}
      />
      <ToastViewport />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: editor },
    { path: '/elsewhere', element: <p>Another screen</p> },
  ]);
  renderWithStore(<RouterProvider router={router} />);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Save / }).disabled).toBe(false),
  );
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const go = (tab: string) => userEvent.click(screen.getByRole('tab', { name: tab }));
const save = () => press('Save Page');
const order = () =>
  within(screen.getByRole('list', { name: 'Blocks of your page' }))
    .getAllByRole('button', { name: /^Sort / })
    .map((handle) => handle.getAttribute('aria-label')?.replace('Sort ', ''));
/** The text of the preview, which stands in a document of its own. */
async function preview(): Promise<HTMLElement> {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of your page');
  await waitFor(() => expect(frame.contentDocument?.querySelector('main')).toBeTruthy());
  return frame.contentDocument?.body as HTMLElement;
}

describe('the look of a page', () => {
  it('is chosen by labelled radio buttons and saved', async () => {
    await open('look');
    const themes = screen.getByRole('group', { name: 'Theme' });
    expect(within(themes).getByRole<HTMLInputElement>('radio', { name: 'Paper' }).checked).toBe(true);
    await userEvent.click(within(themes).getByRole('radio', { name: 'Night' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Sunflower' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Square' }));
    await save();
    expect(await screen.findByText('Page Updated!')).toBeTruthy();
    expect(sent()[0]).toMatchObject({
      tagline: 'Calm food films',
      design: { ...DEFAULT_DESIGN, theme: 'night', accent: '#F2B705', corner: 'square' },
    });
    expect(screen.queryByText('Changes are not saved yet.')).toBeNull();
  });

  it('takes a color of one’s own, and says what a color is', async () => {
    await open('look');
    const field = screen.getByLabelText('Your own color');
    await userEvent.clear(field);
    await fill(userEvent, field, 'ff77');
    await userEvent.tab();
    expect(screen.getByText(/A color is six hexadecimal digits/)).toBeTruthy();
    await save();
    expect(sent()).toEqual([]);
    await fill(userEvent, field, 'aa');
    await save();
    await waitFor(() => expect(sent()[0]?.design.accent).toBe('#FF77AA'));
  });

  it('and its words stay as typed when saving fails, and the field that is refused is marked', async () => {
    await open('look');
    const message = 'The line under your name can’t be saved.';
    refusal = {
      status: 400,
      body: { statusCode: 400, code: 'VALIDATION_FAILED', message, errors: { tagline: message } },
    };
    const field = screen.getByLabelText<HTMLInputElement>('Line under your name');
    await fill(userEvent, field, ', and more');
    await save();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('Calm food films, and more');
    expect(screen.getByText('Changes are not saved yet.')).toBeTruthy();
    refusal = null;
    await fill(userEvent, field, '!');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await save();
    await waitFor(() => expect(sent().at(-1)?.tagline).toBe('Calm food films, and more!'));
  });
});

describe('the cover of a page', () => {
  const cover = '/api/media/profiles/2.webp';
  beforeEach(() => {
    Object.assign(stored, { coverUrl: cover, design: { ...DEFAULT_DESIGN, cover: 'photo' } });
  });
  afterEach(() => {
    Object.assign(stored, { coverUrl: null, design: DEFAULT_DESIGN });
  });

  it('has a focal point that the preview follows at once, and that is saved', async () => {
    await open('look');
    const point = screen.getByRole('slider', { name: 'Focal point of your cover' });
    expect(point.getAttribute('aria-valuetext')).toBe('50% from the left, 50% from the top');
    point.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
    expect(point.getAttribute('aria-valuetext')).toBe('70% from the left, 40% from the top');
    await go('Preview');
    const page = await preview();
    expect(page.querySelector('.photo')?.className).toBe('cover photo x7 y4');
    expect(page.querySelector('.photo img')?.getAttribute('src')).toBe(cover);
    await go('Look');
    await save();
    await waitFor(() => expect(sent()[0]?.coverFocus).toEqual({ x: 70, y: 40 }));
    expect(sent()[0]).not.toHaveProperty('coverUrl');
  });

  it('begins with its middle when it is replaced', async () => {
    Object.assign(stored, { coverFocus: { x: 10, y: 90 } });
    await open('look');
    await userEvent.upload(
      screen.getByLabelText('Cover photo'),
      new File(['x'], 'cover.png', { type: 'image/png' }),
    );
    await waitFor(() =>
      expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
        '50% from the left, 50% from the top',
      ),
    );
    Object.assign(stored, { coverFocus: CENTER });
    await save();
    await waitFor(() => expect(sent()[0]?.coverUrl).toMatch(/^data:image\/png/));
    expect(sent()[0]?.coverFocus).toEqual(CENTER);
  });
});

describe('the blocks of a page', () => {
  it('are sorted with buttons, which stay where a block is at the edge', async () => {
    await open('blocks');
    await press('Move About me up');
    expect(order()).toEqual(['Reels and photos', 'About me', 'Packages', 'Questions and answers']);
    expect(screen.getByText('About me is now number 2 of 4.')).toBeTruthy();
    await press('Move Reels and photos up');
    await save();
    await waitFor(() => expect(sent()[0]?.blocks.map(({ id }) => id)).toEqual(['r', 't', 'p', 'f']));
  });

  it('are archived, brought back and removed', async () => {
    await open('blocks');
    await press('Archive About me');
    expect(order()).not.toContain('About me');
    await userEvent.click(screen.getByText('Archived (1)'));
    await save();
    await waitFor(() => expect(sent()[0]?.blocks[2]).toMatchObject({ id: 't', archived: true }));
    await press('Restore About me');
    expect(order().at(-1)).toBe('About me');
    await press('Archive About me');
    await press('Remove About me');
    await save();
    await waitFor(() => expect(sent()[1]?.blocks.map(({ id }) => id)).toEqual(['r', 'p', 'f']));
  });

  it('can be switched off, but for the packages', async () => {
    await open('blocks');
    const packages = screen.getByRole<HTMLButtonElement>('switch', { name: 'Show Packages' });
    expect(packages.disabled).toBe(true);
    expect(screen.getByText(BLOCK_MESSAGES.packages)).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'Show About me' }));
    await save();
    await waitFor(() => expect(sent()[0]?.blocks[2]?.enabled).toBe(false));
  });

  it('are added and filled; an address gets its scheme, and what is wrong is said at the field', async () => {
    await open('blocks');
    await press('+ Links');
    await press('Add link');
    const address = screen.getByLabelText<HTMLInputElement>('Web address');
    await fill(userEvent, address, 'not an address');
    await userEvent.tab();
    expect(screen.getByText(BLOCK_MESSAGES.url)).toBeTruthy();
    await userEvent.clear(address);
    await fill(userEvent, address, 'example.org/shop');
    await userEvent.tab();
    expect(address.value).toBe('https://example.org/shop');
    await save();
    const title = screen.getByLabelText('Title');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText(BLOCK_MESSAGES.title)).toBeTruthy();
    expect(sent()).toEqual([]);
    await fill(userEvent, title, 'My shop');
    await save();
    const links = [{ title: 'My shop', url: 'https://example.org/shop' }];
    await waitFor(() => expect(sent()[0]?.blocks[4]?.content).toEqual({ links }));
    // Now it is stored, and can be archived.
    expect(await screen.findByRole('button', { name: 'Archive Links' })).toBeTruthy();
    await save();
    await waitFor(() => expect(sent()[1]?.blocks[4]?.id).toBe('made4'));
  });

  it('get a link from an address that is pasted, with its title to be changed next', async () => {
    await open('blocks');
    await userEvent.click(screen.getByLabelText('Add a link'));
    await userEvent.paste('www.myshop.com/spring');
    const title = await screen.findByLabelText<HTMLInputElement>('Title');
    expect([title.value, document.activeElement]).toEqual(['myshop.com', title]);
    expect(screen.getByLabelText<HTMLInputElement>('Add a link').value).toBe('');
    await userEvent.click(screen.getByLabelText('Add a link'));
    await userEvent.paste('https://nora.example/cookbook');
    await save();
    const links = [
      { title: 'myshop.com', url: 'https://www.myshop.com/spring' },
      { title: 'nora.example', url: 'https://nora.example/cookbook' },
    ];
    await waitFor(() => expect(sent()[0]?.blocks[4]).toMatchObject({ kind: 'links', content: { links } }));
    expect(sent()[0]?.blocks).toHaveLength(5);
  });

  it('get none from what is no address', async () => {
    await open('blocks');
    await userEvent.click(screen.getByLabelText('Add a link'));
    await userEvent.paste('my shop');
    await press('Add link to page');
    expect(screen.getByText(BLOCK_MESSAGES.url)).toBeTruthy();
    expect(screen.queryByLabelText('Title')).toBeNull();
  });

  it('that are new are in focus, and so is an entry that is added', async () => {
    await open('blocks');
    await press('+ Text');
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-block]')?.textContent).toContain('Text'),
    );
    await press('+ Brands I’ve worked with');
    const add = screen.getByRole('button', { name: 'Add brand' });
    await waitFor(() => expect(document.activeElement).toBe(add));
    await userEvent.click(add);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Brand name')));
  });

  it('give a link a picture, which is on the page when that is saved, and can be taken away', async () => {
    const url = '/api/media/links/1.webp';
    await open('blocks');
    await press('+ Links');
    await press('Add link');
    await fill(userEvent, screen.getByLabelText('Title'), 'My shop');
    await fill(userEvent, screen.getByLabelText('Web address'), 'example.org');
    const choose = () =>
      userEvent.upload(
        screen.getByLabelText('Picture of the link'),
        new File(['x'], 'shop.png', { type: 'image/png' }),
      );
    pictureAnswer = { status: 400, body: { statusCode: 400, code: 'VALIDATION_FAILED', message: 'No.' } };
    await choose();
    expect(await screen.findByText('No.')).toBeTruthy();
    pictureAnswer = { body: { url } };
    await choose();
    await screen.findByRole('button', { name: 'Replace picture' });
    expect(screen.queryByText('No.')).toBeNull();
    expect(server.sentBy('POST /api/creator/c1/link-pictures')[1]).toEqual({
      image: expect.stringMatching(/^data:image\/png;base64,/),
    });
    await go('Preview');
    expect((await preview()).querySelector('.links img')?.getAttribute('src')).toBe(url);
    await go('Blocks');
    const message = 'This picture is no longer there.';
    refusal = {
      status: 400,
      body: {
        statusCode: 400,
        code: 'VALIDATION_FAILED',
        message,
        errors: { 'blocks.4.content.links.0.pictureUrl': message },
      },
    };
    await save();
    const replace = screen.getByRole('button', { name: 'Replace picture' });
    await waitFor(() => expect(document.activeElement).toBe(replace));
    expect(replace.getAttribute('aria-invalid')).toBe('true');
    refusal = null;
    await press('Remove picture');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add picture' }));
    await choose();
    await screen.findByRole('button', { name: 'Replace picture' });
    await save();
    const links = [{ title: 'My shop', url: 'https://example.org', pictureUrl: url }];
    await waitFor(() => expect(sent().at(-1)?.blocks[4]?.content).toEqual({ links }));
  });

  it('answer what brands ask, to begin with', async () => {
    await open('blocks');
    await press('Edit Questions and answers');
    await press('Use suggestions');
    expect(screen.getAllByLabelText<HTMLInputElement>('Question')[0]?.value).toBe(
      FAQ_SUGGESTIONS[0]?.question,
    );
    expect(screen.queryByRole('button', { name: 'Use suggestions' })).toBeNull();
  });

  it('show what is wrong with them though they are edited on another tab', async () => {
    await open('blocks');
    await press('+ Brands I’ve worked with');
    await press('Add brand');
    await go('Look');
    await save();
    const name = await screen.findByLabelText('Brand name');
    await waitFor(() => expect(document.activeElement).toBe(name));
  });
});

describe('blocks in a list that is laid out', () => {
  /** jsdom lays nothing out: the blocks stand below each other, each 50 high. */
  const real = Element.prototype.getBoundingClientRect;
  beforeEach(() => {
    Element.prototype.getBoundingClientRect = function (this: Element) {
      const item = this.closest('[aria-label="Blocks of your page"] > li');
      if (!item?.parentElement) return real.call(this);
      const place = [...item.parentElement.children].indexOf(item);
      const top = place * 50;
      return { x: 0, y: top, left: 0, top, right: 300, bottom: top + 50, width: 300, height: 50 } as DOMRect;
    };
  });
  afterEach(() => {
    Element.prototype.getBoundingClientRect = real;
  });

  it('are sorted with the keyboard alone', async () => {
    await open('blocks');
    screen.getByRole('button', { name: 'Sort Reels and photos' }).focus();
    await userEvent.keyboard(' ');
    await screen.findByText('Reels and photos would be number 1 of 4.');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText('Reels and photos would be number 2 of 4.');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(order()[1]).toBe('Reels and photos'));
  });

  it('stay where they were when Escape ends the sorting, and the editor stays open', async () => {
    await open('blocks');
    screen.getByRole('button', { name: 'Sort Reels and photos' }).focus();
    await userEvent.keyboard(' ');
    await screen.findByText('Reels and photos would be number 1 of 4.');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText('Reels and photos would be number 2 of 4.');
    await userEvent.keyboard('{Escape}');
    await screen.findByText('Reels and photos is back where it was.');
    expect(order()[0]).toBe('Reels and photos');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the preview', () => {
  it('follows what is typed in every tab', async () => {
    await open('look');
    await fill(userEvent, screen.getByLabelText('Line under your name'), ' by the sea');
    await userEvent.click(screen.getByRole('radio', { name: 'Night' }));
    await go('Profile');
    await fill(userEvent, screen.getByLabelText('Display Name'), 'gren');
    await go('Blocks');
    await userEvent.click(screen.getByRole('switch', { name: 'Show Reels and photos' }));
    await go('Preview');
    const page = await preview();
    expect(page.textContent).toContain('Calm food films by the sea');
    expect(page.textContent).toContain('Nora Lindgren');
    expect(page.textContent).toContain('I cook.');
    expect(page.textContent).not.toContain('My Work');
    expect(page.querySelector('style')?.textContent).toContain('--paper:#121017');
    await go('Profile');
    expect(screen.getByLabelText<HTMLInputElement>('Display Name').value).toBe('Nora Lindgren');
  });
});

describe('one button', () => {
  it('saves all that was changed, and says so before', async () => {
    await open('look');
    await userEvent.click(screen.getByRole('radio', { name: 'Night' }));
    await go('Profile');
    await fill(userEvent, screen.getByLabelText('Display Name'), 'gren');
    await press('Save Everything');
    expect(await screen.findByText('Page Updated!')).toBeTruthy();
    expect(sent()[0]?.design.theme).toBe('night');
    expect(server.sentBy('PUT /api/creator/profile/c1')).toMatchObject([{ displayName: 'Nora Lindgren' }]);
    expect(server.sentBy('PUT /api/creator/c1/packages')).toEqual([]);
    await waitFor(() => expect(screen.queryByText('Changes are not saved yet.')).toBeNull());
  });

  it('saves what can be saved, and brings to the front what can’t', async () => {
    const message = 'This username is already taken.';
    profileAnswer = {
      status: 409,
      body: { statusCode: 409, code: 'USERNAME_TAKEN', message, errors: { username: message } },
    };
    await open('profile');
    await fill(userEvent, screen.getByLabelText('Username'), 'two');
    await go('Look');
    await userEvent.click(screen.getByRole('radio', { name: 'Night' }));
    await press('Save Everything');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
    expect(screen.getByText(message)).toBeTruthy();
    expect(sent()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Save Profile' })).toBeTruthy();
  });

  it('archives a package that is switched off, and brings it back', async () => {
    await open('packages');
    expect(screen.getByText(/“Winter reel” is archived/)).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'Show Winter reel' }));
    await press('Save All Packages');
    await waitFor(() =>
      expect(server.sentBy('PUT /api/creator/c1/packages')).toMatchObject([
        {
          packages: [
            { id: 'm', archived: false },
            { id: 'w', name: 'Winter reel', archived: false },
          ],
        },
      ]),
    );
  });
});

describe('leaving the editor', () => {
  it('asks nothing when nothing was changed', async () => {
    await open('look');
    await press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks first when something is not saved', async () => {
    await open('look');
    await fill(userEvent, screen.getByLabelText('Line under your name'), '!');
    await press('Close');
    await screen.findByText('Leave without saving?');
    await press('Keep editing');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Line under your name').value).toBe('Calm food films!');
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await press('Leave without saving');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks for another screen as well', async () => {
    await open('profile');
    await fill(userEvent, screen.getByLabelText('Display Name'), '!');
    fireEvent.click(screen.getByText('Elsewhere'));
    await screen.findByText('Leave without saving?');
    expect(screen.queryByText('Another screen')).toBeNull();
    await press('Leave without saving');
    expect(await screen.findByText('Another screen')).toBeTruthy();
  });
});
