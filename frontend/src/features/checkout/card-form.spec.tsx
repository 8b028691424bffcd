import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardForm, type Card } from './card-form';

function shownForm() {
  const onPay = jest.fn<(card: Card) => void>();
  render(<CardForm label="Pay $150.00" busy={false} problem={null} onPay={onPay} />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Pay $150.00' }));
  return { onPay, field, press, user: userEvent.setup() };
}

describe('the card form', () => {
  it('groups the digits while they are typed, and pays with them', async () => {
    const { onPay, field, press, user } = shownForm();
    await user.type(field('Card number'), '4242x424242424242');
    await user.type(field('Expiry (MM / YY)'), '1234');
    await user.type(field('CVC'), '12345');
    expect(field('Card number').value).toBe('4242 4242 4242 4242');
    expect(field('Expiry (MM / YY)').value).toBe('12 / 34');
    expect(field('CVC').value).toBe('1234');
    press();
    expect(onPay.mock.calls).toEqual([
      [{ number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '1234' }],
    ]);
  });

  it('keeps the caret where a digit is put right', async () => {
    const { field, user } = shownForm();
    const number = field('Card number');
    await user.type(number, '424142424242');
    number.setSelectionRange(4, 4);
    await user.keyboard('{Backspace}2');
    expect([number.value, number.selectionStart]).toEqual(['4242 4242 4242', 4]);
    await user.keyboard('9');
    expect([number.value, number.selectionStart]).toEqual(['4242 9424 2424 2', 6]);
  });

  it('can be emptied', async () => {
    const { field, user } = shownForm();
    await user.type(field('Expiry (MM / YY)'), '1234');
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(field('Expiry (MM / YY)').value).toBe('');
  });

  it.each([
    ['Card number', '4242', 'Please enter the card number'],
    ['Expiry (MM / YY)', '1334', 'Please enter month and year'],
    ['CVC', '12', 'Please enter the security code'],
  ])('asks for the %s again', async (label, text, sentence) => {
    const { onPay, field, press, user } = shownForm();
    const good = { 'Card number': '4242424242424242', 'Expiry (MM / YY)': '1234', CVC: '123' };
    for (const [name, value] of Object.entries({ ...good, [label]: text }))
      await user.type(field(name), value);
    press();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(field(label));
    expect(onPay).not.toHaveBeenCalled();
  });
});
