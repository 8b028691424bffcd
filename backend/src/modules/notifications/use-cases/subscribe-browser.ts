import { Inject, Injectable } from '@nestjs/common';
import { NOTIFICATIONS, Problem } from '@reelpact/domain';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { PushSettings } from '../../../platform/config/push-settings.js';
import { Database } from '../../../platform/database/database.js';
import { PushSubscriptions } from '../push/push-subscriptions.js';
import { type BrowserKeys, areBrowserKeys } from '../push/encrypt-push.js';
import { isPushService } from '../push/push-services.js';

/** Lets people be told by their browsers, as long as they are signed in there. */
@Injectable()
export class SubscribeBrowser {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly subscriptions: PushSubscriptions,
  ) {}

  /** @throws Problem NOT_FOUND without keys of the platform, VALIDATION_FAILED for what is no browser's */
  async run(user: SignedInUser, endpoint: string, keys: BrowserKeys): Promise<void> {
    const { loopback } = this.settings();
    if (user.sessionId === null) throw new Problem('FORBIDDEN');
    if (!isPushService(endpoint, loopback) || !areBrowserKeys(keys))
      throw new Problem('VALIDATION_FAILED', NOTIFICATIONS.messages.noBrowser);
    const { id: userId, sessionId } = user;
    await this.database.transaction((tx) =>
      this.subscriptions.keep(tx, { userId, sessionId, endpoint, ...keys }),
    );
  }

  /** @throws Problem NOT_FOUND without keys of the platform */
  async end({ id }: SignedInUser, endpoint: string): Promise<void> {
    this.settings();
    await this.subscriptions.dropOwn(this.database, id, endpoint);
  }

  private settings(): PushSettings {
    const { push } = this.config;
    if (push === null) throw new Problem('NOT_FOUND');
    return push;
  }
}
