import { Injectable } from '@nestjs/common';
import {
  type ChannelChoice,
  NOTIFICATIONS,
  type NotificationReason,
  Problem,
  canSilence,
  emailKey,
} from '@reelpact/domain';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { Users } from '../../identity/index.js';
import { type Chooser, type Choices, NotificationChoices } from '../choices/notification-choices.js';
import { type Subscription, UnsubscribeLinks } from '../tell/unsubscribe-links.js';

interface NewChoice extends ChannelChoice {
  reason: NotificationReason;
}
/** What a link is about, and whether its emails are still sent. */
export interface SubscriptionView extends Subscription {
  subscribed: boolean;
}

const chooserOf = ({ id, email, emailVerified }: SignedInUser): Chooser => ({
  userId: id,
  // Somebody else's address may have unsubscribed; an account that hasn't proven it can't take that back.
  emailKey: emailVerified ? emailKey(email) : null,
});

/** Lets people choose what they are told by email and push: in their account, or by the link in an email. */
@Injectable()
export class ChooseNotifications {
  constructor(
    private readonly database: Database,
    private readonly choices: NotificationChoices,
    private readonly links: UnsubscribeLinks,
    private readonly users: Users,
  ) {}

  of(user: SignedInUser): Promise<Choices> {
    return this.choices.of(this.database, chooserOf(user));
  }

  /** @throws Problem VALIDATION_FAILED for an email that can't be switched off; then nothing is changed */
  async change(user: SignedInUser, wanted: readonly NewChoice[]): Promise<Choices> {
    if (wanted.some(({ reason, email }) => !email && !canSilence(reason)))
      throw new Problem('VALIDATION_FAILED', NOTIFICATIONS.messages.always);
    return this.database.transaction(async (tx) => {
      for (const { reason, ...choice } of wanted)
        await this.choices.ofUserIs(tx, chooserOf(user), reason, choice);
      return this.choices.of(tx, chooserOf(user));
    });
  }

  /** @throws Problem LINK_NOT_VALID */
  async subscription(token: string): Promise<SubscriptionView> {
    const about = this.about(token);
    const userId = await this.users.verifiedOwner(this.database, about.emailKey);
    const chooser = { userId, emailKey: about.emailKey };
    const subscribed = await this.choices.wants(this.database, chooser, about.reason, 'email');
    return { ...about, subscribed };
  }

  /** Ends the emails that a link is about, or lets them come again. @throws Problem LINK_NOT_VALID */
  async subscribe(token: string, subscribed: boolean): Promise<SubscriptionView> {
    const about = this.about(token);
    await this.database.transaction(async (tx) => {
      const owner = await this.users.verifiedOwner(tx, about.emailKey);
      await this.choices.addressIs(tx, { userId: owner, emailKey: about.emailKey }, about.reason, subscribed);
    });
    return { ...about, subscribed };
  }

  private about(token: string): Subscription {
    const about = this.links.read(token);
    if (!about) throw new Problem('LINK_NOT_VALID', NOTIFICATIONS.messages.noLink);
    return about;
  }
}
