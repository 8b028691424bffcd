import type { Person } from '../person.js';
import { read } from '../builders.js';
import type { Good, Make, Scene } from './good.js';

const CHANGE = { kind: 'change', cause: 'in_brief', body: 'Cooler, please', shape: { pin: [0.5, 0.5] } };

/** A review room, and where in it something can be said. */
async function aRoom({ scenery }: Scene) {
  const id = await scenery.submitted();
  const { brand, creator } = scenery.parties;
  const [latest] = (await read(brand, id)).submissions;
  const place = { submissionId: latest?.id, uploadId: latest?.files[0]?.uploadId };
  const at = `/api/bookings/${id}/review-room`;
  const draft = async (): Promise<string> =>
    (await brand.post<{ id: string }>(`${at}/drafts`, { ...CHANGE, ...place })).body.id;
  const sent = async (): Promise<string> => {
    const itemId = await draft();
    await brand.post(`${at}/send`, {});
    return itemId;
  };
  return { at, place, draft, sent, brand, creator: creator.person };
}
type Room = Awaited<ReturnType<typeof aRoom>>;

const inRoom =
  (make: (room: Room) => Promise<{ by?: Person; path: string; body?: object }>): Make =>
  async (scene): Promise<Good> => {
    const room = await aRoom(scene);
    const { by = room.brand, path, body } = await make(room);
    return { by, path: room.at + path, body };
  };

/** Requests of the review room that are taken. */
export const GOOD_TALK: Readonly<Record<string, Make>> = {
  getReviewRoom: inRoom(() => Promise.resolve({ path: '' })),
  addReviewDraft: inRoom(({ place }) =>
    Promise.resolve({ path: '/drafts', body: { ...CHANGE, ...place, startFrame: null, endFrame: null } }),
  ),
  changeReviewDraft: inRoom(async ({ draft }) => ({ path: `/drafts/${await draft()}`, body: CHANGE })),
  removeReviewDraft: inRoom(async ({ draft }) => ({ path: `/drafts/${await draft()}` })),
  sendReviewDrafts: inRoom(async ({ draft }) => {
    await draft();
    return { path: '/send' };
  }),
  requestListedRevision: inRoom(async ({ draft, place }) => {
    await draft();
    return { path: '/request-revision', body: { note: 'Almost', submissionId: place.submissionId } };
  }),
  answerReviewItem: inRoom(async ({ sent, creator }) => ({
    ...{ by: creator, path: `/items/${await sent()}/answers`, body: { body: 'Gladly' } },
  })),
  moveReviewItem: inRoom(async ({ sent, creator }) => ({
    ...{ by: creator, path: `/items/${await sent()}/state`, body: { state: 'wont_do', note: 'Not mine' } },
  })),
  noteReviewView: inRoom(({ place }) => Promise.resolve({ path: '/views', body: { ...place, seconds: 4 } })),
};
