import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { UnsubscribeScreen } from './unsubscribe-screen';

let routes: StandInRoutes;
const server = standInServer(() => routes);
const AT = '/api/unsubscribe/t.s';
const about = (subscribed: boolean) => ({ email: 'ann@away.test', reason: 'decision', subscribed });
let subscribed: boolean;
beforeEach(() => {
  subscribed = true;
  routes = {
    [`GET ${AT}`]: () => ({ body: about(subscribed) }),
    [`POST ${AT}`]: () => {
      subscribed = false;
      return { body: about(false) };
    },
    [`POST ${AT}/undo`]: () => {
      subscribed = true;
      return { body: about(true) };
    },
  };
});

describe('the page at the foot of an email', () => {
  it('asks first, unsubscribes with a button, and lets people come back', async () => {
    renderWithData(<UnsubscribeScreen token="t.s" />);
    const button = await screen.findByRole('button', { name: 'Unsubscribe' });
    expect(server.sentBy(`POST ${AT}`)).toHaveLength(0);
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeTruthy();
    expect(server.sentBy(`POST ${AT}`)).toEqual([{ 'List-Unsubscribe': 'One-Click' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeTruthy());
  });

  it('says so when the link is none of ours', async () => {
    routes[`GET ${AT}`] = { status: 422, body: { message: 'This link is not valid. Please open it again.' } };
    renderWithData(<UnsubscribeScreen token="t.s" />);
    expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeTruthy();
  });
});
