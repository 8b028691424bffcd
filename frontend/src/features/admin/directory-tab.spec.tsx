import { beforeEach, describe, expect, it } from '@jest/globals';
import { REMOVAL, REMOVAL_RULES } from '@reelpact/domain';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { SOPHIA } from '../../../test/people';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import type { ListedRemovalDto } from '../../api/admin-calls';
import { ToastViewport, showToast } from '../../ui/toast';
import { DirectoryTab } from './directory-tab';

const AT = `/api/admin/directory/${SOPHIA.id}`;
const NOTE = 'The second video was made by somebody else.';
const REASONS = 'The raw footage shows that it is theirs.';
const REMOVED: ListedRemovalDto = {
  ...{ creatorId: SOPHIA.id, username: SOPHIA.username, displayName: SOPHIA.displayName },
  ...{ rule: 'not_yours', ruleText: REMOVAL_RULES.not_yours, note: NOTE },
  ...{ removedAt: '2026-11-27T10:00:00.000Z', removedByEmail: 'admin@reelpact.test', mayDecide: true },
  ...{ objection: null, objectedAt: null, outcome: null, outcomeNote: null, decidedAt: null },
};
const OBJECTED = { ...REMOVED, objection: 'I filmed it myself.', objectedAt: '2026-11-27T11:00:00.000Z' };

let removals: ListedRemovalDto[];
const server = standInServer(() => ({
  'GET /api/admin/directory/removals': { body: removals },
  'GET /api/creator/profile/sophiacreates': { body: SOPHIA },
  [`POST ${AT}/remove`]: { status: 204 },
  [`POST ${AT}/restore`]: { status: 204 },
  [`POST ${AT}/objection`]: { status: 204 },
}));
beforeEach(() => {
  removals = [];
  // Toasts outlive a page.
  act(() => showToast('Nothing yet'));
});
async function open(...shown: ListedRemovalDto[]) {
  removals = shown;
  renderWithData(
    <>
      <DirectoryTab />
      <ToastViewport />
    </>,
  );
  await screen.findByRole('heading', { name: 'Remove a creator' });
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });

describe('the directory for admins', () => {
  it('removes a creator by the address of their page, for a rule and with a note', async () => {
    const user = await open();
    await user.click(button('Remove from Directory'));
    for (const text of [
      'Enter the username of a creator.',
      'Choose the rule that it is about.',
      REMOVAL.note.message,
    ])
      expect(screen.getByText(text)).toBeTruthy();
    await fill(
      user,
      screen.getByLabelText('Username or address of the page'),
      'https://reelpact.test/sophiacreates',
    );
    await user.selectOptions(screen.getByLabelText('Rule'), 'not_yours');
    await fill(user, screen.getByLabelText('What it is about'), NOTE);
    await user.click(button('Remove from Directory'));
    expect(await screen.findByText('Removed from the directory')).toBeTruthy();
    expect(server.sentBy(`POST ${AT}/remove`)).toEqual([{ rule: 'not_yours', note: NOTE }]);
  });

  it('says that nobody has a username', async () => {
    const user = await open();
    await fill(user, screen.getByLabelText('Username or address of the page'), 'nobodyatall');
    await user.selectOptions(screen.getByLabelText('Rule'), 'spam');
    await fill(user, screen.getByLabelText('What it is about'), NOTE);
    await user.click(button('Remove from Directory'));
    expect(await screen.findByText('Nobody has this username.')).toBeTruthy();
  });

  it('decides about an objection with reasons', async () => {
    const user = await open(OBJECTED);
    expect(screen.getByText('I filmed it myself.')).toBeTruthy();
    await user.click(button('Uphold Removal'));
    expect(screen.getByText(REMOVAL.outcomeNote.message)).toBeTruthy();
    await fill(user, screen.getByLabelText('Your reasons'), REASONS);
    removals = [];
    await user.click(button('Restore'));
    await screen.findByText('Nobody is removed');
    expect(server.sentBy(`POST ${AT}/objection`)).toEqual([{ outcome: 'restored', note: REASONS }]);
  });

  it('leaves the objection to another admin, but lets the one who removed them take it back', async () => {
    const user = await open({ ...OBJECTED, mayDecide: false });
    expect(screen.getByText(REMOVAL.messages.ownRemoval)).toBeTruthy();
    expect(screen.queryByLabelText('Your reasons')).toBeNull();
    removals = [];
    await user.click(button('Restore Sophia Reyes'));
    await screen.findByText('Nobody is removed');
    expect(server.sentBy(`POST ${AT}/restore`)).toHaveLength(1);
  });
});
