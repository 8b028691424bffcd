import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StepButtons } from './step-buttons';
import type { OfferedStep } from './booking-view';

const actions: OfferedStep[] = [
  {
    name: 'approve_content',
    label: 'Approve & Release Payment',
    enabled: true,
    reason: null,
    needs: null,
    names: {},
    consequence: null,
  },
  {
    name: 'request_revision',
    label: 'Request Revision',
    enabled: false,
    reason: 'All revisions of this package are used.',
    needs: 'feedback',
  },
];

describe('action buttons', () => {
  it('are exactly the actions, with the words of the server', () => {
    render(<StepButtons actions={actions} onAct={() => undefined} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Approve & Release Payment',
      'Request Revision',
    ]);
  });

  it('say why an action is closed, also to a screen reader', () => {
    render(<StepButtons actions={actions} onAct={() => undefined} />);
    const closed = screen.getByRole<HTMLButtonElement>('button', { name: 'Request Revision' });
    expect(closed.disabled).toBe(true);
    const reason = document.getElementById(closed.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('All revisions of this package are used.');
  });

  it('act once and stay shut while something runs', async () => {
    const onAct = jest.fn();
    const { rerender } = render(<StepButtons actions={actions} onAct={onAct} />);
    await userEvent.click(screen.getByRole('button', { name: /approve/i }));
    rerender(<StepButtons actions={actions} onAct={onAct} running="approve_content" />);
    await userEvent.click(screen.getByRole('button', { name: /approve/i }));
    expect(onAct.mock.calls).toEqual([['approve_content']]);
  });
});
