import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../test/fill';
import { Form, Input, InputNumber, Select } from 'antd';
import { CheckedForm, EmailInput, rule } from './form';

const given = (value: string) => value !== '';

function show(fieldErrors: Record<string, string>, onFinish = () => {}) {
  return (
    <CheckedForm fieldErrors={fieldErrors} onFinish={onFinish}>
      <Form.Item name="name" label="Name" extra="As on the door" rules={[rule(given, 'Name is required')]}>
        <Input />
      </Form.Item>
      <Form.Item name="email" label="Email" rules={[rule(given, 'Email is required')]}>
        <EmailInput />
      </Form.Item>
      <Form.Item name="price" label="Price">
        <InputNumber />
      </Form.Item>
      <Form.Item name="kind" label="Kind">
        <Select options={[{ value: 'a', label: 'A' }]} />
      </Form.Item>
      <button type="submit">Send</button>
    </CheckedForm>
  );
}

const describedBy = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('a form with something wrong in it', () => {
  it('marks each wrong field, says why beside it, and focuses the first', async () => {
    const onFinish = jest.fn();
    render(show({}, onFinish));
    await fill(userEvent, screen.getByLabelText('Price'), '3');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const name = screen.getByLabelText('Name');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(describedBy(name)).toContain('Name is required'));
    expect(describedBy(name)).toContain('As on the door');
    await waitFor(() => expect(describedBy(screen.getByLabelText('Email'))).toContain('Email is required'));
    expect(onFinish).not.toHaveBeenCalled();
  });

  it('passes over fields that are right', async () => {
    render(show({}));
    await fill(userEvent, screen.getByLabelText('Name'), 'Ann');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  });

  it('shows what the server says of its fields in the same way, and focuses the first of them on the page', async () => {
    const { rerender } = render(show({}));
    rerender(show({ kind: 'Please choose another kind', price: 'Price is required', elsewhere: 'x' }));
    const price = screen.getByLabelText('Price');
    await waitFor(() => expect(document.activeElement).toBe(price));
    await waitFor(() => expect(describedBy(price)).toContain('Price is required'));
    const kind = screen.getByLabelText('Kind');
    expect(kind.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(describedBy(kind)).toContain('Please choose another kind'));
    await fill(userEvent, price, '4');
    await waitFor(() => expect(price.getAttribute('aria-invalid')).not.toBe('true'));
  });
});
