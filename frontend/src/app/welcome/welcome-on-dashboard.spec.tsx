import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answersTo } from '../../../test/people';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { beginWelcome, isWelcomed } from '../../features/onboarding/welcome-mark';
import { Component as CreatorDashboard } from '../routes/creator-dashboard';

/** The signed-in person of `answersTo('new creator')`. */
const USER = 'mara';
standInServer(() => ({
  ...answersTo('new creator'),
  'GET /api/creator/payouts': { body: { account: null } },
}));
beforeEach(() => {
  window.scrollTo = jest.fn() as never;
});
afterEach(() => sessionStorage.clear());

const heading = () => screen.findByRole('heading', { level: 1, name: 'Mara Holm' });
const welcome = () => screen.queryByRole('region', { name: 'Your link is live' });

describe('the first dashboard after the wizard', () => {
  it('begins with the link, and with the dashboard once that is closed', async () => {
    beginWelcome(USER);
    renderWithData(<CreatorDashboard />);
    await heading();
    expect(welcome()).toBeTruthy();
    // What the welcome has is not offered a second time.
    expect(screen.getAllByText('You can do this above.')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Add Picture' })).toBeNull();
    expect(isWelcomed(USER)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(welcome()).toBeNull());
    expect(screen.getByRole('button', { name: 'Add Picture' })).toBeTruthy();
    expect(document.activeElement).toBe(await heading());
    expect(isWelcomed(USER)).toBe(false);
  });

  it('is there again after a reload', async () => {
    beginWelcome(USER);
    const { unmount } = renderWithData(<CreatorDashboard />);
    await heading();
    unmount();
    renderWithData(<CreatorDashboard />);
    await heading();
    expect(welcome()).toBeTruthy();
  });

  it.each([
    ['somebody who has signed in', () => undefined],
    ['somebody else in the same tab', () => beginWelcome('nora')],
  ])('is a dashboard like any other for %s', async (_who, before) => {
    before();
    renderWithData(<CreatorDashboard />);
    await heading();
    expect(welcome()).toBeNull();
    expect(screen.getByRole('button', { name: 'Add Picture' })).toBeTruthy();
  });
});
