import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  AWAY_MAX_DAYS,
  CHOICE_LIMITS,
  PAGE_CHECKS,
  REMOVAL,
  REMOVAL_RULES,
  facetValues,
  NO_PROOF,
} from '@reelpact/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { OWN_DIRECTORY } from '../../../test/people';
import { renderWithStore, standInServer, type StandInAnswer } from '../../../test/stand-in-server';
import type { OwnDirectoryDto } from '../../api/directory-calls';
import { ToastViewport, showToast } from '../../ui/toast';
import { DirectoryScreen } from './directory-screen';

const GET = 'GET /api/creator/directory';
const PATCH = 'PATCH /api/creator/directory';
let stored: OwnDirectoryDto;
let refusal: StandInAnswer | null;
/** What the server waits for before it answers a change. */
let until: Promise<void>;
const server = standInServer(() => ({
  [GET]: { body: stored },
  [PATCH]: async (sent) => {
    await until;
    if (refusal) return refusal;
    stored = { ...stored, ...(sent as Partial<OwnDirectoryDto>) };
    return { body: stored };
  },
  'POST /api/creator/directory/objection': (sent) => {
    const objection = { objection: (sent as { text: string }).text, objectedAt: '2026-11-27T11:00:00.000Z' };
    stored = { ...stored, removal: stored.removal && { ...stored.removal, ...objection } };
    return { body: stored };
  },
}));
const refused = (errors: Record<string, string>): StandInAnswer => ({
  status: 400,
  body: { statusCode: 400, code: 'VALIDATION_FAILED', message: 'Please check the marked fields.', errors },
});

beforeEach(() => {
  stored = OWN_DIRECTORY;
  refusal = null;
  until = Promise.resolve();
  // Toasts outlive a page.
  act(() => showToast('Nothing yet'));
});

async function open(place: Partial<OwnDirectoryDto> = {}) {
  stored = { ...OWN_DIRECTORY, ...place };
  const element = (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <DirectoryScreen />
      <ToastViewport />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/elsewhere', element: <p>Another screen</p> },
  ]);
  renderWithStore(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Visibility' });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const save = () => press('Save Choices');
const without = (...checks: string[]): Partial<OwnDirectoryDto> => ({
  isShown: false,
  entry: null,
  checks: OWN_DIRECTORY.checks.map((one) => ({ ...one, met: !checks.includes(one.check) })),
});
const panel = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement);

describe('the switches of the directory', () => {
  it.each([
    ['List me in the directory', 'listed'],
    ['Let search engines list my page', 'searchEngines'],
  ])('"%s" is saved at once, alone', async (label, field) => {
    await open();
    await userEvent.click(screen.getByRole('switch', { name: label }));
    await waitFor(() => expect(server.sentBy(PATCH)).toEqual([{ [field]: false }]));
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: label }).getAttribute('aria-checked')).toBe('false'),
    );
  });

  it('keep the focus while they are saved, and go back with a sentence when that fails', async () => {
    let answers = () => {};
    until = new Promise((resolve) => (answers = resolve));
    refusal = { status: 503, body: {} };
    await open();
    const listed = screen.getByRole('switch', { name: 'List me in the directory' });
    await userEvent.click(listed);
    expect(listed.getAttribute('aria-checked')).toBe('false');
    expect(document.activeElement).toBe(listed);
    answers();
    expect(await screen.findByText('That did not work. Please try again.')).toBeTruthy();
    await waitFor(() => expect(listed.getAttribute('aria-checked')).toBe('true'));
  });
});

describe('what a creator is found by', () => {
  it('offers what the directory knows, and no more than may be chosen', async () => {
    await open();
    const niches = screen.getByRole('group', { name: 'Niche' });
    expect(within(niches).getAllByRole('checkbox')).toHaveLength(facetValues('niche').length);
    const others = facetValues('niche').filter(({ slug }) => !OWN_DIRECTORY.niches.includes(slug));
    for (const { label } of others.slice(0, CHOICE_LIMITS.niches - 1))
      await userEvent.click(within(niches).getByRole('checkbox', { name: label }));
    const boxes = within(niches).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.filter(({ checked }) => checked)).toHaveLength(CHOICE_LIMITS.niches);
    expect(boxes.every(({ checked, disabled }) => checked !== disabled)).toBe(true);
  });

  it('sends what has changed alone', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'On camera' }));
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Not set');
    expect(screen.getByText('Changes are not saved yet.')).toBeTruthy();
    await save();
    expect(await screen.findByText('Choices saved')).toBeTruthy();
    expect(server.sentBy(PATCH)).toEqual([{ styles: ['on-camera'], country: '' }]);
    await waitFor(() => expect(screen.queryByText('Changes are not saved yet.')).toBeNull());
  });

  it('says at the field what the server refuses, keeps what was chosen, and goes there', async () => {
    const problem = `Away until must be from today to ${AWAY_MAX_DAYS} days ahead.`;
    refusal = refused({ awayUntil: problem });
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pets' }));
    const day = screen.getByLabelText<HTMLInputElement>('Away until (optional)');
    fireEvent.change(day, { target: { value: '2099-01-01' } });
    await save();
    expect(await screen.findByText(problem)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(day));
    expect([day.value, screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pets' }).checked]).toEqual([
      '2099-01-01',
      true,
    ]);
  });

  it('asks for one niche', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lifestyle' }));
    await save();
    expect(screen.getByText('Choose at least one niche.')).toBeTruthy();
    expect(server.sentBy(PATCH)).toEqual([]);
  });

  it('keeps as unsaved what is chosen while it is saved', async () => {
    let answers = () => {};
    until = new Promise((resolve) => (answers = resolve));
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pets' }));
    await save();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Kids' }));
    answers();
    expect(await screen.findByText('Choices saved')).toBeTruthy();
    expect(screen.getByText('Changes are not saved yet.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Kids' }).checked).toBe(true);
  });

  it('ends being away', async () => {
    await open({ ...without('here'), awayUntil: '2026-12-24' });
    const day = screen.getByLabelText<HTMLInputElement>('Away until (optional)');
    expect(day.value).toBe('2026-12-24');
    await press('Clear date');
    expect(document.activeElement).toBe(day);
    await save();
    await waitFor(() => expect(server.sentBy(PATCH)).toEqual([{ awayUntil: '' }]));
  });

  it('has no day that has passed', async () => {
    await open({ awayUntil: '2020-01-01' });
    expect(screen.getByLabelText<HTMLInputElement>('Away until (optional)').value).toBe('');
  });

  it('asks before what is not saved is lost', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pets' }));
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    expect(screen.queryByText('Another screen')).toBeNull();
  });
});

describe('the place of a creator who is not listed', () => {
  it('says what is missing and where it is done, and nothing of an order', async () => {
    await open(without('picture', 'portfolio'));
    const items = panel('You aren’t listed')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(items).toContain('Missing: You have a profile picture Add a picture');
    expect(items).toContain('Done: Your email is confirmed');
    expect(screen.getByText(/2 of 8 are missing/)).toBeTruthy();
    expect(screen.queryByText('Why am I here?')).toBeNull();
    expect(screen.queryByText('Your entry')).toBeNull();
  });
});

describe('the place of a creator who is listed', () => {
  it('says the points of each part with the events behind them, the total and the band', async () => {
    const [onTime, ...others] = OWN_DIRECTORY.parts;
    await open({
      ...{ points: 88.46, band: 1 },
      parts: [{ ...onTime, own: 33.05, hits: 32, of: 33 } as OwnDirectoryDto['parts'][number], ...others],
    });
    const why = panel('Why am I here?');
    expect(why.getByText('88.5 of 100 points')).toBeTruthy();
    expect(why.getByText(/Band 1 of 5/)).toBeTruthy();
    expect(why.getByText('32 of 33 on time: 33.1 of 35 points')).toBeTruthy();
    expect(why.getByText('4 of 5 checks met: 8 of 10 points')).toBeTruthy();
    expect(why.getByText('Nothing counted yet, so 90% as for everyone: 22.5 of 25 points')).toBeTruthy();
    expect(why.getByText(/Numbers that you hide on your page still count/)).toBeTruthy();
    expect(why.getByRole('link', { name: 'How the order works' }).getAttribute('href')).toBe(
      '/creators/how-the-order-works',
    );
    expect(screen.queryByText('You aren’t listed')).toBeNull();
  });

  it('shows the entry as visitors see it, with three numbers at most', async () => {
    const proof = { ...NO_PROOF, jobs: 31, onTime: 97, answerMinutes: 120, deliveryDays: 3, firstTime: 80 };
    await open({ entry: { ...OWN_DIRECTORY.entry, proof } as OwnDirectoryDto['entry'] });
    const entry = panel('Your entry');
    for (const text of ['Sophia Reyes', 'Calm films about food', 'from $95 · 3–5 days', 'English · Portugal'])
      expect(entry.getByText(text)).toBeTruthy();
    expect(entry.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['31 jobs', '97% on time', 'answers in 2 h'],
    ]);
  });

  it('has nothing in place of numbers that there aren’t', async () => {
    await open();
    expect(panel('Your entry').queryByText(/jobs|on time/)).toBeNull();
  });
});

it('says that the place could not be loaded', async () => {
  stored = null as unknown as OwnDirectoryDto;
  const router = createMemoryRouter([{ path: '/', element: <DirectoryScreen /> }]);
  globalThis.fetch = (() => Promise.resolve(new Response('{}', { status: 500 }))) as typeof fetch;
  renderWithStore(<RouterProvider router={router} />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

describe('a removal by an admin', () => {
  const OBJECT = 'POST /api/creator/directory/objection';
  const NOTE = 'The second video was made by somebody else.';
  const TEXT = 'I filmed it myself, last May.';
  const removal: NonNullable<OwnDirectoryDto['removal']> = {
    ...{ rule: 'not_yours', ruleText: REMOVAL_RULES.not_yours, note: NOTE },
    ...{ removedAt: '2026-11-27T10:00:00.000Z', objection: null, objectedAt: null },
    ...{ outcome: null, outcomeNote: null, decidedAt: null },
  };

  it('says which rule and what content, and takes one objection', async () => {
    await open({ ...without('allowed'), removal });
    for (const text of [REMOVAL_RULES.not_yours, NOTE]) expect(screen.getByText(text)).toBeTruthy();
    await press('Send Objection');
    expect(screen.getByText(REMOVAL.objection.message)).toBeTruthy();
    expect(server.sentBy(OBJECT)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Why do you object?'), TEXT);
    await press('Send Objection');
    await screen.findByText(/Your objection waits for a decision/);
    expect(server.sentBy(OBJECT)).toEqual([{ text: TEXT }]);
    expect(screen.queryByRole('button', { name: 'Send Objection' })).toBeNull();
  });

  it('says what was decided, and why', async () => {
    const decided = {
      outcome: 'upheld',
      outcomeNote: 'It shows another name.',
      decidedAt: '2026-11-28T10:00:00.000Z',
    };
    const objected = { objection: TEXT, objectedAt: '2026-11-27T11:00:00.000Z' };
    await open({ ...without('allowed'), removal: { ...removal, ...objected, ...decided } as typeof removal });
    for (const text of [TEXT, 'You stay removed.', 'It shows another name.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByLabelText('Why do you object?')).toBeNull();
  });
});

describe('the checks of a page', () => {
  it('are said each by itself, with the way to what is missing', async () => {
    await open();
    const portfolio = screen.getByText(PAGE_CHECKS.portfolio).closest('li')!;
    expect(within(portfolio).getByRole('link', { name: 'Add portfolio pieces' })).toBeTruthy();
    expect(within(screen.getByText(PAGE_CHECKS.terms).closest('li')!).queryByRole('link')).toBeNull();
  });

  it('stand below what a place needs while somebody isn’t listed', async () => {
    await open(without('picture'));
    expect(screen.getByText(/Yours still lacks/)).toBeTruthy();
    expect(screen.getByText(PAGE_CHECKS.portfolio)).toBeTruthy();
    expect(screen.queryByText(PAGE_CHECKS.terms)).toBeNull();
  });
});
