import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { COOKIES } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import type { JourneySecrets } from './open-id-provider.js';

export const JOURNEY_COOKIE = COOKIES.journey.name;
export const JOURNEY_SECONDS = COOKIES.journey.minutes * 60;

/** A browser's way to the provider and back. */
export interface Journey extends JourneySecrets {
  /** The screen that was asked for before. */
  next: string | null;
}
type Ticket = Journey & { kind: 'journey' };

/** Remembers in a signed cookie what was begun, so that only the browser that began it can finish it, and once. */
@Injectable()
export class SignInJourneys {
  constructor(
    private readonly database: Database,
    private readonly jwt: JwtService,
  ) {}

  /** The cookie's content. */
  ticket(journey: Journey): string {
    return this.jwt.sign({ ...journey, kind: 'journey' } satisfies Ticket, { expiresIn: JOURNEY_SECONDS });
  }

  /** What a cookie remembers; null when it is missing, forged or over. */
  read(cookie: string | undefined): Journey | null {
    if (cookie === undefined) return null;
    try {
      const { kind, state, nonce, verifier, next } = this.jwt.verify<Ticket>(cookie, {
        algorithms: ['HS256'],
      });
      return kind === 'journey' ? { state, nonce, verifier, next } : null;
    } catch {
      return null;
    }
  }

  /**
   * Ends a journey for everyone who may have kept its cookie.
   * @returns whether it was still open
   */
  async end({ state }: Journey): Promise<boolean> {
    const row = await this.database.row(
      'spend-sign-in',
      `with forgotten as (delete from spent_sign_ins where expires_at < now())
       insert into spent_sign_ins (state, expires_at) values ($1, now() + make_interval(secs => $2))
       on conflict do nothing returning 1`,
      // The cookie is over first, also when two clocks differ by a minute.
      [state, JOURNEY_SECONDS + 60],
    );
    return row !== null;
  }
}
