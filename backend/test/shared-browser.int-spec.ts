import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { PASSWORD, aBooking, aCreator, aUser } from './builders.js';
import type { Person } from './person.js';

let stage: TestApp;
beforeAll(async () => {
  // In the demo everyone uses the same accounts.
  stage = await startTestApp({ DEMO_MODE: 'false' });
});
afterAll(() => stage.stop());

const signIn = async (person: Person, email: string): Promise<void> => {
  expect((await person.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
};
const sharedBy = async (userId: string): Promise<string[]> => {
  const rows = await stage.database.rows<{ id: string }>(
    't-shared-browsers',
    'select other_id as id from shared_devices where user_id = $1 order by other_id',
    [userId],
  );
  return rows.map(({ id }) => id);
};

describe('a browser', () => {
  it('is known to be shared by the accounts that sign in there, one after the other', async () => {
    const [first, second] = [await aUser(stage), await aUser(stage)];
    const browser = stage.person();
    await signIn(browser, first.email);
    await signIn(browser, first.email);
    expect(await sharedBy(first.id)).toEqual([]);
    await browser.post('/api/auth/logout');
    await signIn(browser, second.email);
    expect(await sharedBy(second.id)).toEqual([first.id]);
    // Elsewhere nobody knows of it.
    await signIn(stage.person(), second.email);
    expect(await sharedBy(second.id)).toEqual([first.id]);
    const exported = await browser.get<{ data: { sharedBrowsers: object[] } }>('/api/auth/export');
    expect(exported.body.data.sharedBrowsers).toHaveLength(1);
    expect(JSON.stringify(exported.body.data.sharedBrowsers)).not.toContain(first.id);
  });

  it('is known to be shared by a guest who books and the creator who signs in there', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator, 'approve_first');
    await signIn(brand, creator.email);
    const row = await stage.database.row<{ guest: string }>(
      't-guest-of-booking',
      'select guest_id as guest from bookings where id = $1',
      [booking.id],
    );
    expect(await sharedBy(creator.userId)).toEqual([row?.guest]);
  });
});
