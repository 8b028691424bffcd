import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import type { LinkedLoginDto } from '../../src/modules/identity/http/access.dto.js';
import type { UserDto } from '../../src/modules/identity/index.js';
import { type TestApp, startTestApp } from '../app.js';
import { PASSWORD } from '../builders.js';
import type { Answer, Person } from '../person.js';
import { StandInProvider } from './stand-in-provider.js';

export type Redirect = Answer<unknown>;
export const placeOf = ({ headers }: Redirect): string => headers.get('location') ?? '';

let counter = 0;
/** Somebody of whom nobody has heard. */
export function somebody(): Record<string, unknown> & { sub: string; email: string } {
  counter += 1;
  return {
    sub: `subject-${counter}`,
    email: `Person-${counter}@Example.test`,
    email_verified: true,
    given_name: 'Zoë',
    family_name: 'Okafor',
  };
}

/** The product with a provider beside it that does as a test tells it, and anyone who is to sign in there next. */
export class OidcStage {
  provider!: StandInProvider;
  stage!: TestApp;

  readonly begin = (person: Person, next?: string): Promise<Redirect> =>
    person.get(`/api/auth/oidc${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`);

  /** What the browser does at the provider. @returns path and query to which it is sent back */
  readonly atProvider = async (begun: Redirect): Promise<string> => {
    const answer = await fetch(placeOf(begun), { redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? (await answer.text()));
    expect(back.origin + back.pathname).toBe(`${this.stage.config.publicUrl}/api/auth/oidc/callback`);
    return back.pathname + back.search;
  };

  /** The whole way. @returns where the person is sent in the end */
  readonly signIn = async (person: Person, next?: string): Promise<string> => {
    const end = await person.get(await this.atProvider(await this.begin(person, next)));
    expect(end.status).toBe(302);
    return placeOf(end);
  };

  readonly knowsPassword = async (email: string): Promise<boolean> =>
    (await this.stage.person().post('/api/auth/login', { email, password: PASSWORD })).status === 200;

  readonly rows = () =>
    this.stage.database.row(
      't-count-rows',
      `select (select count(*) from users)::int as users, (select count(*) from sessions)::int as sessions,
         (select count(*) from linked_logins)::int as logins`,
    );
}

export const whoIs = async (person: Person): Promise<UserDto | null> => {
  const { status, body } = await person.get<UserDto>('/api/auth/user');
  return status === 200 ? body : null;
};
export const loginsOf = async (person: Person): Promise<LinkedLoginDto[]> =>
  (await person.get<LinkedLoginDto[]>('/api/auth/logins')).body;

/** Sets the stage for the file that calls it. */
export function setOidcStage(): OidcStage {
  const oidc = new OidcStage();
  beforeAll(async () => {
    oidc.provider = await StandInProvider.start();
    oidc.stage = await startTestApp({ ...oidc.provider.settings, OIDC_TIMEOUT_MS: '2000' });
  });
  afterAll(async () => {
    await oidc.stage.stop();
    await oidc.provider.stop();
  });
  beforeEach(() => {
    oidc.provider.fault = {};
    oidc.provider.person = somebody();
  });
  return oidc;
}
