import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';

/** Notes which card belongs to a package, for the module that makes them. */
@Injectable()
export class KeepPackageCard {
  /** @param key null for none. The old card's file is the caller's to delete. */
  async run(tx: Transaction, packageId: string, key: string | null): Promise<void> {
    await tx.rows('keep-package-card', 'update packages set card_key = $2 where id = $1', [packageId, key]);
  }
}
