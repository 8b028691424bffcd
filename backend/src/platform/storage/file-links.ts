import { Injectable } from '@nestjs/common';
import { Secrets } from '../config/secrets.js';

/** A file that somebody may fetch for a while. */
export interface LinkedFile {
  key: string;
  fileName: string;
  mimeType: string;
  /** Whether it is saved instead of shown. */
  download: boolean;
  /** Whether the link ends before its hour when what it gives is locked again. */
  whileUnlocked?: boolean;
}

/** What a link stands for, and when it is over, in milliseconds since 1970. */
export type ReadLink = LinkedFile & { expires: number };

const PURPOSE = 'file-links';
const LIFE = 3_600_000;
const QUARTER = 900_000;

/** Makes and reads signed, short-lived links to files. Anyone who has no access to a booking is never given one. */
@Injectable()
export class FileLinks {
  constructor(private readonly secrets: Secrets) {}

  /** The expiry is rounded up to the quarter hour, so that the same file keeps its link and a browser its copy. */
  url({ key, fileName, mimeType, download, whileUnlocked = false }: LinkedFile, now = Date.now()): string {
    const expires = Math.ceil((now + LIFE) / QUARTER) * QUARTER;
    const payload = Buffer.from(
      JSON.stringify([key, fileName, mimeType, download, expires, whileUnlocked]),
    ).toString('base64url');
    return `/api/files/${payload}.${this.secrets.sign(PURPOSE, payload)}`;
  }

  /** Until when the same file has the same link, in milliseconds since 1970. */
  static sameUntil(now = Date.now()): number {
    return Math.ceil((now + LIFE) / QUARTER) * QUARTER - LIFE;
  }

  /** What a link stands for; null when it was not made by us or is over. */
  read(token: string, now = Date.now()): ReadLink | null {
    const [payload = '', signature = ''] = token.split('.');
    if (!this.secrets.verify(PURPOSE, payload, signature)) return null;
    const [key, fileName, mimeType, download, expires, whileUnlocked] = JSON.parse(
      Buffer.from(payload, 'base64url').toString(),
    ) as [string, string, string, boolean, number, boolean];
    return expires > now ? { key, fileName, mimeType, download, whileUnlocked, expires } : null;
  }
}
