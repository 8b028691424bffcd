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

/** A person whose address, known to be theirs, has become another one. */
export interface AddressMove {
  userId: string;
  /** The address before, in the form in which two are compared. */
  from: string;
  /** The address from now on, as it is written. */
  to: string;
  /** Whether only what is known to be this account's follows, and nothing else that carries the address. */
  ownOnly: boolean;
}

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
  /** Lets what carries a person's address follow them to another one. */
  moves?: (tx: Transaction, move: AddressMove) => Promise<void>;
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

  /** Lets everything follow a person to another address, in a transaction that has locked the user. */
  async move(tx: Transaction, move: AddressMove): Promise<void> {
    for (const [, { moves }] of this.sorted()) await moves?.(tx, move);
  }

  /** Ends all that lets others in for somebody, in a transaction that has locked the user. */
  async close(tx: Transaction, userId: string, why: ClosingReason): Promise<void> {
    for (const [, { closes }] of this.sorted()) await closes?.(tx, userId, why);
  }

  /** The same order for everyone, so that two of them can't wait for each other. */
  private sorted(): [string, PersonalPart][] {
    return [...this.parts].sort(([one], [other]) => one.localeCompare(other));
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
