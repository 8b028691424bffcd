import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import pg from 'pg';
import { AN_ADDRESS } from '../builders.js';
import { Person } from '../person.js';
import { StandInStripe } from '../stripe/stand-in-stripe.js';
import { Balancer } from './balancer.js';
import { openPayouts } from './open-payouts.js';
import { patientPool } from './patient-pool.js';
import type { Offer } from './players.js';
import { Product } from './product.js';

/** Ends servers in the middle of what they do, and starts them again, until it is stopped. */
export interface Killing {
  /** How often a server was killed. */
  kills(): number;
  /** @returns the same, when all servers are up again */
  stop(): Promise<number>;
}

/** What servers stand on, and before them. */
export interface Ground {
  databaseUrl: string;
  /** What is set for each of them alone. */
  each: readonly Readonly<Record<string, string>>[];
  /** Puts one address before them. */
  stand(urls: readonly string[]): Promise<Pick<Balancer, 'url' | 'stop'>>;
  leave(): Promise<void>;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** For two servers that do everything: an empty database of their own. */
async function plainGround(): Promise<Ground> {
  const name = `reelpact_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${process.env['TEST_TEMPLATE'] ?? ''}`);
  return {
    databaseUrl: Object.assign(new URL(process.env['TEST_DATABASE_URL'] ?? ''), { pathname: `/${name}` })
      .href,
    each: [{}, {}],
    stand: (urls) => Balancer.before(urls),
    leave: () => onServer(`drop database if exists ${name} with (force)`),
  };
}

/** Servers of the built product on one database, behind one address, with a stand-in for Stripe that outlives them. */
export class Servers {
  private constructor(
    readonly stripe: StandInStripe,
    readonly database: pg.Pool,
    private readonly ground: Ground,
    readonly settings: Readonly<Record<string, string>>,
    readonly products: readonly Product[],
    private readonly balancer: Pick<Balancer, 'url' | 'stop'>,
  ) {}

  /** @param more settings beside the usual ones */
  static async start(more: Record<string, string> = {}, on?: Ground): Promise<Servers> {
    const ground = on ?? (await plainGround());
    const { databaseUrl } = ground;
    const database = patientPool(databaseUrl);
    const stripe = await StandInStripe.start();
    stripe.delivery = 'swapped';
    const settings = {
      ...stripe.settings,
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: randomBytes(32).toString('hex'),
      STRIPE_TIMEOUT_MS: '1000',
      PLATFORM_FEE_BPS: '1000',
      // Only a demo tells programs on its own machine; its people are left out.
      DEMO_MODE: 'true',
      WEBHOOK_ALLOW_LOOPBACK: 'true',
      RATE_LIMIT_FACTOR: '100000',
      ...more,
    };
    await database.query(
      `insert into secrets (name, value) values ('demo-planted', 'true'), ('demo-admin-planted', 'true')`,
    );
    const products: Product[] = [];
    for (const own of ground.each) products.push(await Product.start({ ...settings, ...own }));
    const balancer = await ground.stand(products.map(({ url }) => url));
    stripe.webhookUrl = `${balancer.url}/api/webhooks/payments`;
    return new Servers(stripe, database, ground, settings, products, balancer);
  }

  async stop(): Promise<void> {
    await this.balancer.stop();
    await Promise.all(this.products.map((product) => product.stop()));
    await this.stripe.stop();
    await this.database.end();
    await this.ground.leave();
  }

  get url(): string {
    return this.balancer.url;
  }

  person(): Person {
    return new Person(this.url);
  }

  /** Somebody with an account whose email is confirmed. */
  async somebody(name: string): Promise<Person> {
    const person = this.person();
    const answer = await person.post('/api/auth/register', {
      email: `${name}@example.test`,
      password: 'correct horse',
      firstName: 'Ann',
      lastName: 'Miller',
    });
    if (answer.status !== 201) throw new Error(`could not register: ${JSON.stringify(answer.body)}`);
    await this.database.query('update users set email_verified_at = now()');
    return person;
  }

  async admin(): Promise<Person> {
    const admin = await this.somebody('admin');
    await this.database.query('update users set is_admin = true');
    await this.giveFactors();
    return admin;
  }

  /** A creator who can be paid, with a package. */
  async offer(): Promise<Offer> {
    const person = await this.somebody('creator');
    const block = {
      enabled: true,
      type: 'package',
      title: 'UGC Package',
      description: 'Three photos of it',
      deliveryTime: '3-5 days',
      includes: '• Photos of it',
      price: 150,
      revisions: 1,
    };
    const { body } = await person.post<{ id: string; packages: { id: string }[] }>('/api/creator/onboard', {
      username: 'sophia',
      displayName: 'Sophia Reyes',
      bio: 'Bright and honest videos.',
      category: 'Lifestyle',
      contentBlocks: [block],
    });
    await this.giveFactors();
    await openPayouts(person);
    const { rows } = await this.database.query<{ account_id: string }>(
      'select account_id from payout_accounts',
    );
    const accountId = rows[0]?.account_id ?? '';
    this.stripe.onboard(accountId);
    await this.stripe.settled();
    return { person, creatorId: body.id, packageId: body.packages[0]?.id ?? '', accountId };
  }

  /** Another package of the creator, which needs a product and keeps a fee. */
  async offerWithProduct(offer: Offer): Promise<Offer> {
    const { person, creatorId } = offer;
    await person.call('PUT', '/api/creator/shipping-address', AN_ADDRESS);
    const { status, body } = await person.post<{ id: string }>(`/api/creator/${creatorId}/packages`, {
      ...{ tier: 'premium', name: 'With Your Product', description: 'A reel about it', price: 150 },
      ...{ deliveryTime: '3-5 days', revisions: 1, includes: '• Photos of it' },
      ...{ needsProduct: true, cancellationPercent: 20 },
    });
    if (status !== 201) throw new Error(`no package with a product: ${JSON.stringify(body)}`);
    return { ...offer, packageId: body.id };
  }

  /** Kills one of the servers at random moments. @param longestLife milliseconds between two kills, at most */
  kill(longestLife: number): Killing {
    let killed = 0;
    let isOver = false;
    const wait = () => new Promise((resume) => setTimeout(resume, Math.random() * longestLife));
    const killing = (async () => {
      for (await wait(); !isOver; await wait()) {
        const product = this.products[Math.floor(Math.random() * this.products.length)];
        await product?.kill();
        killed += 1;
        await product?.launch();
      }
    })();
    let failure: unknown;
    killing.catch((error: unknown) => (failure = error));
    return {
      // Those who wait for more of it learn that there will be none.
      kills: () => {
        if (failure instanceof Error) throw failure;
        return killed;
      },
      stop: async () => {
        isOver = true;
        await killing;
        return killed;
      },
    };
  }

  /**
   * What the command that reconciles says. It isn't waited for in one piece: the stand-in that it asks lives in this process. Servers ask the
   * provider again, and so may be impatient; the command asks once.
   */
  reconcile(...bookingIds: string[]): Promise<{ code: unknown; stdout: string; stderr: string }> {
    const { STRIPE_TIMEOUT_MS: _, ...settings } = this.settings;
    return new Promise((done) =>
      execFile(
        process.execPath,
        [resolve(__dirname, '../../dist/command.js'), 'reconcile', ...bookingIds],
        { env: { PATH: process.env['PATH'], ...settings } },
        (error, stdout, stderr) => done({ code: error?.code ?? 0, stdout, stderr }),
      ),
    );
  }

  /** Admins need a second factor, and creators who set up payouts. */
  private giveFactors(): Promise<unknown> {
    return this.database.query(
      `insert into one_time_codes (user_id, secret, confirmed_at) select id, 'sealed', now() from users on conflict do nothing`,
    );
  }
}
