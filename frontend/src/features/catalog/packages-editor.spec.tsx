import { describe, expect, it } from '@jest/globals';
import { PACKAGE_MESSAGES } from '@reelpact/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { useState } from 'react';
import { NO_PACKAGES, PackagesUnderEdit } from '../../../test/packages-under-edit';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { mainBlock, newBlock, type ContentBlock } from './content-block';
import { ContentBlocksEditor } from './content-blocks-editor';

let routes: StandInRoutes = {};
const server = standInServer(() => ({ ...NO_PACKAGES, ...routes }));
const PUT = 'PUT /api/creator/c1/packages';

const main: ContentBlock = { ...mainBlock(), description: 'Three photos of your product' };

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save All Packages' }));

describe('saving all packages', () => {
  it('goes to the first field that is wrong, and says that nothing was saved', async () => {
    renderWithData(<PackagesUnderEdit initial={[main, { ...newBlock('addon'), title: '' }]} />);
    await save();
    const title = screen.getByLabelText('Title');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(title.getAttribute('aria-invalid')).toBe('true');
    const problem = document.getElementById(title.getAttribute('aria-describedby') ?? '');
    expect(problem?.textContent).toBe(PACKAGE_MESSAGES.name);
    expect((await screen.findByRole('alert')).textContent).toContain(PACKAGE_MESSAGES.incomplete);
    expect(server.sentBy(PUT)).toEqual([]);
  });

  it('goes there each time it is pressed', async () => {
    renderWithData(<PackagesUnderEdit initial={[{ ...main, description: 'short' }]} />);
    await save();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Description')));
    await save();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Description')));
  });

  it('marks the field that the server refuses, among those that are shown', async () => {
    const message = 'Emoji can have at most 2 characters';
    routes = {
      [PUT]: {
        status: 400,
        body: {
          statusCode: 400,
          code: 'VALIDATION_FAILED',
          message,
          errors: { 'packages.1.emoji': message },
        },
      },
    };
    const hidden = { ...newBlock('tip'), enabled: false };
    renderWithData(<PackagesUnderEdit initial={[main, hidden, newBlock('addon')]} />);
    await save();
    const emojis = screen.getAllByLabelText<HTMLInputElement>('Emoji');
    await waitFor(() => expect(document.activeElement).toBe(emojis[2]));
    expect(screen.getAllByText(message)).toHaveLength(1);
    await fill(userEvent, emojis[2] as HTMLElement, '🔥');
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it('keeps what is typed meanwhile, of the package that is stored then', async () => {
    let answer = () => {};
    let stored: object[] = [];
    routes = {
      [PUT]: async (sent) => {
        await new Promise<void>((resolve) => (answer = resolve));
        stored = (sent as { packages: object[] }).packages.map((pack, place) => ({
          ...{ id: `p${place + 1}`, archived: false, meaning: null },
          ...pack,
        }));
        return { body: stored };
      },
      'GET /api/creator/c1/packages': () => ({ body: stored }),
    };
    renderWithData(<PackagesUnderEdit initial={[main]} />);
    await save();
    await waitFor(() => expect(server.sentBy(PUT)).toHaveLength(1));
    await fill(userEvent, screen.getByLabelText('Description'), ', and a film');
    answer();
    expect(await screen.findByText('Packages Updated!')).toBeTruthy();
    await save();
    await waitFor(() => expect(server.sentBy(PUT)).toHaveLength(2));
    answer();
    const description = 'Three photos of your product, and a film';
    expect(server.sentBy(PUT)[1]).toMatchObject({ packages: [{ id: 'p1', description }] });
  });
});

describe('the sections', () => {
  function Sections({ place }: { place: 'editor' | 'creatorOnboarding' }) {
    const [blocks, setBlocks] = useState<ContentBlock[]>([{ ...main, price: 120 }]);
    return <ContentBlocksEditor blocks={blocks} place={place} onChange={setBlocks} />;
  }

  it.each([
    ['editor', '50.00', ['0', '1', '2', '3', '5', 'Unlimited']],
    ['creatorOnboarding', '120.00', ['0', '1', '2', '3', 'Unlimited']],
  ] as const)('of the %s begin at its price and offer its revisions', async (place, price, offered) => {
    renderWithData(<Sections place={place} />);
    await userEvent.click(screen.getByLabelText('Revisions'));
    const options = [...document.querySelectorAll('.ant-select-item-option-content')];
    expect(options.map(({ textContent }) => textContent)).toEqual(offered);
    await userEvent.click(screen.getByRole('button', { name: '+ Add-on' }));
    expect(screen.getAllByLabelText<HTMLInputElement>('Price').at(-1)?.value).toBe(price);
  });

  it('take any emoji of at most two characters', async () => {
    renderWithData(<Sections place="editor" />);
    const emoji = screen.getByLabelText<HTMLInputElement>('Emoji');
    await userEvent.clear(emoji);
    await fill(userEvent, emoji, '🧁');
    expect(emoji.value).toBe('🧁');
    await fill(userEvent, emoji, '🍰🍓');
    expect(emoji.value).toBe('🍰🍓');
    await userEvent.click(screen.getByRole('radio', { name: '🔥' }));
    expect(emoji.value).toBe('🔥');
  });
});
