import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { RING, type RankingMeans } from '@reelpact/domain';
import { Background } from '../../platform/background/background.js';
import { Secrets } from '../../platform/config/secrets.js';
import { Database, type Transaction, asJson } from '../../platform/database/database.js';
import { Recurring } from '../../platform/jobs/recurring.js';
import { makeEntry } from './make-entry.js';
import { type EntryFacts, readEntryFacts } from './reads/entry-facts.js';
import { PRESENT_CREATORS } from './reads/present-creators.js';
import { readMeans } from './reads/read-means.js';

/** How often it is looked for what has changed, in milliseconds. */
const EVERY_MS = 500;
/** Entries that are brought up to date together. */
const BATCH = 200;
const RING_PURPOSE = 'directory-places';
/** One server does it; any number of them would do the same. */
const TURN = `select pg_try_advisory_xact_lock(hashtextextended('keep-directory', 0)) as mine`;
/** In the order of the index, so that no more rows are read than it gives, however many wait. */
const CHANGED =
  'select creator_id::text as "creatorId", id::text from directory_changes order by creator_id, id limit $1';
const DONE = 'delete from directory_changes where id = any($1::bigint[]) and creator_id = any($2::uuid[])';

const KEEP = `
  insert into directory_entries as e (creator_id, facets, band, ring, points, price_from_cents, delivery_days, joined_at, name_key, search, card)
  select "creatorId", facets, band, ring, points, "priceFromCents", "deliveryDays", "joinedAt", "nameKey",
    to_tsvector('simple', words), card
  from json_to_recordset($1) j ("creatorId" uuid, facets int[], band smallint, ring int, points jsonb, "priceFromCents" int, "deliveryDays" smallint,
    "joinedAt" timestamptz, "nameKey" text, words text, card jsonb)
  order by "creatorId"
  on conflict (creator_id) do update set facets = excluded.facets, band = excluded.band, ring = excluded.ring, points = excluded.points,
    price_from_cents = excluded.price_from_cents, delivery_days = excluded.delivery_days, name_key = excluded.name_key,
    search = excluded.search, card = excluded.card
  where (e.facets, e.band, e.ring, e.points, e.price_from_cents, e.delivery_days, e.name_key, e.search, e.card) is distinct from
    (excluded.facets, excluded.band, excluded.ring, excluded.points, excluded.price_from_cents, excluded.delivery_days, excluded.name_key, excluded.search,
      excluded.card)`;
const LEAVE = 'delete from directory_entries where creator_id = any($1::uuid[])';

interface Change extends Record<string, unknown> {
  creatorId: string;
  id: string;
}

/** Keeps the entries of the directory as creators are, within a second or two of each change. */
@Background(['worker'])
@Injectable()
export class KeepDirectory implements BeforeApplicationShutdown {
  private isStopped = false;
  private readonly recurring = new Recurring('keeping the directory', EVERY_MS, () => this.run());

  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  start(): void {
    this.recurring.start({ now: true });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await this.recurring.stop();
  }

  /** Brings up to date what has changed, until nothing is left. */
  async run(): Promise<void> {
    if ((await this.database.row('any-directory-change', 'select from directory_changes limit 1')) === null)
      return;
    const means = await readMeans(this.database);
    while (!this.isStopped && (await this.some(means)));
  }

  /** Nobody can know it, and leaving and coming back draws no other one. */
  private ringOf({ id, draw }: EntryFacts): number {
    const digest = Buffer.from(this.secrets.sign(RING_PURPOSE, `${id} ${draw}`), 'base64url');
    return digest.readUInt32BE(0) % RING;
  }

  /** @returns whether there may be more, and it is this server's turn */
  private some(means: RankingMeans): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const turn = await tx.row<{ mine: boolean }>('turn-to-keep-directory', TURN);
      if (!turn?.mine) return false;
      const changes = await tx.rows<Change>('directory-changes', CHANGED, [BATCH]);
      if (changes.length === 0) return false;
      const ids = [...new Set(changes.map(({ creatorId }) => creatorId))];
      const present = await tx.rows<{ id: string; undisturbed: boolean }>(
        'directory-present',
        PRESENT_CREATORS,
        [ids],
      );
      const disturbed = new Set(present.filter(({ undisturbed }) => !undisturbed).map(({ id }) => id));
      const now = ids.filter((id) => !disturbed.has(id));
      if (now.length === 0) return false;
      const entries = (await readEntryFacts(tx, now, tx.now)).flatMap((one) => {
        const entry = makeEntry(one, means);
        return entry ? [{ ...entry, ring: this.ringOf(one) }] : [];
      });
      if (entries.length > 0) await tx.rows('keep-directory-entries', KEEP, [asJson(entries)]);
      const listed = new Set(entries.map(({ creatorId }) => creatorId));
      const gone = now.filter((id) => !listed.has(id));
      if (gone.length > 0) await tx.rows('leave-directory', LEAVE, [gone]);
      const done = changes.filter(({ creatorId }) => !disturbed.has(creatorId)).map(({ id }) => id);
      await tx.rows('directory-changes-done', DONE, [done, now]);
      return changes.length === BATCH;
    });
  }
}

/** Takes an entry out at once: visitors on every server stop seeing it as soon as the transaction commits. */
export async function leaveDirectory(tx: Transaction, creatorId: string): Promise<void> {
  await tx.rows('leave-directory', LEAVE, [[creatorId]]);
}
