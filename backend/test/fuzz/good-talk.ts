import { FileStorage } from '../../src/platform/storage/file-storage.js';
import type { Person } from '../person.js';
import { aUser, read } from '../builders.js';
import { aPhoto } from '../sending.js';
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
export const PDF = `data:application/pdf;base64,${Buffer.from('%PDF-1.4 %%EOF').toString('base64')}`;

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

/** A review link with somebody who has given their name there. */
async function aLink(scene: Scene) {
  const room = await aRoom(scene);
  const links = room.at.replace('review-room', 'review-links');
  const wish = { label: 'Legal', days: 14, notesBecome: 'draft' };
  const { url } = (await room.brand.post<{ url: string }>(links, wish)).body;
  const { body } = await room.brand.get<{ id: string; url: string | null }[]>(links);
  const id = body.find((link) => link.url === url)?.id ?? '';
  const at = `/api/review-links/${url.split('/').at(-1) ?? ''}`;
  const by = scene.stage.person();
  await by.post(`${at}/reviewers`, { name: 'Tom' });
  const note = async (): Promise<string> =>
    (await by.post<{ id: string }>(`${at}/notes`, { ...NOTE, ...room.place })).body.id;
  return { ...room, links, id, at, by, note };
}
const NOTE = { kind: 'change', body: 'Cooler, please', shape: { pin: [0.5, 0.5] } };
type Link = Awaited<ReturnType<typeof aLink>>;

const atLink =
  (make: (link: Link) => Promise<{ path: string; body?: object }>): Make =>
  async (scene): Promise<Good> => {
    const link = await aLink(scene);
    const { path, body } = await make(link);
    return { by: link.by, path: link.at + path, body };
  };

/** Requests of review links that are taken. */
const GOOD_LINKS: Readonly<Record<string, Make>> = {
  getReviewLinks: async (scene) => {
    const { brand, links } = await aLink(scene);
    return { by: brand, path: links };
  },
  makeReviewLink: async (scene) => {
    const { brand, links } = await aLink(scene);
    const body = { label: 'Legal', days: 3, notesBecome: 'internal', password: 'spring-launch' };
    return { by: brand, path: links, body };
  },
  revokeReviewLink: async (scene) => {
    const { brand, links, id } = await aLink(scene);
    return { by: brand, path: `${links}/${id}` };
  },
  keepReviewNoteInternal: async (scene) => {
    const link = await aLink(scene);
    const at = link.links.replace('review-links', 'review-room');
    return { by: link.brand, path: `${at}/drafts/${await link.note()}/internal`, body: { internal: true } };
  },
  openReviewLink: atLink(() => Promise.resolve({ path: '' })),
  enterReviewLink: async (scene) => ({
    by: scene.stage.person(),
    path: `${(await aLink(scene)).at}/reviewers`,
    body: { name: 'Tom Weaver', password: 'spring-launch' },
  }),
  getSharedRoom: atLink(async ({ note }) => {
    await note();
    return { path: '/room' };
  }),
  addReviewNote: atLink(({ place }) =>
    Promise.resolve({ path: '/notes', body: { ...NOTE, ...place, startFrame: null, endFrame: null } }),
  ),
  changeReviewNote: atLink(async ({ note }) => ({ path: `/notes/${await note()}`, body: NOTE })),
  removeReviewNote: atLink(async ({ note }) => ({ path: `/notes/${await note()}` })),
  getSharedFile: async (scene) => {
    const { by, at, place } = await aLink(scene);
    const { uploadId = '' } = place;
    await scene.stage.app.get(FileStorage).write(`previews/${uploadId}.webp`, await aPhoto(32, 32));
    await scene.stage.database.rows(
      't-shared-preview',
      `update previews set preview_key = 'previews/' || upload_id || '.webp', preview_type = 'image/webp' where upload_id = $1`,
      [uploadId],
    );
    return { by, path: `${at}/files/${uploadId}/preview` };
  },
};

/** Requests of conversations and of the review room that are taken. */
export const GOOD_TALK: Readonly<Record<string, Make>> = {
  ...GOOD_MESSAGES,
  ...GOOD_LINKS,
  getReviewRoom: inRoom(() => Promise.resolve({ path: '' })),
  exportReviewRoom: inRoom(() => Promise.resolve({ path: '/exports/csv' })),
  addReviewDraft: inRoom(({ place }) =>
    Promise.resolve({ path: '/drafts', body: { ...CHANGE, ...place, startFrame: null, endFrame: null } }),
  ),
  changeReviewDraft: inRoom(async ({ draft }) => ({ path: `/drafts/${await draft()}`, body: CHANGE })),
  removeReviewDraft: inRoom(async ({ draft }) => ({ path: `/drafts/${await draft()}` })),
  acceptReviewFile: inRoom(({ place }) =>
    Promise.resolve({ path: `/files/${place.uploadId}/accepted`, body: { accepted: true } }),
  ),
  orderLargePreview: async (scene) => {
    const { brand, at, place } = await aRoom(scene);
    const { uploadId = '' } = place;
    await scene.stage.database.rows(
      't-larger-source',
      `update previews set status = 'ready', width = 720, height = 1280, source_width = 1080, source_height = 1920 where upload_id = $1`,
      [uploadId],
    );
    return { by: brand, path: `${at}/files/${uploadId}/large-preview` };
  },
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
