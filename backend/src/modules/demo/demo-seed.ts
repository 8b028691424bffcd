import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { OnboardCreator } from '../creators/index.js';
import { Register } from '../identity/index.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, SAMPLE_CREATOR } from './demo-accounts.js';

/** Plants a believable demo on the first start, through the same use cases as real people use. */
@Injectable()
export class DemoSeed {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Register) private readonly register: Register,
    @Inject(OnboardCreator) private readonly onboard: OnboardCreator,
  ) {}

  /** Does nothing when there is anybody already. */
  async plantOnce(): Promise<void> {
    const anybody = await this.database.row('anybody', 'select 1 from users limit 1');
    if (anybody) return;
    const creator = await this.register.run({
      email: DEMO_ACCOUNTS.creator,
      password: DEMO_PASSWORD,
      firstName: 'Sophia',
      lastName: 'Reyes',
    });
    await this.register.run({
      email: DEMO_ACCOUNTS.brand,
      password: DEMO_PASSWORD,
      firstName: 'Ann',
      lastName: 'Miller',
    });
    await this.database.rows('verify-demo-people', 'update users set email_verified_at = now()');
    await this.onboard.run(creator.userId, {
      username: SAMPLE_CREATOR,
      displayName: 'Sophia Reyes',
      bio: 'Bright, honest videos and photos about food, coffee and slow mornings. Based by the sea, delivering in days.',
      category: 'Food & Beverage',
      instagramUsername: 'sophia.creates',
      contentBlocks: [],
    });
  }
}
