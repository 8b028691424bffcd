import { beforeEach, describe, expect, it } from '@jest/globals';
import { SAVED_CREATORS } from '@reelpact/domain';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OWN_DIRECTORY, SOPHIA } from '../../../test/people';
import { type StandInAnswer, renderWithData, standInServer } from '../../../test/stand-in-server';
import type { SavedCreatorDto } from '../../api/directory-calls';
import { ToastViewport, showToast } from '../../ui/toast';
import { SaveScreen } from './save-screen';
import { SavedScreen } from './saved-screen';

const SAVE = `PUT /api/brand/saved-creators/${SOPHIA.id}`;
const REMOVE = `DELETE /api/brand/saved-creators/${SOPHIA.id}`;
const saved = (more: Partial<SavedCreatorDto> = {}): SavedCreatorDto => ({
  ...OWN_DIRECTORY.entry!,
  ...{ savedAt: '2026-11-27T10:00:00.000Z', isListed: true, awayUntil: null },
  ...more,
});
let list: SavedCreatorDto[];
let answer: StandInAnswer;
const server = standInServer(() => ({
  'GET /api/brand/saved-creators': { body: list },
  [`GET /api/creator/profile/${SOPHIA.id}`]: { body: SOPHIA },
  [SAVE]: answer,
  [REMOVE]: { status: 204 },
}));
beforeEach(() => {
  [list, answer] = [[saved()], { status: 204 }];
  // Toasts outlive a page.
  act(() => showToast('Nothing yet'));
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the list of saved creators', () => {
  it('shows what the directory shows, and leads to the page', async () => {
    renderWithData(<SavedScreen />);
    const name = await screen.findByRole('link', { name: 'Sophia Reyes' });
    expect(name.getAttribute('href')).toBe('/sophiacreates');
    expect(screen.getByText(/from \$95/)).toBeTruthy();
    expect(screen.queryByText('Not in the directory now')).toBeNull();
  });

  it.each<[string, Partial<SavedCreatorDto>]>([
    ['Away until December 24, 2026', { isListed: false, awayUntil: '2026-12-24' }],
    ['Not in the directory now', { isListed: false, priceFrom: null, deliveryTime: null }],
  ])('says “%s”', async (text, more) => {
    list = [saved(more)];
    renderWithData(<SavedScreen />);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('takes somebody off, and saves them again when that was a slip', async () => {
    renderWithData(<SavedScreen />);
    await screen.findByText('Sophia Reyes');
    await press('Remove Sophia Reyes');
    expect(await screen.findByText('Removed from your list')).toBeTruthy();
    await press('Save Sophia Reyes again');
    await screen.findByRole('button', { name: 'Remove Sophia Reyes' });
    expect([server.sentBy(REMOVE).length, server.sentBy(SAVE).length]).toEqual([1, 1]);
  });

  it('leads to the directory where it is empty', async () => {
    list = [];
    renderWithData(<SavedScreen />);
    await screen.findByText('Nobody saved yet');
    expect(screen.getByRole('link', { name: 'Find Creators' }).getAttribute('href')).toBe('/creators');
  });
});

describe('saving a creator', () => {
  const open = async (from: string | null = '/creators?niche=travel') => {
    renderWithData(
      <>
        <SaveScreen creatorId={SOPHIA.id} from={from} />
        <ToastViewport />
      </>,
    );
    await screen.findByRole('heading', { name: 'Save Sophia Reyes?' });
  };
  const back = () => screen.getByRole('link', { name: 'Back' }).getAttribute('href');

  it('takes a click, since anyone can open a link, and leads back', async () => {
    await open();
    expect([server.sentBy(SAVE).length, back()]).toEqual([0, '/creators?niche=travel']);
    await press('Save to Your List');
    await screen.findByRole('heading', { name: 'Sophia Reyes is saved' });
    expect([server.sentBy(SAVE).length, back()]).toEqual([1, '/creators?niche=travel']);
    await press('Remove');
    await screen.findByRole('heading', { name: 'Save Sophia Reyes?' });
  });

  it('leads to the creator’s page where nobody knows from where it was opened', async () => {
    await open(null);
    expect(back()).toBe('/sophiacreates');
  });

  it('says why it wasn’t done', async () => {
    const { full } = SAVED_CREATORS.messages;
    answer = { status: 409, body: { statusCode: 409, code: 'CONFLICT', message: full } };
    await open();
    await press('Save to Your List');
    expect(await screen.findByText(full)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Save Sophia Reyes?' })).toBeTruthy();
  });
});
