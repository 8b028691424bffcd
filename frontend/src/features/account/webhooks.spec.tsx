import { beforeEach, describe, expect, it } from '@jest/globals';
import { CHOSEN_EVENT_TYPES, WEBHOOK_ENDPOINT, WEBHOOK_EVENTS, WEBHOOK_FAILURES } from '@reelpact/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { WebhooksPanel } from './webhooks-panel';

const at = '2026-11-20T10:00:00.000Z';
const LIST = 'GET /api/webhook-endpoints';
const endpoint = {
  id: 'e',
  url: 'https://example.org/hook',
  description: 'Bookkeeping',
  eventTypes: ['booking.paid'],
  enabled: true,
  offReason: null,
  failingSince: null,
  oldSecretUntil: null,
  createdAt: at,
};
const delivery = {
  id: 'd',
  endpointId: 'e',
  eventId: 'evt_1',
  type: 'booking.paid',
  bookingId: 'b',
  status: 'failed',
  attempts: 13,
  nextAttemptAt: null,
  failure: 'status',
  answeredWith: 500,
  createdAt: at,
};

let routes: StandInRoutes;
const server = standInServer(() => routes);
beforeEach(() => {
  routes = { [LIST]: { body: [endpoint] }, 'GET /api/webhook-endpoints/e/deliveries': { body: [delivery] } };
});

describe('a new endpoint', () => {
  it('is told of all events but those that are left out, and shows its secret once', async () => {
    const made: object[] = [];
    routes = {
      [LIST]: () => ({ body: made }),
      'POST /api/webhook-endpoints': () => {
        made.push(endpoint);
        return { status: 201, body: { ...endpoint, secret: 'whsec_once' } };
      },
    };
    renderWithData(<WebhooksPanel />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add an endpoint' }));
    await fill(userEvent, screen.getByLabelText('Address'), ' https://example.org/hook ');
    await userEvent.click(screen.getByLabelText(WEBHOOK_EVENTS['booking.declined'].text));
    await userEvent.click(screen.getByRole('button', { name: 'Add endpoint' }));
    expect(await screen.findByText(WEBHOOK_ENDPOINT.messages.once)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Secret').value).toBe('whsec_once');
    const [sent] = server.sentBy('POST /api/webhook-endpoints') as { url: string; eventTypes: string[] }[];
    expect(sent?.url).toBe('https://example.org/hook');
    expect([...(sent?.eventTypes ?? [])].sort()).toEqual(
      CHOSEN_EVENT_TYPES.filter((type) => type !== 'booking.declined').sort(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByDisplayValue('whsec_once')).toBeNull());
    expect(await screen.findByText('Bookkeeping')).toBeTruthy();
  });

  it('says at the address what is wrong with it', async () => {
    const { inside } = WEBHOOK_ENDPOINT.url.messages;
    routes['POST /api/webhook-endpoints'] = {
      status: 400,
      body: { statusCode: 400, code: 'VALIDATION_FAILED', message: inside, errors: { url: inside } },
    };
    renderWithData(<WebhooksPanel />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add an endpoint' }));
    await fill(userEvent, screen.getByLabelText('Address'), 'https://10.0.0.1/');
    await userEvent.click(screen.getByRole('button', { name: 'Add endpoint' }));
    expect((await screen.findByText(inside)).closest('.ant-form-item')?.textContent).toContain('Address');
  });
});

describe('an endpoint', () => {
  it('shows why something failed, and sends it again', async () => {
    routes['POST /api/webhook-deliveries/d/redeliver'] = { body: { ...delivery, status: 'pending' } };
    routes['GET /api/webhook-deliveries/d'] = {
      body: {
        ...delivery,
        body: '{"id":"evt_1"}',
        log: [{ number: 13, at, failure: 'status', answeredWith: 500, answer: 'out of order', tookMs: 12 }],
      },
    };
    renderWithData(<WebhooksPanel />);
    await userEvent.click(await screen.findByRole('button', { name: 'Open Bookkeeping' }));
    const list = await screen.findByRole('list', { name: 'Deliveries' });
    expect(within(list).getByText(`${WEBHOOK_FAILURES.status} (500)`)).toBeTruthy();
    await userEvent.click(within(list).getByRole('button', { name: 'Details' }));
    expect(await screen.findByText('out of order')).toBeTruthy();
    expect(screen.getByLabelText('Body').textContent).toContain('"id": "evt_1"');
    await userEvent.click(within(list).getByRole('button', { name: /^Send again/ }));
    await waitFor(() => expect(server.sentBy('POST /api/webhook-deliveries/d/redeliver')).toHaveLength(1));
  });

  it('that is off sends nothing until it is turned on', async () => {
    routes[LIST] = { body: [{ ...endpoint, enabled: false, offReason: 'gone' }] };
    routes['PUT /api/webhook-endpoints/e'] = { body: endpoint };
    renderWithData(<WebhooksPanel />);
    await userEvent.click(await screen.findByRole('button', { name: 'Open Bookkeeping' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a test' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('switch'));
    await waitFor(() =>
      expect(server.sentBy('PUT /api/webhook-endpoints/e')).toMatchObject([
        { url: endpoint.url, eventTypes: ['booking.paid'], enabled: true },
      ]),
    );
  });

  it('gets a new secret and is deleted only after a question', async () => {
    routes['POST /api/webhook-endpoints/e/secret'] = { body: { ...endpoint, secret: 'whsec_new' } };
    routes['DELETE /api/webhook-endpoints/e'] = { status: 204 };
    renderWithData(<WebhooksPanel />);
    await userEvent.click(await screen.findByRole('button', { name: 'Open Bookkeeping' }));
    await userEvent.click(screen.getByRole('button', { name: 'New secret' }));
    expect(server.sentBy('POST /api/webhook-endpoints/e/secret')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Make a new secret' }));
    expect(await screen.findByDisplayValue('whsec_new')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const [, confirm] = await screen.findAllByRole('button', { name: 'Delete' });
    await userEvent.click(confirm!);
    await waitFor(() => expect(server.sentBy('DELETE /api/webhook-endpoints/e')).toHaveLength(1));
  });
});
