import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PAGE_NUMBERS } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import type { EventCount, LinkCount, Visit } from '../event-batch.js';
import { standsOnPage } from '../reads/links-on-page.js';

const SALT_BYTES = 32;
const HASH_BYTES = 16;
/** Counts that a fold makes of the day's visitors. */
const VISITOR = 'visitor';

/**
 * The salt of a day, made by the first who needs it. The row stays locked until the transaction ends: flushes of several
 * servers go one after the other, so that each sees which sources the others have named.
 */
const SALT = `
  insert into page_salts (day, salt) values ($1::date, $2)
  on conflict (day) do update set flushes = page_salts.flushes + 1
  returning salt`;

/** No row when this batch, or a later one, was counted before. */
const BEGIN = `
  insert into page_flushes as f (server, batch) values ($1, $2)
  on conflict (server) do update set batch = excluded.batch, flushed_at = now() where f.batch < excluded.batch
  returning 1`;

const ADD = `
  with sent as (
    select creator_id, source, event, nullif(package_id, '')::uuid as package_id, count
    from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::int[]) as s (creator_id, source, event, package_id, count)
  ), known as (
    select distinct creator_id, source from page_counts where day = $1::date and creator_id = any($2::uuid[])
  ), named as (
    select creator_id, source, row_number() over (partition by creator_id order by source)
      + (select count(*) from known k where k.creator_id = n.creator_id and k.source <> all($7::text[])) as place
    from (select creator_id, source from sent where source <> all($7::text[]) except select * from known) n
  ), kept as (
    select creator_id, source, coalesce(place <= $8::int, true) as has_room from sent left join named using (creator_id, source)
    group by creator_id, source, place
  )
  insert into page_counts (creator_id, day, source, event, package_id, count)
  select creator_id, $1::date, case when has_room then source else $9::text end, event, package_id, sum(count)
  from sent join kept using (creator_id, source) group by 1, 2, 3, 4, 5
  on conflict on constraint page_counts_once do update set count = page_counts.count + excluded.count`;

/** A visitor belongs to the source of their first visit that day. */
const VISIT = `
  insert into page_visitors (day, creator_id, hash, source)
  select $1::date, v.creator_id, decode(v.hash, 'hex'),
    case when exists (select from page_counts c where c.creator_id = v.creator_id and c.day = $1::date and c.source = v.source)
      then v.source else $5::text end
  from unnest($2::uuid[], $3::text[], $4::text[]) as v (creator_id, hash, source)
  on conflict do nothing`;

const ENDED = `select day::text from page_salts where day < $1::date order by day for update`;
const FOLD = `
  with gone as (delete from page_visitors where day = any($1::date[]) returning creator_id, day, source)
  insert into page_counts (creator_id, day, source, event, count)
  select creator_id, day, source, '${VISITOR}', count(*) from gone group by creator_id, day, source
  on conflict on constraint page_counts_once do update set count = page_counts.count + excluded.count`;

/** Only what stands on the page: a stranger can send any address. */
const CLICKED = `
  insert into page_link_counts (creator_id, day, url, count)
  select s.creator_id, $1::date, s.url, s.count from unnest($2::uuid[], $3::text[], $4::int[]) as s (creator_id, url, count)
  where ${standsOnPage('s.creator_id', 's.url')}
  on conflict (creator_id, day, url) do update set count = page_link_counts.count + excluded.count`;

/** What visitors of one day are told apart by; worth nothing once the salt is gone. */
function visitorHash(salt: Buffer, { creatorId, address, agent }: Visit): string {
  const hash = createHmac('sha256', salt).update(`${creatorId}\n${address}\n${agent}`).digest();
  return hash.subarray(0, HASH_BYTES).toString('hex');
}

/** Writes the numbers of public pages. Days are in UTC, `2026-11-22`. */
@Injectable()
export class PageCountStore {
  /** Makes the day's salt if there is none, and keeps every other flush waiting until the transaction ends. */
  async lockDay(tx: Transaction, day: string): Promise<Buffer> {
    const row = await tx.row<{ salt: Buffer }>('page-salt', SALT, [day, randomBytes(SALT_BYTES)]);
    if (!row) throw new Error(`no salt for ${day}`);
    return row.salt;
  }

  /** @returns false when this server's batch was counted before */
  async begin(tx: Transaction, server: string, batch: number): Promise<boolean> {
    return (await tx.row('begin-page-flush', BEGIN, [server, batch])) !== null;
  }

  async add(tx: Transaction, day: string, counts: readonly EventCount[]): Promise<void> {
    if (counts.length === 0) return;
    const { direct, other, perDay } = PAGE_NUMBERS.source;
    await tx.rows('add-page-counts', ADD, [
      day,
      counts.map(({ creatorId }) => creatorId),
      counts.map(({ source }) => source),
      counts.map(({ event }) => event),
      counts.map(({ packageId }) => packageId ?? ''),
      counts.map(({ count }) => count),
      [direct, other],
      perDay,
      other,
    ]);
  }

  /** After `add`, which decides the sources that are kept apart. */
  async visit(tx: Transaction, day: string, visits: readonly Visit[], salt: Buffer): Promise<void> {
    if (visits.length === 0) return;
    await tx.rows('add-page-visitors', VISIT, [
      day,
      visits.map(({ creatorId }) => creatorId),
      visits.map((visit) => visitorHash(salt, visit)),
      visits.map(({ source }) => source),
      PAGE_NUMBERS.source.other,
    ]);
  }

  /** Makes counts of the visitors of all days before this one, and throws their hashes and salts away. */
  async addClicks(tx: Transaction, day: string, clicks: readonly LinkCount[]): Promise<void> {
    if (clicks.length === 0) return;
    await tx.rows('add-page-link-counts', CLICKED, [
      day,
      clicks.map(({ creatorId }) => creatorId),
      clicks.map(({ url }) => url),
      clicks.map(({ count }) => count),
    ]);
  }

  async foldBefore(tx: Transaction, day: string): Promise<void> {
    const ended = await tx.rows<{ day: string }>('ended-page-days', ENDED, [day]);
    if (ended.length === 0) return;
    const days = ended.map((row) => row.day);
    // Read after the lock is held: a flush that had the day before us has committed its visitors.
    await tx.rows('fold-page-visitors', FOLD, [days]);
    await tx.rows('forget-page-salts', 'delete from page_salts where day = any($1::date[])', [days]);
  }

  async forget(tx: Transaction, creatorId: string): Promise<void> {
    await tx.rows('forget-page-visitors', 'delete from page_visitors where creator_id = $1', [creatorId]);
    await tx.rows('forget-page-link-counts', 'delete from page_link_counts where creator_id = $1', [
      creatorId,
    ]);
    await tx.rows('forget-page-counts', 'delete from page_counts where creator_id = $1', [creatorId]);
  }
}
