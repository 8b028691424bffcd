import type { Person } from '../person.js';
import { aUser, read } from '../builders.js';
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

const talkOf = async ({ scenery }: Scene): Promise<{ at: string; brand: Person; creator: Person }> => {
  const { brand, creator } = scenery.parties;
  const { body } = await brand.get<{ id: string }>(`/api/bookings/${await scenery.submitted()}/conversation`);
  return { at: `/api/conversations/${body.id}`, brand, creator: creator.person };
};
type Talk = Awaited<ReturnType<typeof talkOf>>;

const inTalk =
  (path: string, body?: object, before: (talk: Talk) => Promise<unknown> = () => Promise.resolve()): Make =>
  async (scene): Promise<Good> => {
    const talk = await talkOf(scene);
    await before(talk);
    return { by: talk.brand, path: talk.at + path, body };
  };
const says = ({ at, brand }: Talk) => brand.post(`${at}/messages`, { body: 'Hello' });
const PDF = `data:application/pdf;base64,${Buffer.from('%PDF-1.4 %%EOF').toString('base64')}`;

/** Somebody signed in who asks a creator. */
async function anAsker({ stage, scenery }: Scene) {
  const { person, email } = await aUser(stage);
  const path = `/api/creators/${scenery.parties.creator.id}/questions`;
  return { by: person, path, body: { name: 'Fernwood', email, body: 'Do you film in Austin?' } };
}

/** Requests of conversations that are taken. */
const GOOD_MESSAGES: Readonly<Record<string, Make>> = {
  getBookingConversation: async (scene) => ({
    by: scene.scenery.parties.brand,
    path: `/api/bookings/${await scene.scenery.submitted()}/conversation`,
  }),
  getConversation: inTalk(''),
  getMessages: inTalk('/messages?after=0', undefined, says),
  sendMessage: inTalk('/messages', { body: 'Hello', attachmentIds: [], key: 'k' }),
  editMessage: async (scene) => {
    const talk = await talkOf(scene);
    const { body } = await talk.brand.post<{ seq: number }>(`${talk.at}/messages`, { body: 'Helo' });
    return { by: talk.brand, path: `${talk.at}/messages/${body.seq}`, body: { body: 'Hello' } };
  },
  readMessages: inTalk('/read', { seq: 1 }, says),
  attachFile: inTalk('/attachments', { name: 'brief.pdf', data: PDF }),
  removeAttachment: async (scene) => {
    const { at, brand } = await talkOf(scene);
    const { body } = await brand.post<{ id: string }>(`${at}/attachments`, { name: 'brief.pdf', data: PDF });
    return { by: brand, path: `${at}/attachments/${body.id}` };
  },
  blockPerson: inTalk('/block', { blocked: false }),
  reportConversation: inTalk('/reports', { reason: 'spam', note: 'Every day' }),
  askCreator: anAsker,
  confirmQuestion: async (scene) => {
    const { by, path, body } = await anAsker(scene);
    const { conversationId } = (await by.post<{ conversationId: string }>(path, body)).body;
    return { by, path: `/api/conversations/${conversationId}/confirm` };
  },
  handleReport: async (scene) => {
    const { at, brand } = await talkOf(scene);
    await brand.post(`${at}/reports`, { reason: 'spam' });
    const { admin } = scene.cast.people;
    const { body } = await admin.get<{ id: string }[]>('/api/admin/reported-conversations');
    return { by: admin, path: `/api/admin/reported-conversations/${body[0]?.id ?? ''}/handle` };
  },
};

/** Requests of conversations and of the review room that are taken. */
export const GOOD_TALK: Readonly<Record<string, Make>> = {
  ...GOOD_MESSAGES,
  getReviewRoom: inRoom(() => Promise.resolve({ path: '' })),
  exportReviewRoom: inRoom(() => Promise.resolve({ path: '/exports/csv' })),
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
