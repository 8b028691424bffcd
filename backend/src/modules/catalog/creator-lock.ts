import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database.js';

type Lock = (tx: Transaction, creatorId: string) => Promise<void>;

/**
 * Locks a creator, so that two editors can't both pass a limit or take the same position. The module that keeps creators, which knows this
 * one, says how.
 */
@Injectable()
export class CreatorLock {
  private lock: Lock | null = null;

  register(lock: Lock): void {
    if (this.lock !== null) throw new Error('two modules lock creators');
    this.lock = lock;
  }

  /** Until the transaction ends. */
  take(tx: Transaction, creatorId: string): Promise<void> {
    if (this.lock === null) throw new Error('nobody locks creators');
    return this.lock(tx, creatorId);
  }
}
