import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { NotificationReason } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { boundedFetch } from '../../../platform/outgoing/bounded-fetch.js';
import { NotificationChoices } from '../choices/notification-choices.js';
import { PushSubscriptions } from './push-subscriptions.js';
import { type PushedReader, findSubscription, subscriptionsOf } from './reads/live-subscriptions.js';
import { encryptPush } from './encrypt-push.js';
import { isPushService } from './push-services.js';
import { vapidHeader } from './vapid.js';

/** What a browser shows. */
export interface PushMessage {
  title: string;
  path: string;
  /** A later message with the same tag takes the place of an earlier one. */
  tag: string;
}

interface PushJob extends PushMessage {
  subscriptionId: string;
  /** Real time: what is a day old is no news. */
  since: number;
  urgent: boolean;
}

/** What a reader is told, and why. */
interface PushedMessage {
  to: PushedReader;
  reason: NotificationReason;
  message: PushMessage;
}

const TASK = 'push';
const POST_TASK = 'post-push';
const TIMEOUT_MS = 10_000;
const LIFE_SECONDS = 24 * 3600;
/** The browser has unsubscribed. */
const GONE = new Set([404, 410]);
/** The service is not able to, now. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** Tells people's browsers, by jobs after the commit, each browser by its own. Without keys nobody is told. */
@Injectable()
export class PushOutbox implements OnModuleInit {
  private readonly logger = new Logger('PushOutbox');

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly choices: NotificationChoices,
    private readonly subscriptions: PushSubscriptions,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<PushJob>(TASK, (job) => this.send(job));
    this.jobs.handle<PushedMessage>(POST_TASK, (told) =>
      this.database.transaction((tx) => this.post(tx, [told])),
    );
  }

  /** Leaves each message for every browser of its reader, if they want to be told of its reason: with as few statements for many as for one. */
  async post(tx: Transaction, told: readonly PushedMessage[]): Promise<void> {
    if (this.config.push === null || told.length === 0) return;
    const found = await subscriptionsOf(
      tx,
      told.map(({ to }) => to),
    );
    const browsers = found.flatMap(({ place, id, userId }) => {
      const one = told[place];
      return one ? [{ ...one, id, chooser: { userId, emailKey: null } }] : [];
    });
    for (const { id, message, reason } of await this.choices.wanted(tx, browsers, 'push')) {
      const job: PushJob = { ...message, subscriptionId: id, since: Date.now(), urgent: reason === 'act' };
      await tx.enqueue(TASK, job, { key: `${TASK}:${id}:${message.tag}` });
    }
  }

  /** The same for a request: it isn't held up by looking for browsers. */
  async postLater(
    tx: Transaction,
    { userId, emailKey }: PushedReader,
    reason: NotificationReason,
    message: PushMessage,
  ): Promise<void> {
    if (this.config.push === null) return;
    const job: PushedMessage = { to: { userId, emailKey }, reason, message };
    await tx.enqueue(POST_TASK, job);
  }

  /** @throws Error when the push service can't take it now; the job is tried again */
  private async send({ subscriptionId, since, urgent, title, path, tag }: PushJob): Promise<void> {
    const { push } = this.config;
    const age = Math.floor((Date.now() - since) / 1000);
    if (push === null || age >= LIFE_SECONDS) return;
    const browser = await findSubscription(this.database, subscriptionId);
    // Looked at again: what is stored may be from before a service was taken off the list.
    if (!browser || !isPushService(browser.endpoint, push.loopback)) return;
    const answer = await boundedFetch(browser.endpoint, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: vapidHeader(browser.endpoint, push, Date.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(LIFE_SECONDS - age),
        urgency: urgent ? 'high' : 'normal',
      },
      body: new Uint8Array(encryptPush(Buffer.from(JSON.stringify({ title, path, tag })), browser)),
    });
    if (GONE.has(answer.status)) await this.subscriptions.drop(this.database, subscriptionId);
    else if (isPassing(answer.status)) throw new Error(`the push service answered ${answer.status}`);
    else if (!answer.ok) this.logger.warn(`a push service refused a message with ${answer.status}`);
  }
}
