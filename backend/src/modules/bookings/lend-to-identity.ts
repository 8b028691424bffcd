import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LentColumns } from '../../platform/database/lent-columns.js';
import { BookedAddresses } from '../identity/index.js';
import { LAST_BRAND_NAME } from './reads/of-brand.js';
import { bookedAddress, HAS_BRAND_BOOKINGS } from './reads/of-users.js';

/** What is known of people here, for the module that keeps them. */
@Injectable()
export class LendToIdentity implements OnModuleInit {
  constructor(
    private readonly columns: LentColumns,
    private readonly addresses: BookedAddresses,
  ) {}

  onModuleInit(): void {
    this.columns.lend('user.hasBrandBookings', HAS_BRAND_BOOKINGS);
    this.columns.lend('user.brandName', LAST_BRAND_NAME);
    this.addresses.register(bookedAddress);
  }
}
