import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../database/database.js';
import { Jobs } from '../jobs/jobs.js';
import { FileStorage } from './file-storage.js';

const TASK = 'delete-files';

/** Removes files after the transaction that forgets them: a row must never lead to a file that is gone. */
@Injectable()
export class DeleteFiles implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly storage: FileStorage,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ keys: string[] }>(TASK, async ({ keys }) => {
      for (const key of keys) await this.storage.remove(key);
    });
  }

  async after(tx: Transaction, keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await tx.enqueue(TASK, { keys });
  }
}
