import { beforeEach, describe, expect, it } from '@jest/globals';
import { AI_TEXTS, AI_USE_TEXTS, PACKAGE_MESSAGES } from '@reelpact/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { renderWithData, standInServer, type StandInAnswer } from '../../../test/stand-in-server';
import type { PackageDto } from '../../api/calls';
import { ToastViewport } from '../../ui/toast';
import { PRODUCT_OPTIONS } from './option-lists';
import { PackagesTab } from './packages-tab';

const reel: PackageDto = {
  ...{ id: 'm', creatorId: 'c1', tier: 'main', name: 'Reel', description: 'A calm film of 30 seconds' },
  ...{ price: 150, emoji: '📦', deliveryTime: '1-2 days', revisions: 2, includes: '• One vertical reel' },
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
const set: PackageDto = {
  ...reel,
  id: 's',
  tier: 'basic',
  name: 'Photo set',
  whatIncluded: 'For one product',
};

let own: PackageDto[];
let refusal: StandInAnswer | null;
beforeEach(() => {
  own = [reel, set];
  refusal = null;
});
const change = (id: string) => (sent: unknown) => {
  if (refusal) return refusal;
  own = own.map((one) => (one.id === id ? { ...one, ...(sent as Partial<PackageDto>) } : one));
  return { body: own.find((one) => one.id === id) };
};
const server = standInServer(() => ({
  'GET /api/creator/c1/packages': { body: own },
  'PUT /api/packages/m': change('m'),
  'PUT /api/packages/s': change('s'),
  'POST /api/creator/c1/packages': refusal ?? { status: 201, body: reel },
}));

function open() {
  renderWithData(
    <>
      <PackagesTab creatorId="c1" packages={[reel]} />
      <ToastViewport />
    </>,
  );
  return userEvent.setup();
}
async function choose(user: ReturnType<typeof open>, name: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Menu of ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('a creator’s packages', () => {
  it('say while they are edited that nobody could book one, and save it all the same', async () => {
    own = [{ ...reel, deliveryTime: '40 days' }, set];
    const user = open();
    await choose(user, 'Reel', 'Edit Package');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.click(dialog.getByRole('combobox', { name: 'Product' }));
    await user.click(await screen.findByTitle(PRODUCT_OPTIONS[1]?.label ?? ''));
    // What a form is watched for comes in a task of its own.
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /^Nobody can book this package: with a product/,
    );
    await user.click(dialog.getByRole('button', { name: 'Update Package' }));
    await waitFor(() => expect(server.sentBy('PUT /api/packages/m')).toHaveLength(1));
  });

  it('say how far their files may be made with AI, or nothing of it', async () => {
    own = [{ ...reel, ai: 'none' }, set];
    const user = open();
    expect((await screen.findByText(AI_TEXTS.term)).nextSibling?.textContent).toBe(AI_USE_TEXTS.none.offered);
    expect(screen.getAllByText('Usage Rights')).toHaveLength(2);
    for (const [from, to] of [
      [AI_USE_TEXTS.none.offered, AI_USE_TEXTS.parts.offered],
      [AI_USE_TEXTS.parts.offered, AI_TEXTS.unsaid],
    ] as const) {
      await choose(user, 'Reel', 'Edit Package');
      const dialog = within(await screen.findByRole('dialog'));
      const field = dialog.getByRole('combobox', { name: AI_TEXTS.term });
      expect(dialog.getByText(AI_TEXTS.offerHint).id).toBe(field.getAttribute('aria-describedby'));
      expect(dialog.getByTitle(from)).toBeTruthy();
      await user.click(field);
      await user.click(await screen.findByTitle(to));
      await user.click(dialog.getByRole('button', { name: 'Update Package' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(server.sentBy('PUT /api/packages/m')).toMatchObject([{ ai: 'parts' }, { ai: '' }]);
  });

  it('are archived and restored, but for the one that the page leads with', async () => {
    const user = open();
    await choose(user, 'Photo set', 'Archive Package');
    await user.click(await screen.findByText('Archived (1)'));
    expect(server.sentBy('PUT /api/packages/s')).toEqual([{ archived: true }]);
    await choose(user, 'Photo set', 'Restore Package');
    await waitFor(() => expect(screen.queryByText('Archived (1)')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Menu of Reel' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Edit Package', 'Delete Package']);
  });

  it('begin with the terms of the one before, and say at once what is missing', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add Package' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByLabelText<HTMLInputElement>('Package Name');
    expect(dialog.getByLabelText<HTMLInputElement>('Price').value).toBe('150.00');
    await user.clear(name);
    await fill(user, dialog.getByLabelText('Description'), 'A second, longer film');
    await user.click(dialog.getByRole('button', { name: 'Create Package' }));
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(dialog.getByText(PACKAGE_MESSAGES.name)).toBeTruthy();
    expect(server.sentBy('POST /api/creator/c1/packages')).toEqual([]);
    await fill(user, name, 'Second reel');
    await user.click(dialog.getByRole('button', { name: 'Create Package' }));
    expect(await screen.findByText('Package created')).toBeTruthy();
    expect(server.sentBy('POST /api/creator/c1/packages')).toMatchObject([
      {
        ...{ tier: 'basic', name: 'Second reel', price: 150, revisions: 2, deliveryTime: '1-2 days' },
        includes: '• One vertical reel',
      },
    ]);
    // The server takes nothing that it doesn't know of a new package.
    expect(Object.keys(server.sentBy('POST /api/creator/c1/packages')[0] as object)).not.toContain(
      'archived',
    );
  });

  it('say in one field what is included', async () => {
    const user = open();
    await choose(user, 'Photo set', 'Edit Package');
    const dialog = within(await screen.findByRole('dialog'));
    const included = dialog.getByLabelText<HTMLTextAreaElement>("What's Included");
    expect(included.value).toBe('For one product\n• One vertical reel');
    await user.click(dialog.getByRole('button', { name: 'Update Package' }));
    await screen.findByText('Package updated');
    expect(server.sentBy('PUT /api/packages/s')).toMatchObject([
      { includes: 'For one product\n• One vertical reel', whatIncluded: '', archived: false },
    ]);
  });

  it('keep what was typed when the server refuses it, and mark the field', async () => {
    const message = 'An emoji, please';
    refusal = {
      status: 400,
      body: { statusCode: 400, code: 'VALIDATION_FAILED', message, errors: { name: message } },
    };
    const user = open();
    await choose(user, 'Photo set', 'Edit Package');
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByLabelText<HTMLInputElement>('Package Name');
    await fill(user, name, ' of five');
    await user.click(dialog.getByRole('button', { name: 'Update Package' }));
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect([name.value, dialog.getByText(message).textContent]).toEqual(['Photo set of five', message]);
    await fill(user, name, '!');
    expect(dialog.queryByText(message)).toBeNull();
  });
});
