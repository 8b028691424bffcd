import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { Problem, REQUEST_SHAPE } from '@reelpact/domain';
import { CONFIG, type Config } from '../config/config.js';
import { DiskSpace } from '../storage/disk-space.js';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const PREFIX = 'data:';
const HEAD = /^data:[a-z0-9.+/-]{0,100};base64,$/i;
const LONGEST_HEAD = 128;
const NO_BASE64 = '?';
/** A profile has two pictures; nothing has more. */
const MOST_FILES = 4;
/** Stands in the JSON where the bytes were. No colon is Base64, and nobody can guess what follows it. */
const MARK = 'file:';

/** A file that came as a data URL, as it lies on the disk. */
export interface SentFile {
  path: string;
  /** In bytes. */
  size: number;
  /** Whether it was proper Base64, from beginning to end. */
  isWhole: boolean;
  /** Of what the URL says it is; nobody believes that. */
  type: string;
}

/** The files of requests under way: those who handle a request find by its texts what lies on the disk. */
@Injectable()
export class SentFiles {
  private readonly files = new Map<string, SentFile>();
  private readonly root: string;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly disk: DiskSpace,
  ) {
    this.root = join(config.dataDir, 'scratch');
  }

  /** The file that a text of a request stands for; null where the text is something else. */
  find(text: string): SentFile | null {
    const at = text.lastIndexOf(MARK);
    return at === -1 ? null : (this.files.get(text.slice(at + MARK.length)) ?? null);
  }

  /**
   * Takes the data URLs out of a JSON text while it arrives.
   * @param bytes how long the text may be; there must be space for a file of as many
   */
  receive(bytes: number, limits: JsonLimits): ReceivedJson {
    const names: string[] = [];
    let folder: string | null = null;
    return new ReceivedJson(limits, {
      open: async () => {
        if (names.length === MOST_FILES)
          throw new Problem('MALFORMED_REQUEST', REQUEST_SHAPE.messages.tooMuch);
        this.disk.require(bytes);
        if (folder === null) {
          await mkdir(this.root, { recursive: true });
          folder = await mkdtemp(join(this.root, 'sent-'));
        }
        return join(folder, String(names.length));
      },
      keep: (file) => {
        const name = randomUUID();
        names.push(name);
        this.files.set(name, file);
        return `${MARK}${name}`;
      },
      forget: async () => {
        for (const name of names) this.files.delete(name);
        if (folder !== null) await rm(folder, { recursive: true, force: true });
      },
    });
  }
}

interface JsonLimits {
  /** Bytes in all. */
  all: number;
  /** Bytes without the files: what is held in memory. */
  text: number;
}

interface Keeping {
  /** @returns where the next file is to be written */
  open: () => Promise<string>;
  /** @returns what stands for the file in the text */
  keep: (file: SentFile) => string;
  forget: () => Promise<void>;
}

/** Where in the text it is: between strings, at the beginning of one, further in, or in the bytes of a data URL. */
type Place = 'between' | 'beginning' | 'string' | 'file';

/**
 * A JSON text on its way to the parser. What is a data URL goes to the disk piece by piece, and a short name for it goes on in its place:
 * a picture of five megabytes costs no more memory than the piece that arrives. It changes nothing else, not even what is no JSON.
 */
export class ReceivedJson extends Transform {
  /** The framework compares it with what the request said. */
  receivedEncodedLength = 0;
  private place: Place = 'between';
  /** The beginning of a string, until it is known what it is; in a file, what is no group of four yet. */
  private held = '';
  private isEscaped = false;
  private escape = '';
  private file: { handle: FileHandle; path: string; type: string; size: number; isWhole: boolean } | null =
    null;
  private isPadded = false;

  private passed = 0;

  constructor(
    private readonly limits: JsonLimits,
    private readonly keeping: Keeping,
  ) {
    super();
  }

  /** Removes what nobody has taken away. */
  async forget(): Promise<void> {
    await this.file?.handle.close().catch(() => undefined);
    this.file = null;
    await this.keeping.forget();
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.receivedEncodedLength += piece.length;
    this.takeIn(piece).then(
      () => done(),
      (error: Error) => done(error),
    );
  }

  /** @throws Problem PAYLOAD_TOO_LARGE */
  private pass(bytes: Buffer | string): void {
    this.passed += bytes.length;
    if (this.passed > this.limits.text) throw new Problem('PAYLOAD_TOO_LARGE');
    this.push(bytes, 'latin1');
  }

  override _flush(done: TransformCallback): void {
    // It ends inside a string: the parser says so.
    if (this.place === 'beginning') this.push(this.held, 'latin1');
    done();
  }

  private async takeIn(piece: Buffer): Promise<void> {
    // Nothing else counts what goes to the disk: a body in chunks may never end.
    if (this.receivedEncodedLength > this.limits.all) throw new Problem('PAYLOAD_TOO_LARGE');
    let at = 0;
    while (at < piece.length) {
      if (this.place === 'between') at = this.passTo(piece, at, QUOTE, 'beginning');
      else if (this.place === 'beginning') at = await this.begin(piece, at);
      else if (this.place === 'string') at = this.passString(piece, at);
      else at = await this.save(piece, at);
    }
  }

  /** Lets everything pass up to a byte and with it. */
  private passTo(piece: Buffer, from: number, byte: number, next: Place): number {
    const found = piece.indexOf(byte, from);
    const end = found === -1 ? piece.length : found + 1;
    this.pass(piece.subarray(from, end));
    if (found !== -1) this.place = next;
    return end;
  }

  /** The rest of a string that is no file. */
  private passString(piece: Buffer, from: number): number {
    for (let at = from; at < piece.length; at += 1) {
      if (this.isEscaped) this.isEscaped = false;
      else if (piece[at] === BACKSLASH) this.isEscaped = true;
      else if (piece[at] === QUOTE) {
        this.pass(piece.subarray(from, at + 1));
        this.place = 'between';
        return at + 1;
      }
    }
    this.pass(piece.subarray(from));
    return piece.length;
  }

  /** Reads the beginning of a string byte by byte until it is known whether it is a data URL. */
  private async begin(piece: Buffer, at: number): Promise<number> {
    const next = this.held + String.fromCharCode(piece[at] ?? 0);
    // Some programs write every slash with a backslash before it.
    const plain = next.replaceAll('\\/', '/');
    const isPossible = plain.endsWith('\\')
      ? plain.length > PREFIX.length
      : PREFIX.startsWith(plain.slice(0, PREFIX.length).toLowerCase()) && plain.length <= LONGEST_HEAD;
    if (isPossible && piece[at] !== QUOTE) {
      this.held = next;
      if (!plain.endsWith(',')) return at + 1;
      if (HEAD.test(plain)) {
        await this.beginFile(plain);
        return at + 1;
      }
    }
    // It is something else: what was held back goes on, and this byte is looked at again.
    const rest = isPossible && piece[at] !== QUOTE ? at + 1 : at;
    this.pass(this.held);
    this.isEscaped = /(?:^|[^\\])(?:\\\\)*\\$/.test(this.held);
    this.held = '';
    this.place = 'string';
    return rest;
  }

  private async beginFile(head: string): Promise<void> {
    const path = await this.keeping.open();
    const type = head.slice(PREFIX.length, head.indexOf(';'));
    this.file = { handle: await open(path, 'wx'), path, type, size: 0, isWhole: true };
    this.pass(head);
    this.held = '';
    this.isPadded = false;
    this.place = 'file';
  }

  /** Takes in Base64 up to the end of the string. */
  private async save(piece: Buffer, from: number): Promise<number> {
    if (this.escape !== '') return this.unescape(piece, from);
    const [quote, backslash] = [piece.indexOf(QUOTE, from), piece.indexOf(BACKSLASH, from)];
    const ends = [quote, backslash, piece.length].filter((place) => place !== -1);
    const end = Math.min(...ends);
    await this.decode(piece.toString('latin1', from, end));
    if (end === piece.length) return end;
    if (end === backslash) this.escape = '\\';
    else await this.endFile();
    return end + 1;
  }

  /** A character that was written with a backslash: a slash, or by its number. */
  private async unescape(piece: Buffer, at: number): Promise<number> {
    this.escape += String.fromCharCode(piece[at] ?? 0);
    const isNumber = this.escape[1] === 'u';
    if (isNumber && this.escape.length < 6) return at + 1;
    const code = Number.parseInt(isNumber ? this.escape.slice(2) : '', 16);
    const isSlash = this.escape === '\\/';
    this.escape = '';
    await this.decode(isSlash ? '/' : code < 0x80 ? String.fromCharCode(code) : NO_BASE64);
    return at + 1;
  }

  private async decode(text: string, isLast = false): Promise<void> {
    const { file } = this;
    if (!file) return;
    const all = this.held + text;
    const length = isLast ? all.length : all.length - (all.length % 4);
    const groups = all.slice(0, length);
    this.held = all.slice(length);
    if (groups.length === 0) return;
    const padding = groups.endsWith('==') ? 2 : groups.endsWith('=') ? 1 : 0;
    const bytes = Buffer.from(groups, 'base64');
    // The decoder skips what is no Base64, so the length tells.
    const isProper = length % 4 === 0 && bytes.length === (length / 4) * 3 - padding && !this.isPadded;
    file.isWhole &&= isProper;
    this.isPadded ||= padding > 0;
    file.size += bytes.length;
    await file.handle.write(bytes);
  }

  private async endFile(): Promise<void> {
    await this.decode('', true);
    const { file } = this;
    this.place = 'between';
    if (!file) return;
    await file.handle.close();
    const { path, size, isWhole, type } = file;
    this.file = null;
    this.pass(`${this.keeping.keep({ path, size, isWhole: isWhole && size > 0, type })}"`);
  }
}
