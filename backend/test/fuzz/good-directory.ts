import { aCreator, aUser } from '../builders.js';
import type { Make, Scene } from './good.js';

const WHY = { rule: 'not_yours', note: 'The second video was made by somebody else.' };

/** A creator whom an admin of the cast has removed, and who has objected or not. */
async function removed({ stage, cast }: Scene, hasObjected = false) {
  const creator = await aCreator(stage);
  const at = `/api/admin/directory/${creator.id}`;
  await cast.people.admin.post(`${at}/remove`, WHY);
  if (hasObjected) {
    await creator.person.post('/api/creator/directory/objection', { text: 'I filmed it myself.' });
    // The one who removed them doesn't decide while there is another admin; who there is depends on what ran before.
    await stage.database.rows(
      't-removed-by-nobody',
      'update directory_removals set removed_by = null where creator_id = $1',
      [creator.id],
    );
  }
  return { creator, at };
}

/** Requests of the directory that are taken. */
export const GOOD_DIRECTORY: Readonly<Record<string, Make>> = {
  findCreators: async ({ stage }) => ({ by: stage.person(), path: '/api/directory?niche=travel&limit=10' }),
  saveCreator: async ({ stage, scenery }) => ({
    by: (await aUser(stage)).person,
    path: `/api/brand/saved-creators/${scenery.parties.creator.id}`,
  }),
  removeSavedCreator: async ({ stage, scenery }) => ({
    by: (await aUser(stage)).person,
    path: `/api/brand/saved-creators/${scenery.parties.creator.id}`,
  }),
  removeFromDirectory: async ({ stage, cast }) => ({
    by: cast.people.admin,
    path: `/api/admin/directory/${(await aCreator(stage)).id}/remove`,
    body: WHY,
  }),
  restoreToDirectory: async (scene) => ({
    by: scene.cast.people.admin,
    path: `${(await removed(scene)).at}/restore`,
  }),
  objectToRemoval: async (scene) => ({
    by: (await removed(scene)).creator.person,
    path: '/api/creator/directory/objection',
    body: { text: 'I filmed it myself.' },
  }),
  decideObjection: async (scene) => ({
    by: scene.cast.people.admin,
    path: `${(await removed(scene, true)).at}/objection`,
    body: { outcome: 'upheld', note: 'It still shows another name.' },
  }),
};
