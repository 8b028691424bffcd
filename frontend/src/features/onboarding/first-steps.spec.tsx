import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirstSteps } from './first-steps';

const nothing = {
  hasPicture: false,
  hasPackage: false,
  hasPortfolio: false,
  canBePaid: false,
  shared: false,
};
const presses = () => ({
  onPicture: jest.fn(),
  onPackage: jest.fn(),
  onPortfolio: jest.fn(),
  onPayouts: jest.fn(),
  onShare: jest.fn(),
});

describe('the first steps of a new page', () => {
  it('lead to each thing that is still to be done', async () => {
    const on = presses();
    render(<FirstSteps {...nothing} {...on} />);
    expect(screen.getByText('0 of 5 done')).toBeTruthy();
    for (const name of ['Add Picture', 'Add Package', 'Add Work', 'Set Up Payouts', 'Share Link'])
      await userEvent.click(screen.getByRole('button', { name }));
    expect(Object.values(on).map((press) => press.mock.calls.length)).toEqual([1, 1, 1, 1, 1]);
  });

  it('say which ones are done, and ask for those no more', () => {
    render(<FirstSteps {...nothing} hasPackage canBePaid {...presses()} />);
    expect(screen.getByText('2 of 5 done')).toBeTruthy();
    expect(screen.getAllByLabelText('Done:')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Add Package' })).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(3);
  });

  it('lead nowhere else for what is asked for above', () => {
    render(<FirstSteps {...nothing} {...presses()} onPicture={null} onShare={null} />);
    expect(screen.getAllByText('You can do this above.')).toHaveLength(2);
    expect(screen.getAllByRole('button')).toHaveLength(3);
  });

  it('go when all is done', () => {
    const all = { hasPicture: true, hasPackage: true, hasPortfolio: true, canBePaid: true, shared: true };
    const { container } = render(<FirstSteps {...all} {...presses()} />);
    expect(container.textContent).toBe('');
  });
});
