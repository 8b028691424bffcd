import { beforeAll, describe, expect, it } from '@jest/globals';
import { REMOVAL, REMOVAL_RULES } from '@reelpact/domain';
import type { LoggedDeedDto } from '../../src/modules/admin/http/admin.dto.js';
import type { DirectoryEntryDto, OwnDirectoryDto } from '../../src/modules/directory/http/directory.dto.js';
import type { ListedRemovalDto } from '../../src/modules/directory/http/removals.dto.js';
import { KeepDirectory } from '../../src/modules/directory/keep-directory.js';
import type { TestApp } from '../app.js';
import { PASSWORD, type TestCreator, aUser } from '../builders.js';
import { makeAdmin } from '../factors.js';
import { aListedCreator } from '../listed-creators.js';
import type { Person } from '../person.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

interface Admin {
  person: Person;
  id: string;
  email: string;
}
async function anAdmin(): Promise<Admin> {
  const admin = await aUser(stage);
  await makeAdmin(stage.database, admin.id);
  return admin;
}
/** Takes the role from everyone else: who decides depends on who there is. */
const onlyAdmins = (...admins: Admin[]) =>
  stage.database.rows('t-only-admins', 'update users set is_admin = false where is_admin and id <> all($1)', [
    admins.map(({ id }) => id),
  ]);
const WHY = { rule: 'not_yours', note: 'The second video was made by somebody else.' };
const TEXT = 'I filmed it myself and have the raw footage.';
const REASONS = 'The raw footage shows that it is theirs.';

const at = ({ id }: TestCreator, what: string) => `/api/admin/directory/${id}/${what}`;
const remove = ({ person }: Admin, creator: TestCreator) =>
  person.post<{ message?: string }>(at(creator, 'remove'), WHY);
const restore = ({ person }: Admin, creator: TestCreator) => person.post(at(creator, 'restore'));
const decide = ({ person }: Admin, creator: TestCreator, outcome: string) =>
  person.post<{ message?: string }>(at(creator, 'objection'), { outcome, note: REASONS });
const object = ({ person }: TestCreator, text = TEXT) =>
  person.post<OwnDirectoryDto & { message?: string }>('/api/creator/directory/objection', { text });
const own = async ({ person }: TestCreator) =>
  (await person.get<OwnDirectoryDto>('/api/creator/directory')).body;
const listed = async ({ person }: Admin) =>
  (await person.get<ListedRemovalDto[]>('/api/admin/directory/removals')).body;
const keep = () => stage.app.get(KeepDirectory).run();
const mailsTo = async (email: string) => {
  await stage.drain();
  return stage.database.rows<{ subject: string; body: string }>(
    't-mails-of-removal',
    'select subject, body from mails where recipient = $1 order by created_at, id',
    [email],
  );
};
const toldOf = async ({ person }: { person: Person }) =>
  (await person.get<{ title: string; path: string }[]>('/api/notifications')).body.map(({ title }) => title);

describe('a creator whom an admin removes from the directory', () => {
  it('is out at once, on kept answers too, stays out, and comes back when they are restored', async () => {
    const [admin, creator] = [await anAdmin(), await aListedCreator(stage, {})];
    await keep();
    const visitor = stage.person();
    const found = async (limit: number) =>
      (
        await visitor.get<DirectoryEntryDto[]>(`/api/directory?q=${creator.username}&limit=${limit}`)
      ).body.map(({ id }) => id);
    expect(await found(48)).toContain(creator.id);
    expect((await remove(admin, creator)).status).toBe(204);
    const { rows } = await stage.database.pool.query('select from directory_entries where creator_id = $1', [
      creator.id,
    ]);
    expect(rows).toEqual([]);
    // Whatever they do, and whatever is brought up to date.
    await creator.person.call('PATCH', '/api/creator/directory', { listed: true });
    await keep();
    expect(await found(47)).not.toContain(creator.id);
    expect((await remove(admin, creator)).status).toBe(409);
    expect((await restore(admin, creator)).status).toBe(204);
    expect((await restore(admin, creator)).status).toBe(409);
    await keep();
    expect(await found(46)).toContain(creator.id);
  });

  it('is told which rule, what content and how to object, and sees it in their place', async () => {
    const [admin, creator] = [await anAdmin(), await aListedCreator(stage, {})];
    expect(await own(creator)).toMatchObject({ removal: null, isShown: true });
    await remove(admin, creator);
    const place = await own(creator);
    expect(place.isShown).toBe(false);
    expect(place.checks.filter(({ met }) => !met).map(({ check }) => check)).toEqual(['allowed']);
    expect(place.removal).toMatchObject({
      ...WHY,
      ruleText: REMOVAL_RULES.not_yours,
      objection: null,
      outcome: null,
    });
    // Not by whom: nobody is to be sought out for it.
    expect(JSON.stringify(place)).not.toContain(admin.email);
    const [mail] = (await mailsTo(creator.email)).slice(-1);
    expect(mail?.subject).toBe('You were removed from the Reelpact directory');
    for (const part of [REMOVAL_RULES.not_yours, WHY.note, '/creator/dashboard/directory'])
      expect(mail?.body).toContain(part);
    expect(await toldOf(creator)).toContain('You were removed from the directory');
    await restore(admin, creator);
    expect(await own(creator)).toMatchObject({ removal: null, isShown: true });
    expect((await mailsTo(creator.email)).at(-1)?.subject).toBe(
      'You’re allowed in the Reelpact directory again',
    );
  });

  it('objects once, and another admin decides', async () => {
    const [admin, another, creator] = [await anAdmin(), await anAdmin(), await aListedCreator(stage, {})];
    expect((await object(creator)).status).toBe(409);
    await remove(admin, creator);
    expect((await decide(another, creator, 'upheld')).body.message).toBe(REMOVAL.messages.noObjection);
    const objected = await object(creator);
    expect([objected.status, objected.body.removal?.objection]).toEqual([200, TEXT]);
    expect((await object(creator)).body.message).toBe(REMOVAL.messages.objected);
    expect((await mailsTo(another.email)).at(-1)?.subject).toContain('A creator objects to their removal');
    const seenBy = async (one: Admin) =>
      (await listed(one)).find(({ creatorId }) => creatorId === creator.id);
    expect(await seenBy(admin)).toMatchObject({
      objection: TEXT,
      mayDecide: false,
      removedByEmail: admin.email,
    });
    expect(await seenBy(another)).toMatchObject({ mayDecide: true });
    const refused = await decide(admin, creator, 'upheld');
    expect([refused.status, refused.body.message]).toEqual([403, REMOVAL.messages.ownRemoval]);
    expect((await decide(another, creator, 'upheld')).status).toBe(204);
    expect((await own(creator)).removal).toMatchObject({ outcome: 'upheld', outcomeNote: REASONS });
    const mail = (await mailsTo(creator.email)).at(-1);
    expect([mail?.subject, mail?.body.includes(REASONS)]).toEqual([
      'Your objection was decided: you stay out of the Reelpact directory',
      true,
    ]);
    expect(await toldOf(creator)).toContain('Your objection was decided: you stay out of the directory');
    // It was heard: neither a second objection nor a second decision.
    expect([(await object(creator)).status, (await decide(another, creator, 'restored')).status]).toEqual([
      409, 409,
    ]);
  });

  it('comes back when the objection is right, and may object to a later removal', async () => {
    const [admin, another, creator] = [await anAdmin(), await anAdmin(), await aListedCreator(stage, {})];
    await remove(admin, creator);
    await object(creator);
    expect((await decide(another, creator, 'restored')).status).toBe(204);
    expect(await own(creator)).toMatchObject({ removal: null, isShown: true });
    await remove(admin, creator);
    expect((await object(creator)).status).toBe(200);
  });

  it('has an answer to the objection that waits when an admin takes the removal back', async () => {
    const [admin, another, creator] = [await anAdmin(), await anAdmin(), await aListedCreator(stage, {})];
    await remove(admin, creator);
    await object(creator);
    expect((await restore(another, creator)).status).toBe(204);
    expect((await decide(another, creator, 'upheld')).status).toBe(409);
    const { body } = await creator.person.get<{ data: Record<string, object[]> }>('/api/auth/export');
    expect(body.data['directoryRemovals']).toMatchObject([
      { outcome: 'restored', decidedAt: expect.any(String), endedAt: expect.any(String) },
    ]);
  });

  it('is heard by the admin who removed them where there is no other', async () => {
    const [admin, creator] = [await anAdmin(), await aListedCreator(stage, {})];
    await onlyAdmins(admin);
    await remove(admin, creator);
    await object(creator);
    expect((await listed(admin)).find(({ creatorId }) => creatorId === creator.id)?.mayDecide).toBe(true);
    expect((await decide(admin, creator, 'upheld')).status).toBe(204);
  });

  it('stands first among the removals while their objection waits', async () => {
    const [admin, another] = [await anAdmin(), await anAdmin()];
    const [objecting, quiet] = [await aListedCreator(stage, {}), await aListedCreator(stage, {})];
    for (const creator of [objecting, quiet]) await remove(admin, creator);
    await object(objecting);
    const order = async () => {
      const ids = (await listed(another)).map(({ creatorId }) => creatorId);
      return ids.indexOf(objecting.id) < ids.indexOf(quiet.id);
    };
    expect(await order()).toBe(true);
    await decide(another, objecting, 'upheld');
    expect(await order()).toBe(false);
  });

  it('is removed for a rule of the list and with a note; what admins do is in their log', async () => {
    const [admin, creator] = [await anAdmin(), await aListedCreator(stage, {})];
    for (const body of [{ ...WHY, rule: 'ugly' }, { ...WHY, note: 'Short' }, { rule: WHY.rule }])
      expect((await admin.person.post(at(creator, 'remove'), body)).status).toBe(400);
    await remove(admin, creator);
    const [deed] = (await admin.person.get<LoggedDeedDto[]>('/api/admin/log')).body;
    expect(deed).toMatchObject({
      ...{ action: 'removeFromDirectory', target: creator.id, details: WHY },
      ...{ adminEmail: admin.email, outcome: 'DONE' },
    });
    const nobody = { ...creator, id: '00000000-0000-4000-8000-000000000000' };
    expect((await remove(admin, nobody)).status).toBe(404);
    expect((await restore(admin, nobody)).status).toBe(404);
  });

  it('has it in the copy of their data, and it goes with their account', async () => {
    const [admin, creator] = [await anAdmin(), await aListedCreator(stage, {})];
    await remove(admin, creator);
    await object(creator);
    const { data } = (await creator.person.get<{ data: Record<string, object[]> }>('/api/auth/export')).body;
    expect(data['directoryRemovals']).toMatchObject([{ ...WHY, objection: TEXT }]);
    await creator.person.post('/api/auth/delete-account', { email: creator.email, password: PASSWORD });
    const left = await stage.database.rows(
      't-removals',
      'select from directory_removals where creator_id = $1',
      [creator.id],
    );
    expect(left).toEqual([]);
    expect((await listed(admin)).map(({ creatorId }) => creatorId)).not.toContain(creator.id);
  });
});
