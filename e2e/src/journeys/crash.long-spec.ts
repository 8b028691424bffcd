import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type APIRequestContext, request } from 'playwright-core';
import { type Product, startProduct } from '../harness/index.js';

// A product of its own, which is killed.
let product: Product;
let creator: APIRequestContext;
let brand: APIRequestContext;
beforeAll(async () => {
  product = await startProduct();
  creator = await request.newContext({ baseURL: product.url });
  brand = await request.newContext({ baseURL: product.url });
  const answer = await creator.post('/api/demo/sign-in', { data: { as: 'creator' } });
  expect(answer.status()).toBe(204);
});
afterAll(async () => {
  await creator.dispose();
  await brand.dispose();
  await product.stop();
});

async function post<T>(who: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await who.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Asks until the booking has got there; what was answered before a crash must go on by itself after it. */
async function becomes(bookingId: string, stage: string, escrow: string): Promise<void> {
  const read = async () => {
    const { stage: now, escrowStatus } = (await (await brand.get(`/api/bookings/${bookingId}`)).json()) as {
      stage: string;
      escrowStatus: string;
    };
    return `${now} ${escrowStatus}`;
  };
  while ((await read()) !== `${stage} ${escrow}`) await new Promise((resolve) => setTimeout(resolve, 100));
}

it('a server that is killed in the middle of a booking loses nothing that it had answered', async () => {
  const profile = await (await brand.get('/api/creator/profile/sophiacreates')).json();
  const [{ id: packageId }] = (profile as { packages: [{ id: string }] }).packages;

  const { id } = await post<{ id: string }>(brand, '/api/package-bookings', {
    packageId,
    projectDescription: 'A reel that survives a power cut.',
    brandName: 'Steady Lamps',
    contactEmail: 'ann@steady-lamps.test',
  });
  await product.crash();
  await product.restart();
  await becomes(id, 'unpaid', 'pending');

  const { clientSecret } = await post<{ clientSecret: string }>(brand, '/api/create-payment-intent', {
    bookingId: id,
  });
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' };
  await post(brand, '/api/payments/sandbox/confirm', { clientSecret, card });
  await product.crash();
  await product.restart();
  await becomes(id, 'requested', 'authorized');

  await post(creator, `/api/creator/bookings/${id}/approve`, {});
  await product.crash();
  await product.restart();
  await becomes(id, 'producing', 'held');

  await post(creator, `/api/creator/bookings/${id}/withdraw`, { reason: 'The camera is broken.' });
  await product.crash();
  await product.restart();
  await becomes(id, 'cancelled', 'refunded');
});
