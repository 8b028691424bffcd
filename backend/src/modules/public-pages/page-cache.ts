import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { OUT_OF_REACH } from '@reelpact/domain';
import { DatabaseNews } from '../../platform/database/database-news.js';
import { orStandIn } from '../../platform/database/or-stand-in.js';
import { Replica } from '../../platform/database/replica.js';

/** All that is kept, with what was compressed of it, in bytes. */
const MAX_BYTES = 64 * 1024 ** 2;
/** After this, a page is made again though nothing has changed: it may name a day. */
const MAX_AGE_MS = 3_600_000;
/** With the database away, the last page is served for so long. */
const SERVED_WITHOUT_DATABASE_MS = 3_600_000;
export const HTML = 'text/html; charset=utf-8';
/** Of what an entry keeps beside its bytes, roughly. */
const OVERHEAD_BYTES = 2_048;
/** Compresses about as fast as gzip and better. */
const BROTLI_QUALITY = 5;

/** An answer as it was made. */
export interface Answer {
  status: number;
  /** The content security policy, for instance. */
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  /** Whose changes make it out of date; null for what only grows old. */
  creatorId: string | null;
  /** Made for each request: it shows what can change without the news of a creator's page. */
  isVolatile?: true;
  /** What tells it from other answers at the same address; found out from the body where it isn't known. */
  tag?: string;
}

export type Encoding = 'identity' | 'gzip' | 'br';

/** An answer with what is made of it once. */
export class KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly creatorId: string | null;
  readonly etag: string;
  readonly madeAt = Date.now();
  /** False once it may be out of date. */
  isCurrent = true;
  /** Whether it is known to be out of date: what it shows may have been withdrawn. */
  isChanged = false;
  bytes: number;
  private readonly bodies: Partial<Record<Encoding, Buffer>>;
  private readonly heads: Record<string, string[]> = {};

  constructor({ status, headers, creatorId, body, tag }: Answer) {
    const identity = typeof body === 'string' ? Buffer.from(body) : body;
    this.status = status;
    this.headers = headers;
    this.creatorId = creatorId;
    this.bodies = { identity };
    this.bytes = identity.length + OVERHEAD_BYTES;
    // Weak, because compression changes the bytes and not what they say.
    this.etag = `W/"${tag ?? createHash('sha1').update(identity).digest('base64url')}"`;
  }

  /** The same while the database can't be reached: a document says so above all else. */
  get standIn(): KeptAnswer {
    const { status, headers, creatorId } = this;
    if (status !== 200 || headers['content-type'] !== HTML) return this;
    const body = noticed(this.body('identity').toString());
    return new KeptAnswer({ status, headers: { ...headers, 'cache-control': 'no-store' }, body, creatorId });
  }

  /** The head of one form of the answer, put together once. */
  head(form: string, make: () => string[]): string[] {
    return (this.heads[form] ??= make());
  }

  /** Compressed when it is first asked for like that, and then kept. */
  body(encoding: Encoding): Buffer {
    const known = this.bodies[encoding];
    if (known) return known;
    const plain = this.body('identity');
    const made =
      encoding === 'gzip'
        ? gzipSync(plain)
        : brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    this.bodies[encoding] = made;
    this.bytes += made.length;
    return made;
  }
}

/** Our documents have one body, and no `</head>` in what people wrote. */
function noticed(html: string): string {
  const end = html.indexOf('>', html.indexOf('</head>') + '</head>'.length) + 1;
  return `${html.slice(0, end)}<p class="out-of-reach" role="status">${OUT_OF_REACH}</p>${html.slice(end)}`;
}

/** Something that is being made, and what changed meanwhile. */
interface Making {
  answer: Promise<KeptAnswer | null>;
  changed: Set<string>;
  allChanged: boolean;
  /** Whether somebody has begun to make the same again since: what they make is newer. */
  isOvertaken: boolean;
}

/**
 * Keeps what visitors get, in this process. A change anywhere makes a page out of date on every server as soon as the database
 * says so; while a server doesn't hear the database, it takes nothing it keeps for current. What may be out of date stands in all
 * the same when the database can't be reached, and what is known to be doesn't.
 */
@Injectable()
export class PageCache {
  /** The least recently used first. */
  private readonly kept = new Map<string, KeptAnswer>();
  private readonly keysOf = new Map<string, Set<string>>();
  /** The latest for each key, and all of them. */
  private readonly underWay = new Map<string, Making>();
  private readonly makings = new Set<Making>();
  private bytes = 0;

  constructor(
    private readonly news: DatabaseNews,
    private readonly replica: Replica,
  ) {
    news.subscribe('page_changed', {
      told: (creatorId) => {
        // First: what is made from now on must not come from before the change.
        replica.changed(creatorId);
        this.expire(creatorId);
      },
      missed: () => {
        replica.missed();
        this.expireAll();
      },
    });
  }

  /** What is known to be current; asks nobody. */
  current(key: string): KeptAnswer | null {
    const found = this.kept.get(key);
    return found && this.isCurrent(found) ? found : null;
  }

  /**
   * What is current, made if need be: once, however many ask for it.
   * @param mustBeNew whether it is made now in any case, for someone who may have changed it a moment ago
   * @returns null when there is no such thing
   * @throws whatever `make` throws, when nothing is kept that could stand in for it
   */
  async read(key: string, make: () => Promise<Answer | null>, mustBeNew = false): Promise<KeptAnswer | null> {
    const found = this.kept.get(key);
    if (found && !mustBeNew && this.isCurrent(found)) return found;
    const making = (!mustBeNew && this.underWay.get(key)) || this.begin(key, make);
    if (!found || found.isChanged || Date.now() - found.madeAt > SERVED_WITHOUT_DATABASE_MS)
      return making.answer;
    return orStandIn(making.answer, () => found.standIn);
  }

  private isCurrent(answer: KeptAnswer): boolean {
    if (!answer.isCurrent || answer.isChanged || Date.now() - answer.madeAt > MAX_AGE_MS) return false;
    return answer.creatorId === null || this.news.isListening;
  }

  private begin(key: string, make: () => Promise<Answer | null>): Making {
    const making: Making = {
      answer: Promise.resolve(null),
      changed: new Set(),
      allChanged: false,
      isOvertaken: false,
    };
    making.answer = make()
      .then((answer) => this.keep(key, answer, making))
      .finally(() => {
        this.makings.delete(making);
        if (this.underWay.get(key) === making) this.underWay.delete(key);
      });
    const overtaken = this.underWay.get(key);
    if (overtaken) overtaken.isOvertaken = true;
    this.underWay.set(key, making);
    this.makings.add(making);
    return making;
  }

  private keep(key: string, answer: Answer | null, making: Making): KeptAnswer | null {
    if (making.isOvertaken) return answer && new KeptAnswer(answer);
    // As the replica had it last: to be made again for whoever comes next.
    if (answer !== null && answer.creatorId !== null && this.replica.standsIn)
      return new KeptAnswer(answer).standIn;
    this.drop(key);
    if (answer === null) return null;
    const made = new KeptAnswer(answer);
    // What is not there, or elsewhere, costs one statement, and strangers can think of any number of names.
    if (answer.status !== 200 || answer.isVolatile) return made;
    const { creatorId } = made;
    made.isCurrent = !making.allChanged;
    made.isChanged = creatorId !== null && making.changed.has(creatorId);
    this.kept.set(key, made);
    this.bytes += made.bytes;
    if (creatorId !== null) {
      const keys = this.keysOf.get(creatorId) ?? new Set();
      this.keysOf.set(creatorId, keys.add(key));
    }
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= MAX_BYTES) break;
      this.drop(oldest);
    }
    return made;
  }

  private drop(key: string): void {
    const found = this.kept.get(key);
    if (!found) return;
    this.kept.delete(key);
    this.bytes -= found.bytes;
    if (found.creatorId === null) return;
    const keys = this.keysOf.get(found.creatorId);
    keys?.delete(key);
    if (keys?.size === 0) this.keysOf.delete(found.creatorId);
  }

  private expire(creatorId: string): void {
    for (const making of this.makings) making.changed.add(creatorId);
    for (const key of this.keysOf.get(creatorId) ?? []) {
      const found = this.kept.get(key);
      if (found) found.isChanged = true;
    }
  }

  private expireAll(): void {
    for (const making of this.makings) making.allChanged = true;
    for (const answer of this.kept.values()) if (answer.creatorId !== null) answer.isCurrent = false;
  }
}
