import { PACKAGE_MESSAGES, DEFAULT_BLOCK_KINDS, PAGE_TEMPLATES } from '@reelpact/domain';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { Form, Input } from 'antd';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { showToast, ToastViewport } from '../../ui/toast';
import { CreatorOnboarding } from './creator-onboarding';

const USERNAME_TAKEN = 'This username is already taken.';
let refuse = false;
let lookFails = false;
const SAVE_LOOK = 'PUT /api/creator/c1/page';
const server = standInServer(() => ({
  'POST /api/creator/onboard': () =>
    refuse
      ? {
          status: 409,
          body: {
            statusCode: 409,
            code: 'USERNAME_TAKEN',
            message: USERNAME_TAKEN,
            errors: { username: USERNAME_TAKEN },
          },
        }
      : { status: 201, body: { id: 'c1', username: 'nora' } },
  'POST /api/creator/c1/link-shared': { status: 204 },
  [SAVE_LOOK]: () => (lookFails ? { status: 503, body: { message: 'Down' } } : { body: {} }),
}));

beforeEach(() => {
  refuse = false;
  lookFails = false;
  window.scrollTo = jest.fn() as never;
  // Toasts outlive a page.
  act(() => showToast('Nothing yet'));
});
afterEach(() => void Reflect.deleteProperty(navigator, 'share'));
afterEach(() => sessionStorage.clear());

const heading = () => screen.getByRole('heading', { level: 1 });

function show(complete = true) {
  const checks: number[] = [];
  renderWithData(
    <>
      <CreatorOnboarding<string>
        userId="u1"
        initialProfile={{ displayName: 'Nora', username: 'nora' }}
        initialBlocks={() => ['main']}
        profileFields={() => (
          <Form.Item name="username" label="Username">
            <Input />
          </Form.Item>
        )}
        proposeUsername={(name) => name.toLowerCase()}
        editor={(blocks, _onChange, checked) => {
          checks.push(checked);
          return <p>{blocks.join()}</p>;
        }}
        templates={(_profile, chosen, onChoose) =>
          PAGE_TEMPLATES.map(({ name, design }) => (
            <button
              key={name}
              type="button"
              aria-pressed={design === chosen}
              onClick={() => onChoose(design)}
            >
              {name}
            </button>
          ))
        }
        preview={(_profile, _blocks, design) => <p>Preview in {design?.theme ?? 'no theme'}</p>}
        isComplete={() => complete}
        toContentBlocks={() => []}
      />
      <ToastViewport />
    </>,
  );
  return { user: userEvent.setup(), checks };
}
const next = { name: 'Next' };
const create = { name: 'Create your link-in-bio' };

describe('the look that a new page starts with', () => {
  const finish = async (look: string | null) => {
    const { user } = show();
    await user.click(screen.getByRole('button', next));
    await screen.findByRole('button', create);
    if (look) await user.click(screen.getByRole('button', { name: look }));
    await user.click(screen.getByRole('button', create));
    await screen.findByRole('heading', { level: 1, name: 'Your link-in-bio is live!' });
  };

  it('is saved once the page exists, and shown', async () => {
    await finish('After dark');
    await waitFor(() => expect(server.sentBy(SAVE_LOOK)).toHaveLength(1));
    const blocks = DEFAULT_BLOCK_KINDS.map((kind) => ({
      kind,
      enabled: true,
      archived: false,
      content: {},
    }));
    expect(server.sentBy(SAVE_LOOK)[0]).toEqual({ design: PAGE_TEMPLATES[2]?.design, blocks });
    expect(screen.getByText('Preview in night')).toBeTruthy();
  });

  it('is the default one where none was chosen', async () => {
    await finish(null);
    expect(server.sentBy(SAVE_LOOK)).toEqual([]);
  });

  it('can be chosen later when it could not be saved: the page is live all the same', async () => {
    lookFails = true;
    await finish('Sunday');
    expect(await screen.findByText('Your look was not saved')).toBeTruthy();
    expect(await screen.findByText('Preview in no theme')).toBeTruthy();
    expect(heading().textContent).toBe('Your link-in-bio is live!');
  });
});

describe('creator onboarding', () => {
  it('begins each step at its heading, and ends with the link', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', next));
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    expect(heading().textContent).toBe('Build your link-in-bio');
    await user.click(screen.getByRole('button', create));
    await screen.findByRole('heading', { level: 1, name: 'Your link-in-bio is live!' });
    expect(document.activeElement).toBe(heading());
    expect(window.scrollTo).toHaveBeenCalledTimes(2);
    const url = `${window.location.origin}/nora`;
    expect(screen.getByRole('img', { name: `QR code of ${url}` })).toBeTruthy();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(['QR code as SVG', 'QR code as PNG', 'Media kit'].map(hrefOf)).toEqual([
      '/nora/qr.svg',
      '/nora/qr.png',
      '/nora/kit',
    ]);
  });

  it('says what is missing instead of doing nothing', async () => {
    const { user, checks } = show(false);
    await user.click(screen.getByRole('button', next));
    await user.click(await screen.findByRole('button', create));
    expect((await screen.findByRole('alert')).textContent).toContain(PACKAGE_MESSAGES.incomplete);
    await user.click(screen.getByRole('button', create));
    expect(checks.at(-1)).toBe(2);
    expect(server.sentBy('POST /api/creator/onboard')).toEqual([]);
  });

  it('goes back to the field of the profile that the server refuses', async () => {
    refuse = true;
    const { user } = show();
    await user.click(screen.getByRole('button', next));
    await user.click(await screen.findByRole('button', create));
    const username = await screen.findByLabelText('Username');
    await waitFor(() => expect(document.activeElement).toBe(username));
    expect(username.getAttribute('aria-invalid')).toBe('true');
  });

  it('remembers that the link was shared', async () => {
    const share = jest.fn((_shared: { url: string }) => Promise.resolve());
    Object.assign(navigator, { share });
    const { user } = show();
    await user.click(screen.getByRole('button', next));
    await user.click(await screen.findByRole('button', create));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ url: `${window.location.origin}/nora` });
    await waitFor(() => expect(server.sentBy('POST /api/creator/c1/link-shared')).toHaveLength(1));
    // Nobody is taken away from what they are doing.
    expect(screen.queryByText(/Your dashboard opens/)).toBeNull();
  });

  it('keeps its step and what was typed when the page is loaded again', async () => {
    const { user } = show();
    await user.clear(screen.getByLabelText('Username'));
    await fill(user, screen.getByLabelText('Username'), 'norafilms');
    await user.click(screen.getByRole('button', next));
    await screen.findByRole('button', create);
    const kept = sessionStorage.getItem('reelpact-text onboarding u1') ?? '';
    cleanup();
    // Going elsewhere forgets it; a reload runs nothing of that.
    expect(sessionStorage.getItem('reelpact-text onboarding u1')).toBeNull();
    sessionStorage.setItem('reelpact-text onboarding u1', kept);
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Build your link-in-bio' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByDisplayValue('norafilms')).toBeTruthy();
  });

  it('ends with name and face beside the link', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', next));
    await user.click(await screen.findByRole('button', create));
    expect(await screen.findByText('nora', { selector: 'strong' })).toBeTruthy();
  });

  it('gives the link for each network with its source', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', next));
    await user.click(await screen.findByRole('button', create));
    await user.click(await screen.findByRole('button', { name: 'YouTube description' }));
    const url = `${window.location.origin}/nora?ref=youtube`;
    expect(await screen.findByText('Link Copied!')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('does not call it shared when somebody has changed their mind', async () => {
    const abort = Object.assign(new Error('closed'), { name: 'AbortError' });
    Object.assign(navigator, { share: () => Promise.reject(abort) });
    const { user } = show();
    await user.click(screen.getByRole('button', next));
    await user.click(await screen.findByRole('button', create));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(screen.getByRole('button', { name: 'Copy Link' }));
    await waitFor(() => expect(server.sentBy('POST /api/creator/c1/link-shared')).toHaveLength(1));
  });
});
