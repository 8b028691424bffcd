import { Injectable } from '@nestjs/common';
import { type Reader, Problem } from '@reelpact/domain';
import { type Caller, VISITOR } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import type { BookingRecord } from '../../bookings/index.js';
import { FindUser, Users } from '../../identity/index.js';

/** Who a tester is when they act as a party: that party's own account or guest, with its rights and no others. */
@Injectable()
export class PartyCallers {
  constructor(
    private readonly database: Database,
    private readonly findUser: FindUser,
    private readonly users: Users,
  ) {}

  /** @throws Problem CONFLICT when the party has deleted their account */
  async of(party: Reader, { brandUserId, guestId, creator }: BookingRecord, tester: Caller): Promise<Caller> {
    if (party === 'admin') return tester;
    if (party === 'creator') return this.user(creator.userId);
    if (brandUserId !== null) return this.user(brandUserId);
    return { ...VISITOR, guestId };
  }

  private async user(userId: string): Promise<Caller> {
    if (await this.users.isDeleted(this.database, userId)) {
      throw new Problem('CONFLICT', 'This party has deleted their account.');
    }
    const { id, email, emailVerified, creator } = await this.findUser.run(userId);
    // Nobody acts as an admin by being another one's party.
    const rights = { isAdmin: false, creatorId: creator?.id ?? null };
    return { ...VISITOR, user: { id, sessionId: null, email, emailVerified, ...rights } };
  }
}
