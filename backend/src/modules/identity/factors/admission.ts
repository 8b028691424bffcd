import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { AccountLog } from '../account-log/account-log.js';
import { PendingSignIns } from '../sessions/pending-sign-ins.js';
import { Sessions } from '../sessions/sessions.js';
import { hasFactor } from '../sessions/reads/has-factor.js';

/** Somebody who has shown the first proof of who they are. */
export interface Arrival {
  userId: string;
  userAgent: string | null;
  /** Whether nobody has signed in there before; told to the owner once somebody is in. */
  isNewDevice: boolean;
}

/** Somebody who is let in, or who is asked for the second factor first. */
export interface Admitted {
  userId: string;
  /** The content of the session cookie; null while the second factor is missing. */
  cookie: string | null;
  /** The content of the cookie that names the sign-in which waits for it; null when nothing is missing. */
  half: string | null;
}

/** The one door for everyone who signs in, however they came: with a second factor it takes two steps. */
@Injectable()
export class Admission {
  constructor(
    private readonly sessions: Sessions,
    private readonly pending: PendingSignIns,
    private readonly log: AccountLog,
  ) {}

  async admit(tx: Transaction, arrival: Arrival): Promise<Admitted> {
    const { userId } = arrival;
    if (await hasFactor(tx, userId))
      return { userId, cookie: null, half: await this.pending.begin(tx, arrival) };
    return { userId, cookie: await this.enter(tx, arrival), half: null };
  }

  /** Begins a session for somebody of whom nothing more is asked. @returns the cookie's content */
  async enter(tx: Transaction, { userId, userAgent, isNewDevice }: Arrival): Promise<string> {
    if (isNewDevice) await this.log.note(tx, userId, 'new_device', userAgent ?? '');
    return this.sessions.begin(tx, userId, userAgent);
  }
}
