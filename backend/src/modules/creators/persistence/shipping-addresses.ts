import { Injectable } from '@nestjs/common';
import type { ShippingAddress } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';

/** Where creators are sent products. */
@Injectable()
export class ShippingAddresses {
  /** Null where the creator has not said it. */
  async find(statements: Statements, creatorId: string): Promise<ShippingAddress | null> {
    const row = await statements.row<{ address: ShippingAddress }>(
      'find-shipping-address',
      'select address from shipping_addresses where creator_id = $1',
      [creatorId],
    );
    return row?.address ?? null;
  }

  async save(statements: Statements, creatorId: string, address: ShippingAddress): Promise<void> {
    await statements.rows(
      'save-shipping-address',
      `insert into shipping_addresses (creator_id, address) values ($1, $2::jsonb)
       on conflict (creator_id) do update set address = excluded.address,
         updated_at = case when shipping_addresses.address = excluded.address then shipping_addresses.updated_at else now() end`,
      [creatorId, JSON.stringify(address)],
    );
  }
}
