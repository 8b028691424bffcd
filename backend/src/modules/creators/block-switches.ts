import { Injectable } from '@nestjs/common';
import type { BlockKind } from '@reelpact/domain';
import type { Statements } from '../../platform/database/database.js';

interface Owner {
  creatorId: string;
  userId: string;
}
/** Why a creator can't switch a block on, as a sentence for them; null when they can. */
type WhyNot = (owner: Owner) => Promise<string | null>;

/** What has to be so before a kind of block is switched on: modules above register what they know of it. */
@Injectable()
export class BlockSwitches {
  private readonly rules = new Map<BlockKind, WhyNot>();

  register(kind: BlockKind, whyNot: WhyNot): void {
    if (this.rules.has(kind)) throw new Error(`two modules decide when ${kind} can be switched on`);
    this.rules.set(kind, whyNot);
  }

  /** @param wanted the kinds that are to be on; those that are on already stay so */
  async whyNot(at: Statements, owner: Owner, wanted: readonly BlockKind[]): Promise<string | null> {
    const ruled = wanted.filter((kind) => this.rules.has(kind));
    if (ruled.length === 0) return null;
    const on = await at.rows<{ kind: BlockKind }>(
      'blocks-switched-on',
      'select kind from page_blocks where creator_id = $1 and enabled and archived_at is null',
      [owner.creatorId],
    );
    for (const kind of ruled.filter((one) => !on.some((block) => block.kind === one))) {
      const reason = (await this.rules.get(kind)?.(owner)) ?? null;
      if (reason !== null) return reason;
    }
    return null;
  }
}
