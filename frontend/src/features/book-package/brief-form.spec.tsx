import { BOOKING_MESSAGES } from '@reelpact/domain';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { showToast, ToastViewport } from '../../ui/toast';
import { BriefForm, type Brief } from './brief-form';

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

async function fillIn() {
  const user = userEvent.setup();
  await fill(user, field(/brand name/i), '  Northwind Coffee ');
  await fill(user, field(/contact email/i), 'ann@northwind.test');
  await fill(user, field(/project description/i), 'A morning video');
  return user;
}

const show = (onSubmit: (brief: Brief) => void, props: Partial<Parameters<typeof BriefForm>[0]> = {}) => (
  <>
    <BriefForm amount={15000} sending={false} fieldErrors={{}} onSubmit={onSubmit} {...props} />
    <ToastViewport />
  </>
);

// Toasts outlive a page.
beforeEach(() => act(() => showToast('Nothing yet')));

describe('the brief', () => {
  it('sends what was typed, trimmed, and leaves out what was not', async () => {
    const onSubmit = jest.fn();
    render(show(onSubmit));
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Continue to Payment - $150.00' }));
    expect(onSubmit).toHaveBeenCalledWith({
      brandName: 'Northwind Coffee',
      contactEmail: 'ann@northwind.test',
      projectDescription: 'A morning video',
      scriptUrl: undefined,
      additionalNotes: undefined,
    });
  });

  it('sends nothing and says so when a required field is blank', async () => {
    const onSubmit = jest.fn();
    render(show(onSubmit));
    const user = userEvent.setup();
    await fill(user, field(/brand name/i), '   ');
    await user.click(screen.getByRole('button', { name: /continue to payment/i }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Missing InformationPlease fill in all required fields.',
    );
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says beside each required field what it needs, and goes to the first', async () => {
    render(show(jest.fn()));
    await userEvent.click(screen.getByRole('button', { name: /continue to payment/i }));
    expect(await screen.findByText(BOOKING_MESSAGES.brandName)).toBeTruthy();
    expect(await screen.findByText(BOOKING_MESSAGES.contactEmail)).toBeTruthy();
    expect(await screen.findByText(BOOKING_MESSAGES.projectDescription)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(/brand name/i)));
  });

  it('does not call a wrong link a missing one', async () => {
    const onSubmit = jest.fn();
    render(show(onSubmit));
    const user = await fillIn();
    await fill(user, field(/script or brief link/i), 'my notes');
    await user.click(screen.getByRole('button', { name: /continue to payment/i }));
    expect(await screen.findByText(BOOKING_MESSAGES.scriptUrl)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(/script or brief link/i)));
    expect(screen.queryByText(BOOKING_MESSAGES.missing)).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps everything that was typed through sending and failing', async () => {
    const { rerender } = render(show(() => undefined));
    await fillIn();
    rerender(show(() => undefined, { sending: true }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Creating Booking...' }).disabled).toBe(
      true,
    );
    rerender(show(() => undefined, { fieldErrors: { contactEmail: 'Valid email is required' } }));
    expect(field(/brand name/i).value).toBe('  Northwind Coffee ');
    expect(field(/contact email/i).value).toBe('ann@northwind.test');
    expect(field(/project description/i).value).toBe('A morning video');
    expect(await screen.findByText('Valid email is required')).toBeTruthy();
  });
});
