import { Injectable } from '@nestjs/common';
import { type DirectoryPage, FindCreators } from '../directory/index.js';
import type { KeptAnswer } from './page-cache.js';

/** Documents that are kept, of some tens of KB each, what they and their compressed forms may take in bytes, and the addresses that lead to them. */
const MAX_DOCUMENTS = 300;
const MAX_BYTES = 32 * 1024 ** 2;
const MAX_ADDRESSES = 1_000;
/** A longer address is no key; it is put together again each time. */
const LONGEST_ADDRESS = 300;

/** A document, by the answer that it shows and its path: what it names and links to follows from these. */
interface Drawn {
  page: DirectoryPage;
  path: string;
}

/**
 * Keeps the directory's documents for as long as the answers that they show, and the addresses at which they were asked for: who comes to one of these is
 * answered before the application, as on creators' pages.
 */
@Injectable()
export class DrawnDirectory {
  /** The least recently drawn, or asked for at an address that had to be read, first; so are addresses. */
  private readonly documents = new Map<DirectoryPage, Map<string, KeptAnswer>>();
  private readonly addresses = new Map<string, Drawn>();

  constructor(private readonly creators: FindCreators) {}

  /** What is known to be current at an address, with its query as it was sent; asks nobody. */
  current(address: string): KeptAnswer | null {
    const found = this.addresses.get(address);
    return found && this.creators.isCurrent(found.page) ? this.drawn(found) : null;
  }

  drawn({ page, path }: Drawn): KeptAnswer | null {
    return this.documents.get(page)?.get(path) ?? null;
  }

  keep(address: string, drawn: Drawn, answer: KeptAnswer): void {
    const known = this.documents.get(drawn.page) ?? new Map<string, KeptAnswer>();
    this.documents.delete(drawn.page);
    this.documents.set(drawn.page, known.set(drawn.path, answer));
    if (address.length <= LONGEST_ADDRESS) {
      this.addresses.delete(address);
      this.addresses.set(address, drawn);
    }
    for (const oldest of this.addresses.keys()) {
      if (this.addresses.size <= MAX_ADDRESSES) break;
      this.addresses.delete(oldest);
    }
    for (const oldest of this.documents.keys()) {
      const answers = [...this.documents.values()].flatMap((all) => [...all.values()]);
      // Compressed forms are made after it was kept, so it is added up each time.
      const bytes = answers.reduce((sum, one) => sum + one.bytes, 0);
      if (answers.length <= MAX_DOCUMENTS && bytes <= MAX_BYTES) break;
      this.documents.delete(oldest);
    }
  }
}
