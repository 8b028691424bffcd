import { describe, expect, it } from '@jest/globals';
import { PASSWORD } from '@reelpact/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { PasswordMeter } from './password-meter';
import { strengthOf } from './password-strength';

describe('how hard a password is to guess', () => {
  it.each([
    ['password', 0],
    ['Passw0rd!', 0],
    ['qwertyuiop1234', 0],
    ['xk3pq9w', 1],
    ['a-long-password', 2],
    ['violet anchors hum at noon', 3],
  ])('is said of %s: %i', (password, level) => expect(strengthOf(password).level).toBe(level));
});

describe('the meter', () => {
  it('is silent until there is a password, and then says what would be better', async () => {
    const { rerender } = render(<PasswordMeter password="passw" />);
    const said = screen.getByRole('status');
    expect(said.textContent).toBe('');
    rerender(<PasswordMeter password="password" />);
    // The same element, which keeps its place on the page.
    await waitFor(() => expect(said.textContent).toBe(PASSWORD.messages.common));
    rerender(<PasswordMeter password="password anchors hum at noon" />);
    await waitFor(() => expect(said.textContent).toBe('Strong.'));
    expect(screen.getByRole('meter').getAttribute('value')).toBe('4');
  });
});
