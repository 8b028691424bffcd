import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  DIRECTORY_MESSAGES,
  type DirectoryQuery,
  Problem,
  RING,
  TURN_MS,
  directoryKey,
} from '@reelpact/domain';
import { RateLimits } from '../../platform/access/rate-limits.js';
import { Secrets } from '../../platform/config/secrets.js';
import { Database } from '../../platform/database/database.js';
import { DatabaseNews } from '../../platform/database/database-news.js';
import { orStandIn } from '../../platform/database/or-stand-in.js';
import { networkOf } from '../../platform/http/client-address.js';
import { type Places, Slots } from '../../platform/media/slots.js';
import type { EntryCard } from './make-entry.js';
import { type Place, findEntries } from './reads/find-entries.js';
import { type RunBounded, boundedAt } from './reads/bounded-statements.js';

/** Paging goes on in the order in which it began for so long. */
const CURSOR_MS = 24 * 3_600_000;
/** Answers are kept for so long, unless somebody in them leaves, and stand in for so long while the database is away. */
const KEPT_MS = 60_000;
const STANDS_IN_MS = 3_600_000;
const KEPT_BYTES = 16 * 1024 ** 2;
/** Of what an answer keeps beside its text, roughly. */
const OVERHEAD_BYTES = 1_000;
const RING_PURPOSE = 'directory-ring';
const CURSOR_PURPOSE = 'directory-cursor';
/** Bounded statements that a server runs at once, each on a connection, and how many may wait. Anyone without a place gets what the walk found. */
const MAX_SLOW_READS = 3;
const WAITING: Places = { ofOwner: 4, inAll: 24 };

export interface DirectoryPage {
  cards: EntryCard[];
  /** Of each card, in our own order; null in others. */
  bands: number[] | null;
  /** For what comes after; null at the end. */
  next: string | null;
  isPartial: boolean;
}
interface Cursor {
  /** The hour by whose offset the ring is read, and what was asked for. */
  hour: number;
  key: string;
  place: Place;
}
/** What is asked, by whom, and in which hour's order. */
interface Question {
  query: DirectoryQuery;
  cursor: Cursor | null;
  hour: number;
  /** The query in short. */
  asked: string;
  network: string;
}
/** What was found, or what was found last while the database can't be reached. */
export interface FoundCreators {
  page: DirectoryPage;
  standsIn: boolean;
}
interface Kept {
  page: DirectoryPage;
  /** When the order turns, in milliseconds since 1970. */
  turnsAt: number;
  /** False once somebody may have left it unheard. */
  isCurrent: boolean;
  madeAt: number;
  bytes: number;
}

/** Finds creators in the published order, which is the same for everyone; answers are kept in this process. */
@Injectable()
export class FindCreators {
  /** The least recently made first. */
  private readonly kept = new Map<string, Kept>();
  private readonly underWay = new Map<string, Promise<DirectoryPage>>();
  private readonly keptAs = new WeakMap<DirectoryPage, Kept>();
  private readonly keysOf = new Map<string, Set<string>>();
  private bytes = 0;
  private readonly slowReads = new Slots(MAX_SLOW_READS);
  /** Counts what has left, so that an answer under way isn't kept with it. */
  private departures = 0;

  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly limits: RateLimits,
    private readonly news: DatabaseNews,
  ) {
    news.subscribe('directory_left', {
      told: (creatorId) => this.forget(creatorId),
      missed: () => this.doubtAll(),
    });
  }

  /**
   * @param after where an earlier answer ended
   * @param address of who asks; answers that are kept are not counted for it
   * @throws Problem CURSOR_NOT_VALID for one that was changed, is of another query, or too old
   */
  async find(query: DirectoryQuery, after: string | undefined, address: string): Promise<FoundCreators> {
    const asked = directoryKey(query);
    const cursor = after === undefined ? null : this.readCursor(after, asked);
    const hour = cursor?.hour ?? Math.floor(Date.now() / TURN_MS);
    const key = `${hour}|${asked}|${cursor ? JSON.stringify(cursor.place) : ''}`;
    const found = this.kept.get(key);
    if (found && this.isCurrent(found.page)) return { page: found.page, standsIn: false };
    const network = networkOf(address);
    const make = async (): Promise<FoundCreators> => {
      await this.limits.take('directory_by_address', network);
      const page = await (this.underWay.get(key) ?? this.begin(key, { query, cursor, hour, asked, network }));
      return { page, standsIn: false };
    };
    if (!found || Date.now() - found.madeAt > STANDS_IN_MS) return make();
    return orStandIn(make(), () => ({ page: found.page, standsIn: true }));
  }

  /** Whether `find` would give this answer to the same question now. */
  isCurrent(page: DirectoryPage): boolean {
    const kept = this.keptAs.get(page);
    if (!kept?.isCurrent || !this.news.isListening) return false;
    return Date.now() - kept.madeAt < KEPT_MS && Date.now() < kept.turnsAt;
  }

  private begin(key: string, question: Question): Promise<DirectoryPage> {
    const { departures } = this;
    const making = this.read(question)
      .then(({ page, wasBusy }) => {
        // That somebody asks too much at once is theirs alone: the next one finds more.
        if (!wasBusy && departures === this.departures) this.keep(key, page, question);
        return page;
      })
      .finally(() => {
        if (this.underWay.get(key) === making) this.underWay.delete(key);
      });
    this.underWay.set(key, making);
    return making;
  }

  private async read({
    query,
    cursor,
    hour,
    asked,
    network,
  }: Question): Promise<{ page: DirectoryPage; wasBusy: boolean }> {
    const wanted = { ...query, offset: this.offset(hour), after: cursor?.place ?? null };
    let wasBusy = false;
    const run = this.runBoundedFor(network, () => (wasBusy = true));
    const { entries, isPartial } = await findEntries(this.database, wanted, run);
    const shown = entries.slice(0, query.limit);
    const last = shown.at(-1);
    const hasMore = entries.length > shown.length && last !== undefined;
    const page = {
      cards: shown.map(({ card }) => card),
      bands: query.order === 'standard' ? shown.map(({ place }) => Number(place.at[0])) : null,
      next: hasMore ? this.writeCursor({ hour, key: asked, place: last.place }) : null,
      isPartial,
    };
    return { page, wasBusy };
  }

  /** Whatever strangers ask for, most connections are left to everything else, and people take turns. */
  private runBoundedFor(network: string, busy: () => void): RunBounded {
    const run = boundedAt(this.database);
    let isBusy = false;
    return async (...given) => {
      // Who found no place once doesn't wait for another one.
      if (isBusy) return null;
      try {
        return await this.slowReads.take(network, WAITING, () => run(...given));
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'BUSY') throw error;
        isBusy = true;
        busy();
        return null;
      }
    };
  }

  /** Where the order begins on the ring in an hour: nobody can know, or wait for, a good one. */
  private offset(hour: number): number {
    const digest = Buffer.from(this.secrets.sign(RING_PURPOSE, String(hour)), 'base64url');
    return digest.readUInt32BE(0) % RING;
  }

  private writeCursor({ hour, key, place }: Cursor): string {
    const text = JSON.stringify([hour, hashOf(key), place.at, place.creatorId]);
    const body = Buffer.from(text).toString('base64url');
    return `${body}.${this.secrets.sign(CURSOR_PURPOSE, body)}`;
  }

  private readCursor(text: string, asked: string): Cursor {
    const [body = '', signature = '', ...more] = text.split('.');
    const right = Buffer.from(this.secrets.sign(CURSOR_PURPOSE, body));
    const sent = Buffer.from(signature);
    if (more.length > 0 || sent.length !== right.length || !timingSafeEqual(sent, right))
      throw new Problem('CURSOR_NOT_VALID', DIRECTORY_MESSAGES.cursor);
    const [hour, key, at, creatorId] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
      number,
      string,
      (number | string)[],
      string,
    ];
    if (key !== hashOf(asked) || Date.now() - hour * TURN_MS > CURSOR_MS + TURN_MS)
      throw new Problem('CURSOR_NOT_VALID', DIRECTORY_MESSAGES.cursor);
    return { hour, key: asked, place: { at, creatorId } };
  }

  private keep(key: string, page: DirectoryPage, { cursor, hour }: Question): void {
    this.drop(key);
    const bytes = JSON.stringify(page).length + key.length + OVERHEAD_BYTES;
    // A cursor goes on in the order in which it began.
    const turnsAt = cursor ? Infinity : (hour + 1) * TURN_MS;
    const kept = { page, turnsAt, isCurrent: true, madeAt: Date.now(), bytes };
    this.kept.set(key, kept);
    this.keptAs.set(page, kept);
    this.bytes += bytes;
    for (const { id } of page.cards) this.keysOf.set(id, (this.keysOf.get(id) ?? new Set()).add(key));
    for (const [oldest, { madeAt }] of this.kept) {
      if (this.bytes <= KEPT_BYTES && Date.now() - madeAt < STANDS_IN_MS) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const found = this.kept.get(key);
    if (!found) return;
    found.isCurrent = false;
    this.kept.delete(key);
    this.bytes -= found.bytes;
    for (const { id } of found.page.cards) {
      const keys = this.keysOf.get(id);
      keys?.delete(key);
      if (keys?.size === 0) this.keysOf.delete(id);
    }
  }

  /** Whoever leaves is gone from every answer at once. */
  private forget(creatorId: string): void {
    this.departures += 1;
    for (const key of this.keysOf.get(creatorId) ?? []) this.drop(key);
    // What is being read may still have them: the next who ask read for themselves.
    this.underWay.clear();
  }

  /** Anyone may have left while nobody listened. */
  private doubtAll(): void {
    this.departures += 1;
    this.underWay.clear();
    for (const answer of this.kept.values()) answer.isCurrent = false;
  }
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 16);
