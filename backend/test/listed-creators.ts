import type { TestApp } from './app.js';
import { type TestCreator, aCreator } from './builders.js';

export const addPieces = ({ database }: TestApp, { id }: TestCreator, count: number) =>
  database.rows(
    't-pieces',
    `insert into portfolio_items (id, creator_id, title, type, image_key, position, status)
     select gen_random_uuid(), $1, 'A piece', 'photo', 'portfolio/t-' || n || '.webp', n, 'ready' from generate_series(1, $2::int) n`,
    [id, count],
  );
export const addPicture = ({ database }: TestApp, { id }: TestCreator) =>
  database.rows(
    't-profile-picture',
    `update creators set profile_image_key = 'profiles/t.webp' where id = $1`,
    [id],
  );

/** A creator whose page is worth visiting, so that they are listed as soon as the directory is brought up to date. */
export async function aListedCreator(stage: TestApp, choices: object): Promise<TestCreator> {
  const creator = await aCreator(stage);
  await addPicture(stage, creator);
  await addPieces(stage, creator, 3);
  const { status } = await creator.person.call('PATCH', '/api/creator/directory', choices);
  if (status !== 200) throw new Error(`the choices were answered ${status}`);
  return creator;
}
