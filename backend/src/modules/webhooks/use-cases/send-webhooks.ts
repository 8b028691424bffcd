import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnModuleInit,
} from '@nestjs/common';
import { WEBHOOK_DELIVERY, answerFailure } from '@reelpact/domain';
import { Background } from '../../../platform/background/background.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Recurring } from '../../../platform/jobs/recurring.js';
import { PostOutside } from '../../../platform/outgoing/post-outside.js';
import { EndpointSecrets } from '../endpoint-secrets.js';
import { webhookHeaders } from '../webhook-signature.js';
import { type Claim, ClaimDeliveries } from './claim-deliveries.js';
import { type Attempt, NoteAttempt } from './note-attempt.js';
import { WAKE_TASK } from './publish-events.js';

const LOOK_EVERY_MS = 1_000;
/** How many this server sends at once. */
const MOST_AT_ONCE = 10;
/** How many of them to endpoints whose last delivery failed or took long: whoever they belong to, they leave room for the others. */
const MOST_HOLDING_UP_AT_ONCE = 4;
/** How many of them to the endpoints of one person: those of others find room beside any number of slow ones. */
const MOST_OF_ONE_OWNER = 2;

const WAKE = `
  update webhook_endpoints set next_due_at = now()
  where user_id = $1 and enabled and (next_due_at is null or next_due_at > now())`;

/** The people with so many of these or more. */
function ownersWith(most: number, endpoints: readonly { userId: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { userId } of endpoints) counts.set(userId, (counts.get(userId) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= most).map(([userId]) => userId);
}

/**
 * Sends what is due, apart from the jobs: a receiver that hangs never holds up money or emails. At most once at a time to each
 * endpoint, over all servers. What a server was sending when it was killed is sent again, with the same event id.
 */
@Background(['worker'])
@Injectable()
export class SendWebhooks implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('SendWebhooks');
  private readonly recurring = new Recurring('sending webhooks', LOOK_EVERY_MS, () => this.fill());
  private readonly sending = new Map<Promise<void>, Claim>();
  private filling: Promise<void> | null = null;
  private isStopping = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly claims: ClaimDeliveries,
    private readonly outside: PostOutside,
    private readonly secrets: EndpointSecrets,
    private readonly attempts: NoteAttempt,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ userId: string }>(WAKE_TASK, async ({ userId }) => {
      await this.database.rows('wake-webhooks', WAKE, [userId]);
    });
  }

  start(): void {
    this.recurring.start();
  }

  /** Sends what is due now until nothing is left. */
  async run(): Promise<void> {
    // What is looking already may have looked before it was due.
    await this.filling;
    do {
      await this.fill();
      await Promise.all(this.sending.keys());
    } while (this.filling !== null || this.sending.size > 0);
  }

  /** What has been taken is sent to its end: its result would be lost, and it would be sent twice. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.recurring.stop();
    await this.filling;
    await Promise.all(this.sending.keys());
  }

  /** Takes what is due as long as there is room. */
  private fill(): Promise<void> {
    this.filling ??= this.takeDue().finally(() => {
      this.filling = null;
    });
    return this.filling;
  }

  private async takeDue(): Promise<void> {
    while (!this.isStopping && this.sending.size < MOST_AT_ONCE) {
      const endpoints = [...this.sending.values()].map(({ endpoint }) => endpoint);
      const holdingUp = endpoints.filter(({ isHoldingUp }) => isHoldingUp).length;
      const claim = await this.claims.next({
        onlyPrompt: holdingUp >= MOST_HOLDING_UP_AT_ONCE,
        notOf: ownersWith(MOST_OF_ONE_OWNER, endpoints),
      });
      if (!claim) return;
      const sent = this.send(claim)
        .catch((error: unknown) => this.logger.error(`noting a webhook failed: ${String(error)}`))
        .then(() => {
          this.sending.delete(sent);
          // There is room again; a failure is tried again by the clock.
          void this.fill().catch(() => undefined);
        });
      this.sending.set(sent, claim);
    }
  }

  private async send(claim: Claim): Promise<void> {
    const began = performance.now();
    const result = await this.post(claim);
    await this.attempts.run(claim, { ...result, tookMs: performance.now() - began });
  }

  private async post({ endpoint, delivery }: Claim): Promise<Omit<Attempt, 'tookMs'>> {
    const body = Buffer.from(delivery.body);
    const secrets = this.secretsOf(endpoint);
    if (!secrets) return { failure: 'secret', answeredWith: null, answer: null };
    const answer = await this.outside.run({
      url: endpoint.url,
      headers: {
        'content-type': 'application/json',
        'user-agent': `Reelpact-Webhooks (+${this.config.publicUrl})`,
        ...webhookHeaders(secrets, { id: delivery.eventId, seconds: Math.floor(Date.now() / 1000), body }),
      },
      body,
      timeoutMs: WEBHOOK_DELIVERY.timeoutMs,
      readBytes: WEBHOOK_DELIVERY.mostAnswerBytes,
      keepBytes: WEBHOOK_DELIVERY.keptAnswerBytes,
    });
    if ('failure' in answer) return { failure: answer.failure, answeredWith: null, answer: null };
    const { status, beginning } = answer;
    return { failure: answerFailure(status), answeredWith: status, answer: beginning };
  }

  /** Null when they were stored under another SESSION_SECRET: the owner has to see that, and can make a new one. */
  private secretsOf({ id, secret, oldSecret }: Claim['endpoint']): string[] | null {
    try {
      const closed = oldSecret === null ? [secret] : [secret, oldSecret];
      return closed.map((one) => this.secrets.open(one, id));
    } catch (error) {
      this.logger.error(`the secret of the webhook endpoint ${id} can't be read: ${String(error)}`);
      return null;
    }
  }
}
