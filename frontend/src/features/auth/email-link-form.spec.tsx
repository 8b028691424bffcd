import { EMAIL, EMAIL_LINK, PASSWORD } from '@reelpact/domain';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { EmailLinkForm, type EmailLinkValues } from './email-link-form';

function show(token: string | null) {
  const onSubmit = jest.fn<(values: EmailLinkValues) => void>();
  const form = (email?: string) => (
    <EmailLinkForm
      title="Verify your email"
      text=""
      button="Verify Email"
      token={token}
      {...(email !== undefined && { email })}
      busy={false}
      failure={null}
      onSubmit={onSubmit}
    />
  );
  const { rerender } = render(form());
  /** Whose page it is becomes known. */
  const know = (email: string) => rerender(form(email));
  const user = userEvent.setup();
  const press = () => user.click(screen.getByRole('button', { name: 'Verify Email' }));
  return { onSubmit, user, press, know };
}

describe('the page of a mailed link', () => {
  it('sends nothing by being opened, and the token with the password when the button is pressed', async () => {
    const { onSubmit, user, press } = show('the-token');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByLabelText('Code')).toBeNull();
    await fill(user, screen.getByLabelText('New password'), 'six or more');
    await press();
    expect(onSubmit).toHaveBeenCalledWith({ token: 'the-token', password: 'six or more' });
  });

  it('keeps what was typed before it was known whose page it is', async () => {
    const { onSubmit, user, press, know } = show(null);
    await fill(user, screen.getByLabelText('Code'), '042517');
    await fill(user, screen.getByLabelText('New password'), 'six or more');
    know('ann@example.test');
    await press();
    expect(onSubmit).toHaveBeenCalledWith({
      email: 'ann@example.test',
      code: '042517',
      password: 'six or more',
    });
    await user.clear(screen.getByLabelText('Email'));
    await fill(user, screen.getByLabelText('Email'), 'other@example.test');
    know('ann@example.org');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('other@example.test');
  });

  it('asks for email and code without a token, and takes the code as it is read aloud', async () => {
    const { onSubmit, user, press } = show(null);
    await fill(user, screen.getByLabelText('Email'), ' ann@example.test ');
    await fill(user, screen.getByLabelText('Code'), '042 517');
    await fill(user, screen.getByLabelText('New password'), 'six or more');
    await press();
    expect(onSubmit).toHaveBeenCalledWith({
      email: 'ann@example.test',
      code: '042517',
      password: 'six or more',
    });
  });

  it('names what breaks a rule and sends nothing', async () => {
    const { onSubmit, user, press } = show(null);
    await fill(user, screen.getByLabelText('Email'), 'ann@');
    await fill(user, screen.getByLabelText('Code'), '12345');
    await fill(user, screen.getByLabelText('New password'), '12345');
    await press();
    expect(await screen.findByText(EMAIL.message)).toBeTruthy();
    expect(await screen.findByText(EMAIL_LINK.messages.code)).toBeTruthy();
    // Once as the hint and once as the refusal.
    expect(await screen.findAllByText(PASSWORD.hint)).toHaveLength(2);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
