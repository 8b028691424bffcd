import { Inject, Injectable } from '@nestjs/common';
import {
  NOTIFICATION_REASONS,
  type NotificationReason,
  REASON_META,
  canSilence,
  emailKey,
} from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Secrets } from '../../../platform/config/secrets.js';
import type { UnsubscribeFoot } from '../../../platform/mail/email-layout.js';

/** What a link switches off: one address's emails of one reason. */
export interface Subscription {
  emailKey: string;
  reason: NotificationReason;
}

const PURPOSE = 'unsubscribe';

/** Links that end the emails of a reason. They are signed and never expire: an old email has to keep its way out. */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    private readonly secrets: Secrets,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** For the foot and the head of an email; undefined where its reason can't be switched off. */
  foot(address: string, reason: NotificationReason): UnsubscribeFoot | undefined {
    const { because } = REASON_META[reason];
    if (because === null) return undefined;
    const token = this.token({ emailKey: emailKey(address), reason });
    const { publicUrl } = this.config;
    return {
      because,
      page: `${publicUrl}/unsubscribe/${token}`,
      oneClick: `${publicUrl}/api/unsubscribe/${token}`,
    };
  }

  /** @returns what a link is about; null for one that is none of ours */
  read(token: string): Subscription | null {
    const [content = '', signature = ''] = token.split('.');
    if (!this.secrets.verify(PURPOSE, content, signature)) return null;
    const [name = '', ...address] = Buffer.from(content, 'base64url').toString().split(':');
    const reason = NOTIFICATION_REASONS.find((one) => one === name);
    return reason !== undefined && canSilence(reason) ? { reason, emailKey: address.join(':') } : null;
  }

  private token({ emailKey: key, reason }: Subscription): string {
    const content = Buffer.from(`${reason}:${key}`).toString('base64url');
    return `${content}.${this.secrets.sign(PURPOSE, content)}`;
  }
}
