import { describe, expect, it } from '@jest/globals';
import { ADDON_MESSAGES } from '@reelpact/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_PACKAGES, PackagesUnderEdit } from '../../../test/packages-under-edit';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import type { PackageDto } from '../../api/calls';
import { blockOf, type ContentBlock, newBlock, toContentBlock } from './content-block';
import { blockProblems } from './block-problems';

let routes: StandInRoutes = {};
const server = standInServer(() => ({ ...NO_PACKAGES, ...routes }));
const PUT = 'PUT /api/creator/c1/packages';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save All Packages' }));
const addon = (more: Partial<ContentBlock> = {}): ContentBlock => ({ ...newBlock('addon'), ...more });

describe('an add-on in the editor', () => {
  it('whose title names a time says what it changes, and is saved with it', async () => {
    routes = { [PUT]: { body: [] } };
    renderWithData(<PackagesUnderEdit initial={[addon({ title: '48-hour delivery' })]} />);
    await save();
    expect(screen.getByText(ADDON_MESSAGES.meaning)).toBeTruthy();
    expect(server.sentBy(PUT)).toEqual([]);
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'What It Changes' }));
    fireEvent.click(await screen.findByTitle('Faster delivery'));
    expect(await screen.findByLabelText('Delivered Within (Days)')).toBeTruthy();
    expect(screen.queryByText(ADDON_MESSAGES.meaning)).toBeNull();
    await save();
    await waitFor(() =>
      expect(server.sentBy(PUT)).toMatchObject([
        { packages: [{ name: '48-hour delivery', meaning: { kind: 'faster', days: 2 } }] },
      ]),
    );
    expect(JSON.stringify(server.sentBy(PUT))).not.toContain('before');
  });

  it('stays valid as it was stored, until its title or its meaning changes', () => {
    const stored = blockOf({
      id: 'a1',
      tier: 'addon',
      name: '24h delivery',
      price: 50,
      meaning: null,
    } as PackageDto);
    const problemOf = (block: ContentBlock) => blockProblems([block])[block.id];
    expect(problemOf({ ...stored, price: 70 })).toBeUndefined();
    expect(problemOf({ ...stored, title: '24 h delivery' })).toEqual({ title: ADDON_MESSAGES.meaning });
    expect(problemOf({ ...stored, meaning: { kind: 'faster' } })).toEqual({ meaning: ADDON_MESSAGES.days });
    expect(problemOf({ ...stored, meaning: { kind: 'faster', days: 1 } })).toBeUndefined();
    expect(toContentBlock(stored)).not.toHaveProperty('before');
  });
});
