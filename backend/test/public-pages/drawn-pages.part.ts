import { beforeAll, describe, expect, it } from '@jest/globals';
import { LICENSE_TEXTS } from '@reelpact/domain';
import { MakeAdmin } from '../../src/modules/admin/index.js';
import type { TestApp } from '../app.js';
import { PASSWORD, type TestCreator, aCreator, aUser, read } from '../builders.js';
import { giveFactor } from '../factors.js';
import type { Product } from '../faults/product.js';
import type { Person } from '../person.js';
import { profileForm } from '../profile-forms.js';
import { type Scene, completed } from '../scenes.js';
import { until } from '../until.js';
import { pageServers } from './servers.js';

let stage: TestApp;
let near: Product;
let far: Product;
let admin: Person;
/** A booking with a license. */
let scene: Scene;
beforeAll(async () => {
  ({ stage, near, far } = await pageServers());
  const user = await aUser(stage);
  await stage.app.get(MakeAdmin).run(user.email, true);
  await giveFactor(stage.database, user.id);
  admin = user.person;
  scene = await completed(stage, { admin });
});

const textOf = async (product: Product, { username }: TestCreator): Promise<string> =>
  (await fetch(`${product.url}/${username}`)).text();
const drawn = ({ id }: TestCreator) =>
  stage.database.row<{ after: string; data: string }>(
    't-drawn',
    'select after_sheet as after, data from drawn_pages where creator_id = $1',
    [id],
  );

/** A creator whose page was drawn, marked so that it is known again; on a server that has drawn others. */
async function aDrawnPage(): Promise<TestCreator> {
  const [creator, other] = [await aCreator(stage), await aCreator(stage)];
  await textOf(far, other);
  await textOf(near, creator);
  await until(async () => (await drawn(creator)) !== null);
  await stage.database.rows(
    't-mark',
    `update drawn_pages set after_sheet = after_sheet || '<!-- as drawn before -->' where creator_id = $1`,
    [creator.id],
  );
  return creator;
}

describe('a page that was drawn', () => {
  it('is drawn for all servers', async () => {
    expect(await textOf(far, await aDrawnPage())).toContain('as drawn before');
  });

  it('is the one that is drawn again once its data are others', async () => {
    const creator = await aDrawnPage();
    const form = profileForm({ username: creator.username, bio: 'Another bio of mine' });
    await creator.person.call('PUT', `/api/creator/profile/${creator.id}`, form);
    const text = await textOf(far, creator);
    expect(text).toContain('Another bio of mine');
    expect(text).not.toContain('as drawn before');
    await until(async () => (await drawn(creator))?.after.includes('Another bio of mine') === true);
  });

  it('is not taken for what another program would draw', async () => {
    const creator = await aDrawnPage();
    await stage.database.rows('t-program', `update drawn_pages set program = 'older' where creator_id = $1`, [
      creator.id,
    ]);
    expect(await textOf(far, creator)).not.toContain('as drawn before');
  });

  it('is drawn again by a server that doesn’t know its style sheet', async () => {
    const creator = await aDrawnPage();
    await stage.database.rows('t-sheet', `update drawn_pages set sheet = 'another' where creator_id = $1`, [
      creator.id,
    ]);
    const text = await textOf(far, creator);
    expect(text).toContain('<title>profile');
    expect(text).not.toContain('as drawn before');
  });

  it('goes with the account', async () => {
    const creator = await aDrawnPage();
    const { email } = creator;
    const { status } = await creator.person.post('/api/auth/delete-account', { email, password: PASSWORD });
    expect(status).toBeLessThan(300);
    expect(await drawn(creator)).toBeNull();
  });
});

describe('the page of a license', () => {
  const NOWHERE = 'f'.repeat(32);
  const page = (path: string) => fetch(`${near.url}${path}`);

  it('says with one sentence that there is no such license', async () => {
    for (const name of [NOWHERE, 'never', '%00']) {
      const answer = await page(`/licenses/${name}`);
      expect([answer.status, await answer.text()]).toEqual([
        404,
        `${LICENSE_TEXTS.missing.title}: ${LICENSE_TEXTS.missing.text}`,
      ]);
    }
  });

  it('is told to nobody who searches, and kept by nobody: its standing can change at once', async () => {
    const id = (await read(scene.brand, scene.booking.id)).license?.id ?? '';
    // Certificates that were printed have the spelling of the first versions.
    const paths = ['licenses', 'licences'].flatMap((spelling) => [
      `/api/${spelling}/${id}`,
      `/${spelling}/${id}`,
      `/api/${spelling}/${id}/certificate.pdf`,
    ]);
    for (const path of paths) {
      const { status, headers } = await page(path);
      expect([path, status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
        path,
        200,
        'no-store',
        'noindex',
      ]);
    }
    expect(await (await page(`/licenses/${id}`)).text()).toContain('license valid');
    await admin.post(`/api/admin/bookings/${scene.booking.id}/refund`, { amount: '150.00', reason: 'ill' });
    expect(await (await page(`/licenses/${id}`)).text()).toContain('license revoked');
  });
});
