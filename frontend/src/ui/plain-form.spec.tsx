import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../test/fill';
import { PlainForm, SubmitButton, type Problems } from './plain-form';
import { SentFormContext } from './sent-form';
import { EmailField, PasswordField, TextAreaField, TextField } from './text-field';

interface Typed {
  name: string;
  email: string;
  secret: string;
  notes: string;
}

const check = ({ name, email }: Typed): Problems => ({
  name: name === '' ? 'Name is required' : undefined,
  email: email.includes('@') ? undefined : 'Email is required',
});

type Props = Partial<Parameters<typeof PlainForm<Typed>>[0]>;

const show = (props: Props = {}) => (
  <PlainForm<Typed> check={check} onSubmit={() => undefined} {...props}>
    <TextField name="name" label="Name" hint="As on the door" />
    <EmailField label="Email" defaultValue="ann@" checksOnLeave />
    <PasswordField name="secret" label="Secret" />
    <TextAreaField name="notes" label="Notes" defaultValue="two lines" />
    <SubmitButton>Send</SubmitButton>
  </PlainForm>
);

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const isWrong = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';
const describedBy = (label: string): string =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('a plain form', () => {
  it('marks each wrong field, says why beside it, focuses the first, and sends nothing', async () => {
    const [onSubmit, onRefused] = [jest.fn(), jest.fn()];
    render(show({ onSubmit, onRefused }));
    await userEvent.clear(screen.getByLabelText('Email'));
    await send();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(describedBy('Name')).toBe('Name is required As on the door');
    expect(describedBy('Email')).toBe('Email is required');
    expect([isWrong('Secret'), isWrong('Notes')]).toEqual([false, false]);
    expect(onRefused).toHaveBeenCalledWith({ name: '', email: '', secret: '', notes: 'two lines' });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says no longer that something is wrong once it is right', async () => {
    render(show());
    await send();
    await fill(userEvent, screen.getByLabelText('Name'), 'Ann');
    expect(isWrong('Name')).toBe(false);
    expect(describedBy('Name')).toBe('As on the door');
  });

  it('sends what stands in it, whether it was typed or there before', async () => {
    const onSubmit = jest.fn();
    render(show({ onSubmit }));
    // A browser or a password manager fills fields in before any script is there to hear of it.
    screen.getByLabelText<HTMLInputElement>('Secret').value = 'kept by the browser';
    await fill(userEvent, screen.getByLabelText('Name'), 'Ann');
    await send();
    expect(onSubmit).toHaveBeenCalledWith({
      name: 'Ann',
      email: 'ann@',
      secret: 'kept by the browser',
      notes: 'two lines',
    });
  });

  it('sends nothing more while it is busy', async () => {
    const onSubmit = jest.fn();
    render(show({ onSubmit, busy: true }));
    await fill(userEvent, screen.getByLabelText('Name'), 'Ann');
    await send();
    fireEvent.submit(screen.getByLabelText('Name'));
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows what the server says of its fields in the same way, until the field changes', async () => {
    const { rerender } = render(show());
    await fill(userEvent, screen.getByLabelText('Name'), 'Ann');
    rerender(show({ fieldErrors: { notes: 'Please say more', secret: 'Too easy', elsewhere: 'x' } }));
    expect(document.activeElement).toBe(screen.getByLabelText('Secret'));
    expect([describedBy('Secret'), describedBy('Notes')]).toEqual(['Too easy', 'Please say more']);
    await fill(userEvent, screen.getByLabelText('Secret'), 'harder');
    expect([isWrong('Secret'), isWrong('Notes')]).toEqual([false, true]);
  });

  it('can begin with what the server has found', () => {
    render(show({ fieldErrors: { email: 'This email is taken' } }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(describedBy('Email')).toBe('This email is taken');
  });

  it('checks some fields as soon as they are left, but not empty ones', async () => {
    render(show({ check: (typed) => ({ email: typed.email.endsWith('.org') ? undefined : 'Not yet' }) }));
    const email = screen.getByLabelText('Email');
    await userEvent.click(email);
    await userEvent.tab();
    expect(describedBy('Email')).toBe('Not yet');
    await userEvent.clear(email);
    await fill(userEvent, email, 'ann@example.org');
    expect(isWrong('Email')).toBe(false);
    await userEvent.clear(email);
    await userEvent.tab();
    expect(isWrong('Email')).toBe(false);
  });

  it('shows a password when asked to, and hides it again', async () => {
    render(show());
    const secret = screen.getByLabelText('Secret');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(secret.getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(secret.getAttribute('type')).toBe('password');
  });
});

describe('a form that was sent without the script and refused', () => {
  const sent = {
    values: { name: 'Ann', email: 'ann@example' },
    addonIds: [],
    problems: { email: 'This email is taken' },
    failure: 'That did not work',
    key: 'k1',
  };

  it('has what was typed, and says what is wrong until it is sent again', async () => {
    const onSubmit = jest.fn();
    render(<SentFormContext value={sent}>{show({ onSubmit })}</SentFormContext>);
    expect(screen.getByRole('alert').textContent).toBe('That did not work');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ann');
    expect(describedBy('Email')).toBe('This email is taken');
    expect(new FormData(document.querySelector('form') ?? undefined).get('key')).toBe('k1');
    await fill(userEvent, screen.getByLabelText('Email'), 'ann@example.org');
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
