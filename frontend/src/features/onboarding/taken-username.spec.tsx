import { USERNAME } from '@reelpact/domain';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { TakenUsername } from './taken-username';

const taken = { available: false, reason: USERNAME.messages.taken, suggestions: ['noracreates', 'noraugc'] };
standInServer(() => ({
  'GET /api/check-username?username=nora': { body: taken },
  'GET /api/check-username?username=noraugc': { body: { available: true, reason: null, suggestions: [] } },
}));

it('says at once that a name is taken, and puts a free one in its place', async () => {
  renderWithData(
    <Form initialValues={{ username: 'nora' }}>
      <Form.Item name="username" label="Username">
        <Input />
      </Form.Item>
      <TakenUsername />
    </Form>,
  );
  expect(await screen.findByText(USERNAME.messages.taken)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'noraugc' }));
  expect(await screen.findByDisplayValue('noraugc')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(USERNAME.messages.taken)).toBeNull());
});
