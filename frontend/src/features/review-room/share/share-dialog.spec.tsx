import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../test/fill';
import { aBooking } from '../../../../test/a-room';
import { renderWithData, standInServer, type StandInAnswer } from '../../../../test/stand-in-server';
import { ShareButton } from './share-button';

const LINKS = 'GET /api/bookings/b1/review-links';
const MAKE = 'POST /api/bookings/b1/review-links';
const REVOKE = 'DELETE /api/bookings/b1/review-links/l1';
const URL = 'https://reelpact.test/shared-review/secret';
const link = {
  id: 'l1',
  label: 'Legal',
  url: URL,
  hasPassword: true,
  notesBecome: 'internal',
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2126-12-04T12:00:00.000Z',
  revokedAt: null as string | null,
  isOpen: true,
  reviewers: [{ name: 'Tom Weaver', seenAt: '2026-11-20T13:00:00.000Z', notes: 2 }],
};
let links: StandInAnswer;
let made: StandInAnswer;
const server = standInServer(() => ({
  [LINKS]: links,
  [MAKE]: made,
  [REVOKE]: { status: 204 },
}));
const copied = jest.fn((_text: string) => Promise.resolve());

beforeEach(() => {
  links = { body: [] };
  made = { status: 201, body: { url: URL } };
  copied.mockClear();
});

async function open() {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
  renderWithData(<ShareButton booking={aBooking()} />);
  await user.click(screen.getByRole('button', { name: /^Share/ }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Share for review' })) };
}

describe('sharing a room for review', () => {
  it('is the brand’s, while the review goes on', () => {
    for (const not of [{ role: 'creator' }, { role: 'admin' }, { final: true }] as const)
      renderWithData(<ShareButton booking={aBooking(not)} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('makes a link and copies it', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Make link and copy it' }));
    expect(dialog.getByText('Please say who the link is for.')).toBeTruthy();
    await fill(user, dialog.getByLabelText('Who is it for?'), ' Legal ');
    await fill(user, dialog.getByLabelText('Password (optional)'), 'short');
    await user.click(dialog.getByRole('button', { name: 'Make link and copy it' }));
    expect(dialog.getByText('The password must have at least 6 characters.')).toBeTruthy();
    await fill(user, dialog.getByLabelText('Password (optional)'), 'er');
    await user.click(dialog.getByRole('radio', { name: /Notes become my drafts/ }));
    await user.click(dialog.getByRole('radio', { name: '3 days' }));
    expect(server.sentBy(MAKE)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Make link and copy it' }));
    await waitFor(() => expect(copied).toHaveBeenCalledWith(URL));
    expect(server.sentBy(MAKE)).toEqual([
      { label: 'Legal', days: 3, password: 'shorter', notesBecome: 'draft' },
    ]);
    expect(dialog.getByLabelText<HTMLInputElement>('Who is it for?').value).toBe('');
  });

  it('says what the server has against it, and keeps what was typed', async () => {
    made = { status: 409, body: { code: 'CONFLICT', message: 'There are 20 open links.' } };
    const { user, dialog } = await open();
    await fill(user, dialog.getByLabelText('Who is it for?'), 'Legal');
    await user.click(dialog.getByRole('button', { name: 'Make link and copy it' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('There are 20 open links.');
    expect(dialog.getByLabelText<HTMLInputElement>('Who is it for?').value).toBe('Legal');
    expect(copied).not.toHaveBeenCalled();
  });

  it('lists the links with who has looked, copies one again, and revokes one after asking', async () => {
    links = { body: [link, { ...link, id: 'l2', label: 'Old', url: null, isOpen: false, reviewers: [] }] };
    const { user, dialog } = await open();
    const card = within(await dialog.findByRole('article', { name: 'Legal' }));
    expect(card.getByText('Works until Dec 4, 2126 · password · notes stay internal')).toBeTruthy();
    expect(card.getByText(/^Tom Weaver · looked .* · 2 notes$/)).toBeTruthy();
    await user.click(dialog.getByText('Closed links (1)'));
    const old = within(dialog.getByRole('article', { name: 'Old' }));
    expect(old.queryByRole('button')).toBeNull();
    await user.click(card.getByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith(URL);
    await user.click(card.getByRole('button', { name: 'Revoke Legal' }));
    await user.click(card.getByRole('button', { name: 'Keep it' }));
    expect(server.sentBy(REVOKE)).toEqual([]);
    await user.click(card.getByRole('button', { name: 'Revoke Legal' }));
    links = { body: [{ ...link, url: null, isOpen: false, revokedAt: new Date().toISOString() }] };
    await user.click(card.getByRole('button', { name: 'Revoke now' }));
    expect(await dialog.findByText(/^Revoked just now/)).toBeTruthy();
    expect(dialog.queryByRole('list', { name: 'Review links' })).toBeNull();
    expect(server.sentBy(REVOKE)).toHaveLength(1);
  });

  it('doesn’t say that there are no links when they can’t be loaded', async () => {
    links = { status: 500, body: {} };
    const { dialog } = await open();
    expect(await dialog.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(dialog.queryByRole('list', { name: 'Review links' })).toBeNull();
  });
});
