import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { FileStorage } from '../src/platform/storage/file-storage.js';
import type { TestApp } from './app.js';
import type { TestCreator } from './builders.js';

/** The stored files of a folder whose names begin so. */
export function filesIn(stage: TestApp, folder: string, prefix = ''): string[] {
  const path = stage.app.get(FileStorage).pathOf(folder);
  const names = existsSync(path) ? readdirSync(path) : [];
  return names.filter((name) => name.startsWith(prefix)).sort();
}

/** A stored file's bytes. */
export const storedFile = (stage: TestApp, key: string): Buffer =>
  readFileSync(stage.app.get(FileStorage).pathOf(key));

/** Puts a photo into a portfolio. @returns the item's id */
export async function addPhoto({ person, id }: TestCreator, photo: Buffer): Promise<string> {
  const image = `data:image/jpeg;base64,${photo.toString('base64')}`;
  const answer = await person.post<{ id: string }>(`/api/creator/${id}/portfolio`, {
    title: 'A photo',
    image,
  });
  if (answer.status !== 201) throw new Error(`no photo: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

/** Puts a video into a portfolio. @returns the item's id */
export async function addVideo({ person, id }: TestCreator, video: Buffer): Promise<string> {
  const path = `/api/creator/${id}/portfolio/videos?title=A+reel`;
  const answer = await person.send<{ id: string }>('POST', path, video, { 'content-type': 'video/mp4' });
  if (answer.status !== 201) throw new Error(`no video: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}
