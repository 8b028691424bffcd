import type { Scene } from './good.js';
import type { Things } from './values.js';

const IDS = {
  bookings: 'select id from bookings order by created_at desc limit 30',
  packages: 'select id from packages where deleted_at is null order by created_at desc limit 10',
  creators: 'select id from creators order by created_at desc limit 6',
  submissions: 'select id from submissions order by id desc limit 10',
  uploads: 'select id from uploads order by id desc limit 10',
  conversations: 'select id from conversations order by created_at desc limit 10',
  items: 'select id from review_items order by id desc limit 10',
  sessions: 'select id from sessions order by created_at limit 5',
  tokens: 'select id from api_tokens order by created_at limit 5',
  jobs: 'select id::text from graphile_worker.jobs order by id limit 5',
  emails: 'select email as id from users order by created_at limit 8',
  usernames: 'select username as id from creators order by created_at limit 5',
} as const;

/** Real things that requests may name, under the words by which calls ask for them. */
export async function thingsOf({ stage, scenery }: Scene): Promise<Things> {
  const made = await scenery.all();
  const found = {} as Record<keyof typeof IDS, string[]>;
  for (const [name, query] of Object.entries(IDS) as [keyof typeof IDS, string][]) {
    found[name] = (await stage.database.rows<{ id: string }>(`t-${name}`, query)).map(({ id }) => id);
  }
  const bookings = [...new Set([...made, ...found.bookings])];
  return {
    id: [...bookings, ...found.packages, ...found.creators, ...found.conversations],
    email: [...found.emails, scenery.parties.email],
    bookings,
    bookingId: bookings,
    packages: found.packages,
    packageId: found.packages,
    addonIds: found.packages,
    creators: found.creators,
    creator: found.creators,
    creatorId: found.creators,
    idOrUsername: [...found.creators, ...found.usernames],
    username: found.usernames,
    brandEmail: [scenery.parties.email, ...found.emails],
    submissionId: found.submissions,
    uploads: found.uploads,
    uploadId: found.uploads,
    conversations: found.conversations,
    conversationId: found.conversations,
    itemId: found.items,
    drafts: found.items,
    items: found.items,
    sessions: found.sessions,
    tokens: found.tokens,
    jobs: found.jobs,
    'Upload-Metadata': bookings.slice(0, 8).map((id) => {
      const base64 = (text: string): string => Buffer.from(text).toString('base64');
      return `bookingId ${base64(id)},filename ${base64('a.jpg')},filetype ${base64('image/jpeg')}`;
    }),
    'Upload-Offset': ['0', '5'],
    'Upload-Length': ['10', '5000'],
  };
}
