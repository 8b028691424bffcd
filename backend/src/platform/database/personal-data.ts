import { Injectable } from '@nestjs/common';
import type { Transaction } from './database.js';

/** Somebody with an account, as far as it is known what is theirs. */
export interface KnownPerson {
  userId: string;
  creatorId: string | null;
  /** null while the email is not verified: what carries it may be somebody else's. */
  provenEmail: string | null;
}
export type Section = readonly Record<string, unknown>[];

/**
 * Why access is ended: the account is somebody else's from now on, who knows nothing of what was set up before; or its owner wants to
 * be sure that nobody else has it.
 */
export type ClosingReason = 'handed_over' | 'secured';

/** What a module keeps of people. */
export interface PersonalPart {
  /** The sections of the copy of a person's data, by name; each with the newest on top. */
  exports?: Readonly<Record<string, (person: KnownPerson) => Promise<Section>>>;
  /** Why this person can't be forgotten now, as a sentence for them; null when they can. */
  refuses?: (tx: Transaction, person: KnownPerson) => Promise<string | null>;
  /** Ends what lets others read or act in this person's name: addresses, endpoints, programs. */
  closes?: (tx: Transaction, userId: string, why: ClosingReason) => Promise<void>;
  /** Forgets the person, in the transaction of all parts. */
  forgets?: (tx: Transaction, person: KnownPerson) => Promise<void>;
}

/**
 * What is kept of people, each part by the module whose tables it is in. Modules register here while they are wired, so
 * that the account module needs to know no table of theirs.
 */
@Injectable()
export class PersonalData {
  private readonly parts = new Map<string, PersonalPart>();

  register(name: string, part: PersonalPart): void {
    if (this.parts.has(name)) throw new Error(`two modules keep the personal data "${name}"`);
    this.parts.set(name, part);
  }

  /** Ends all that lets others in for somebody, in a transaction that has locked the user. */
  async close(tx: Transaction, userId: string, why: ClosingReason): Promise<void> {
    for (const [, { closes }] of [...this.parts].sort(([one], [other]) => one.localeCompare(other)))
      await closes?.(tx, userId, why);
  }

  /** The parts in exactly this order. @throws Error when one is missing, or one is registered that is not named */
  inOrder(names: readonly string[]): PersonalPart[] {
    const unknown = [...this.parts.keys()].filter((name) => !names.includes(name));
    if (unknown.length > 0)
      throw new Error(`no place in the order for the personal data ${unknown.join(', ')}`);
    return names.map((name) => {
      const part = this.parts.get(name);
      if (!part) throw new Error(`nobody keeps the personal data "${name}"`);
      return part;
    });
  }
}
