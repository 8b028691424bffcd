import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrandDashboard } from './brand-dashboard';

const totals = { ready: 3, progress: 0, pending: 120, done: 7, total: 130 };

function show(exist: boolean) {
  const load = jest.fn();
  render(
    <BrandDashboard
      bookings={[]}
      totals={totals}
      more={{ exist, loading: false, load }}
      onReview={jest.fn()}
      dialog={null}
    />,
  );
  return { load, user: userEvent.setup() };
}

describe('the brand dashboard', () => {
  it('shows the server’s counts, not those of the page that is loaded', () => {
    show(true);
    const shown = ['Ready to Review', 'In Progress', 'Pending Approval', 'Total Projects'].map((name) => {
      const labels = screen.getAllByText(name).filter((label) => !label.closest('[role=tab]'));
      return within(labels[0]!.parentElement!).getByText(/^\d+$/).textContent;
    });
    expect(shown).toEqual(['3', '0', '120', '130']);
  });

  it('offers more where there is more, and says that there is nothing only where that is so', async () => {
    const { load, user } = show(true);
    expect(screen.queryByText('No projects found')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(load).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('tab', { name: 'Progress' }));
    expect(await screen.findByText('No projects with status "Progress".')).toBeTruthy();
  });

  it('says that there is nothing when all is loaded', () => {
    show(false);
    expect(screen.getByText("You don't have any UGC projects yet.")).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});
