import { demoEmail } from '@reelpact/domain';
import { SAMPLE_CREATOR } from './demo-accounts.js';
import type { Visitor } from './visitor.js';

interface SampleTip {
  daysAgo: number;
  amount: string;
  name?: string;
  message?: string;
  card: { number: string; expMonth: number; expYear: number; cvc: string };
}

const card = (expMonth: number) => ({ number: '4242424242424242', expMonth, expYear: 2034, cvc: '123' });

/** What the sample creator was given; the oldest one was paid out already. */
export const SAMPLE_TIPS: readonly SampleTip[] = [
  {
    ...{ daysAgo: 9, amount: '20.00', card: card(3) },
    ...{ name: 'Mia', message: 'Your reel about the harbor café made my week.' },
  },
  { daysAgo: 4, amount: '5.00', card: card(5) },
  { daysAgo: 1, amount: '10.00', card: card(8), name: 'Jonas', message: 'For the next coffee.' },
];

/** Gives a tip over HTTP, as a supporter does. @throws Error when it is refused */
export async function giveSampleTip(
  supporter: Visitor,
  { daysAgo, card: used, ...tip }: SampleTip,
): Promise<string> {
  const email = demoEmail(`supporter-${daysAgo}`);
  const { status, body } = await supporter.post<{ id: string; payment: { clientSecret: string } | null }>(
    `/api/creators/${SAMPLE_CREATOR}/tips`,
    { ...tip, email },
  );
  if (status !== 201) throw new Error(`a tip was answered with ${status}`);
  const paid = await supporter.post<{ status: string }>('/api/payments/sandbox/confirm', {
    clientSecret: body.payment?.clientSecret,
    card: used,
  });
  if (paid.body.status !== 'succeeded') throw new Error(`a tip was not paid: ${paid.status}`);
  return body.id;
}

/** Whether the provider's notice has come. */
export const isPaid = async (supporter: Visitor, id: string): Promise<boolean> =>
  (await supporter.get<{ status: string }>(`/api/tips/${id}`)).body.status === 'paid';
