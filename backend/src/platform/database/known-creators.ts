import type { Statements } from './database.js';

/** Some 150 bytes each, for each kind of thing. */
const MOST_KNOWN = 20_000;

interface Found {
  id: string;
  creatorId: string;
}

/**
 * Whose things of one kind are. Every statement about such a thing names its creator, by whom the database could be divided; that never changes,
 * so it is read once and then known to the process.
 */
export class KnownCreators {
  private readonly creators = new Map<string, string>();

  /** @param text finds `id` and `creatorId` of the ids `$1`; the only statement about such things that can't say whose they are */
  constructor(
    private readonly name: string,
    private readonly text: string,
  ) {}

  /** Without asking the database; for statements that find a thing as well by its ID alone, and say whose it is. */
  known(id: string): string | undefined {
    return this.creators.get(id);
  }

  /** Null where there is no such thing. */
  async of(at: Statements, id: string): Promise<string | null> {
    if (!this.creators.has(id)) await this.read(at, [id]);
    return this.creators.get(id) ?? null;
  }

  /** Each once; of several things, of which some may be missing. */
  async ofMany(at: Statements, ids: readonly string[]): Promise<string[]> {
    const missing = ids.filter((id) => !this.creators.has(id));
    const found = missing.length === 0 ? new Map<string, string>() : await this.read(at, missing);
    const creators = ids.map((id) => found.get(id) ?? this.creators.get(id));
    return [...new Set(creators.filter((creator) => creator !== undefined))];
  }

  learn(id: string, creatorId: string): void {
    this.creators.set(id, creatorId);
    // The oldest goes; whoever needs it again asks again.
    if (this.creators.size > MOST_KNOWN)
      for (const [oldest] of this.creators) return void this.creators.delete(oldest);
  }

  private async read(at: Statements, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await at.rows<Found>(this.name, this.text, [[...ids]]);
    for (const { id, creatorId } of rows) this.learn(id, creatorId);
    return new Map(rows.map(({ id, creatorId }) => [id, creatorId]));
  }
}
