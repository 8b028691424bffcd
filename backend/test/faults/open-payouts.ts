import type { Person } from '../person.js';

const TRIES = 100;

/**
 * A creator has payouts set up. Servers that wait for the provider for a moment only say 503 on a busy machine, where nothing is wrong: who reads
 * that asks again.
 */
export async function openPayouts(creator: Person): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    const { status, body } = await creator.post('/api/creator/payouts/onboarding');
    if (status === 200) return;
    if (status !== 503) throw new Error(`payouts can’t be set up: ${status} ${JSON.stringify(body)}`);
  }
  throw new Error(`the provider didn’t answer ${TRIES} times`);
}
