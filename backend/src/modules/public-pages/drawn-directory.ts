import { Injectable } from '@nestjs/common';
import { type DirectoryPage, FindCreators } from '../directory/index.js';
import type { KeptAnswer } from './page-cache.js';

/** Limits on kept documents, of some tens of KB each, on their size with all compressed forms, and on the addresses that lead to them. */
const MAX_DOCUMENTS = 300;
const MAX_BYTES = 32 * 1024 ** 2;
const MAX_ADDRESSES = 1_000;
/** In characters: longer addresses aren't kept. */
const MAX_ADDRESS_LENGTH = 300;

/** Identifies a document: the answer that it shows, and its path. Everything else in it follows from these, but for advice that was cut short, which isn't kept. */
interface Drawn {
  page: DirectoryPage;
  path: string;
}

/**
 * Keeps the directory's documents with the answers that they show, and the addresses that were requested, so that kept documents can be sent before the
 * application's framework sees the request, as creators' pages are.
 */
@Injectable()
export class DrawnDirectory {
  /** Both have the least recently drawn first. */
  private readonly documents = new Map<DirectoryPage, Map<string, KeptAnswer>>();
  private readonly addresses = new Map<string, Drawn>();

  constructor(private readonly creators: FindCreators) {}

  /** The current document at an address, with its query as it was sent. Reads no database. */
  current(address: string): KeptAnswer | null {
    const found = this.addresses.get(address);
    return found && this.creators.isCurrent(found.page) ? this.drawn(found) : null;
  }

  drawn({ page, path }: Drawn): KeptAnswer | null {
    return this.documents.get(page)?.get(path) ?? null;
  }

  keep(address: string, drawn: Drawn, answer: KeptAnswer): void {
    const others = this.documents.get(drawn.page) ?? new Map<string, KeptAnswer>();
    this.documents.delete(drawn.page);
    this.documents.set(drawn.page, others.set(drawn.path, answer));
    if (address.length <= MAX_ADDRESS_LENGTH) {
      this.addresses.delete(address);
      this.addresses.set(address, drawn);
    }
    for (const oldest of this.addresses.keys()) {
      if (this.addresses.size <= MAX_ADDRESSES) break;
      this.addresses.delete(oldest);
    }
    for (const oldest of this.documents.keys()) {
      const answers = [...this.documents.values()].flatMap((all) => [...all.values()]);
      // Compressed forms are added later, so the sizes are summed up each time.
      const bytes = answers.reduce((sum, one) => sum + one.bytes, 0);
      if (answers.length <= MAX_DOCUMENTS && bytes <= MAX_BYTES) break;
      this.documents.delete(oldest);
    }
    for (const [known, { page }] of this.addresses)
      if (!this.documents.has(page)) this.addresses.delete(known);
  }
}
