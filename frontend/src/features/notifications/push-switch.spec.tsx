import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { PushSwitch } from './push-switch';

let routes: StandInRoutes;
const server = standInServer(() => routes);
const PUT = 'PUT /api/push-subscriptions';
const ON = 'Turn on push in this browser';
const OFF = 'Turn off push in this browser';
const site = (pushKey: string | null) => ({ body: { supportEmail: '', demo: false, signIn: null, pushKey } });

/** A browser with push, as far as the button needs one. */
function browser(permission: 'granted' | 'denied', subscribed = false) {
  const subscription = {
    endpoint: 'https://web.push.apple.com/a',
    getKey: () => new Uint8Array([251, 255]).buffer,
    unsubscribe: () => Promise.resolve(true),
  };
  let current: typeof subscription | null = subscribed ? subscription : null;
  const subscribe = jest.fn((_options: unknown) => Promise.resolve((current = subscription)));
  const registration = { pushManager: { getSubscription: () => Promise.resolve(current), subscribe } };
  const worker = {
    getRegistration: () => Promise.resolve(registration),
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.assign(window, {
    PushManager: Object,
    Notification: { permission: 'default', requestPermission: () => Promise.resolve(permission) },
  });
  return subscribe;
}

beforeEach(() => {
  routes = {
    'GET /api/site': site('AQID'),
    [PUT]: { status: 204 },
    'DELETE /api/push-subscriptions': { status: 204 },
  };
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
});

describe('push in this browser', () => {
  it('is turned on with the platform’s key, and off again', async () => {
    const subscribe = browser('granted');
    renderWithData(<PushSwitch />);
    await userEvent.click(await screen.findByRole('button', { name: ON }));
    const sent = { endpoint: 'https://web.push.apple.com/a', publicKey: '-_8', auth: '-_8' };
    await waitFor(() => expect(server.sentBy(PUT)).toEqual([sent]));
    expect(subscribe.mock.calls[0]?.[0]).toMatchObject({ applicationServerKey: new Uint8Array([1, 2, 3]) });
    await userEvent.click(await screen.findByRole('button', { name: OFF }));
    await waitFor(() =>
      expect(server.sentBy('DELETE /api/push-subscriptions')).toEqual([{ endpoint: sent.endpoint }]),
    );
  });

  it('says how to allow what the browser blocks', async () => {
    browser('denied');
    renderWithData(<PushSwitch />);
    await userEvent.click(await screen.findByRole('button', { name: ON }));
    expect(await screen.findByText(/blocks notifications/)).toBeTruthy();
    expect(server.sentBy(PUT)).toEqual([]);
  });

  it('tells the server of a browser that was subscribed before this sign-in', async () => {
    browser('granted', true);
    renderWithData(<PushSwitch />);
    expect(await screen.findByRole('button', { name: OFF })).toBeTruthy();
    await waitFor(() => expect(server.sentBy(PUT)).toHaveLength(1));
  });

  it('is not offered where the platform or the browser has none', async () => {
    routes['GET /api/site'] = site(null);
    browser('granted');
    const first = renderWithData(<PushSwitch />);
    await waitFor(() => expect(server.sentBy('GET /api/site')).toHaveLength(1));
    expect(first.container.textContent).toBe('');
    first.unmount();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    routes['GET /api/site'] = site('AQID');
    const { container } = renderWithData(<PushSwitch />);
    await waitFor(() => expect(server.sentBy('GET /api/site')).toHaveLength(2));
    expect(container.textContent).toBe('');
  });
});
