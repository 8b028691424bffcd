import { BOOKING_MESSAGES } from '@reelpact/domain';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { RequestForm } from './request-form';

describe('the request form', () => {
  it('names each field that breaks a rule and sends nothing', async () => {
    const onSubmit = jest.fn();
    render(<RequestForm amount={17500} sending={false} fieldErrors={{}} onSubmit={onSubmit} />);
    const user = userEvent.setup();
    await fill(user, screen.getByLabelText('Email Address'), 'ann@');
    await fill(user, screen.getByLabelText('Project Details'), 'too short');
    await user.click(screen.getByRole('button', { name: 'Send Request to Creator' }));
    expect(await screen.findByText(BOOKING_MESSAGES.clientName)).toBeTruthy();
    expect(await screen.findByText(BOOKING_MESSAGES.clientEmail)).toBeTruthy();
    expect(await screen.findByText(BOOKING_MESSAGES.projectDetails)).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says what it will cost, and asks for extras before the button', async () => {
    render(
      <RequestForm
        amount={17500}
        addons={<input type="checkbox" aria-label="Rush" />}
        sending={false}
        fieldErrors={{}}
        onSubmit={jest.fn()}
      />,
    );
    expect(screen.getByText('Total').textContent).toBe('Total $175.00');
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Rush'));
    const reached: (string | null)[] = [];
    for (let presses = 0; presses < 4; presses += 1) {
      await user.tab();
      reached.push(document.activeElement?.textContent ?? null);
    }
    expect(reached).toContain('Send Request to Creator');
  });

  it('leaves empty special requests out', async () => {
    const onSubmit = jest.fn();
    render(<RequestForm amount={17500} sending={false} fieldErrors={{}} onSubmit={onSubmit} />);
    const user = userEvent.setup();
    await fill(user, screen.getByLabelText('Your Name'), 'Ann');
    await fill(user, screen.getByLabelText('Email Address'), 'ann@northwind.test');
    await fill(user, screen.getByLabelText('Project Details'), 'ten letters');
    await user.click(screen.getByRole('button', { name: 'Send Request to Creator' }));
    await screen.findByRole('button', { name: 'Send Request to Creator' });
    expect(onSubmit).toHaveBeenCalledWith({
      clientName: 'Ann',
      clientEmail: 'ann@northwind.test',
      projectDetails: 'ten letters',
    });
  });
});
