import type { TokenScope } from '@reelpact/domain';
import { ApiTokens } from '../../src/modules/identity/tokens/api-tokens.js';
import { GUEST_COOKIE } from '../../src/modules/identity/guests/guests.js';
import { Guests, SESSION_COOKIE, Sessions } from '../../src/modules/identity/index.js';
import { newId } from '../../src/platform/database/ids.js';
import { type Cast, PEOPLE, type Who } from '../access-cast.js';
import type { TestApp } from '../app.js';
import type { Operation } from './description.js';
import { giveFactor } from '../factors.js';

export const ROLES = [...PEOPLE, 'readToken', 'writeToken'] as const;
export type Role = (typeof ROLES)[number];
export type Headers = Record<string, string>;

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const GUESTS: ReadonlySet<Role> = new Set(['guestOfThis', 'guestOfAnother']);
const CREATORS: ReadonlySet<Role> = new Set(['creatorOfThis', 'creatorOfAnother']);
/** Nobody, and programs: they can do nothing to an account. */
const HARMLESS: ReadonlySet<Role> = new Set(['visitor', 'readToken', 'writeToken']);

/**
 * By what each role is known to the server. What a call says of accounts, sessions and tokens is done to somebody like
 * them, made for this one request: nobody of the cast may be missing afterwards.
 */
export class Roles {
  private constructor(
    private readonly stage: TestApp,
    private readonly headers: Readonly<Record<Role, Headers>>,
  ) {}

  static async of(stage: TestApp, { people, things }: Cast): Promise<Roles> {
    const owner = await stage.database.row<{ id: string }>(
      't-owner',
      'select user_id as id from creators where id = $1',
      [things.creatorId],
    );
    const token = async (scope: TokenScope): Promise<Headers> => {
      const made = await stage.app.get(ApiTokens).make(owner?.id ?? '', `A ${scope} token`, [scope]);
      return { authorization: `Bearer ${made.token}` };
    };
    const cookie = (who: Who): Headers => {
      const { cookieHeader } = people[who];
      return cookieHeader === '' ? {} : { cookie: cookieHeader };
    };
    const ofPeople = Object.fromEntries(PEOPLE.map((who) => [who, cookie(who)])) as Record<Who, Headers>;
    return new Roles(stage, {
      ...ofPeople,
      readToken: await token('read'),
      writeToken: await token('write'),
    });
  }

  /** What a request of this role carries. */
  async headersFor(role: Role, { method, call }: Operation): Promise<Headers> {
    const harmless = SAFE_METHODS.has(method) || !call.tags?.includes('Identity');
    return harmless || HARMLESS.has(role) ? this.headers[role] : this.double(role);
  }

  /** Those who are not known to the server any more. */
  async missing(): Promise<Role[]> {
    const known = await Promise.all(
      ROLES.map(async (role) => {
        if (role === 'visitor' || GUESTS.has(role)) return true;
        const { status } = await fetch(`${this.stage.url}/api/auth/user`, { headers: this.headers[role] });
        return status === 200;
      }),
    );
    return ROLES.filter((_, index) => !known[index]);
  }

  private double(role: Role): Promise<Headers> {
    const sessions = this.stage.app.get(Sessions);
    return this.stage.database.transaction(async (tx) => {
      if (GUESTS.has(role)) {
        const guests = this.stage.app.get(Guests);
        return { cookie: `${GUEST_COOKIE}=${guests.cookie(await guests.begin(tx))}` };
      }
      const [userId, creatorId] = [newId(), newId()];
      await tx.rows(
        't-double',
        `insert into users (id, email, email_key, first_name, last_name, email_verified_at, is_admin)
         values ($1, $2, $2, 'Dora', 'Double', case when $3::boolean then now() end, $4)`,
        [userId, `${userId}@example.test`, role !== 'unverifiedSameEmail', role === 'admin'],
      );
      if (role === 'admin') await giveFactor(tx, userId);
      if (CREATORS.has(role)) {
        await tx.rows(
          't-double-creator',
          `insert into creators (id, user_id, username, username_key, display_name, booking_flow)
           values ($1, $2, $3, $3, 'Dora Double', 'pay_first')`,
          [creatorId, userId, `d${creatorId.replaceAll('-', '').slice(-19)}`],
        );
      }
      return { cookie: `${SESSION_COOKIE}=${await sessions.begin(tx, userId)}` };
    });
  }
}
