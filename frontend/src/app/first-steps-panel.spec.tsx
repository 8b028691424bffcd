import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderWithData, standInServer } from '../../test/stand-in-server';
import type { CreatorDto } from '../api/calls';
import { FirstStepsPanel } from './first-steps-panel';

const PAYOUTS = 'GET /api/creator/payouts';
const server = standInServer(() => ({ [PAYOUTS]: { status: 500, body: {} } }));

it('takes its place before it is known whether money can be paid out, unless nothing else is left', async () => {
  const creator = { username: 'nora', profileImageUrl: null, portfolioItems: [] } as unknown as CreatorDto;
  const on = { isWelcomed: false, onEdit: jest.fn(), onTab: jest.fn() };
  const { unmount } = renderWithData(
    <FirstStepsPanel creator={creator} packages={[]} linkShared={false} {...on} />,
  );
  expect(screen.getByText('0 of 5 done')).toBeTruthy();
  await waitFor(() => expect(server.sentBy(PAYOUTS)).toHaveLength(1));
  unmount();
  const done = { ...creator, profileImageUrl: '/face', portfolioItems: [{}] } as unknown as CreatorDto;
  const packages = [{}] as unknown as Parameters<typeof FirstStepsPanel>[0]['packages'];
  renderWithData(<FirstStepsPanel creator={done} packages={packages} linkShared {...on} />);
  expect(screen.queryByText(/of 5 done/)).toBeNull();
  await waitFor(() => expect(server.sentBy(PAYOUTS)).toHaveLength(2));
});
