import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TIP_MESSAGES } from '@reelpact/domain';
import { BlockSwitches } from '../../creators/index.js';
import { PayoutAccounts } from '../../escrow/index.js';

/** Tips can be switched on once they can be paid out. */
@Injectable()
export class RequirePayouts implements OnModuleInit {
  constructor(
    private readonly switches: BlockSwitches,
    private readonly accounts: PayoutAccounts,
  ) {}

  onModuleInit(): void {
    this.switches.register('tips', async ({ creatorId, userId }) => {
      const hold = await this.accounts.hold({ creatorId, creator: { userId, email: '' } });
      return hold === null ? null : TIP_MESSAGES.payoutsFirst;
    });
  }
}
