import { buffer } from 'node:stream/consumers';
import { FileStorage } from '../src/platform/storage/file-storage.js';
import type { TestApp } from './app.js';
import type { TestCreator } from './builders.js';

/** The stored files of a folder whose names begin so. */
export async function filesIn(stage: TestApp, folder: string, prefix = ''): Promise<string[]> {
  const names: string[] = [];
  for await (const key of stage.app.get(FileStorage).keys())
    if (key.startsWith(`${folder}/${prefix}`)) names.push(key.slice(folder.length + 1));
  return names.sort();
}

/** A stored file's bytes. */
export const storedFile = (stage: TestApp, key: string): Promise<Buffer> =>
  buffer(stage.app.get(FileStorage).read(key));

export const isStored = async (stage: TestApp, key: string): Promise<boolean> =>
  (await stage.app.get(FileStorage).size(key)) !== null;

/** Puts other bytes where a file of ours is, or was to be. */
export const storeInstead = (stage: TestApp, key: string, content: Buffer | string): Promise<void> =>
  stage.app.get(FileStorage).write(key, Buffer.from(content));

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
