import { Injectable } from '@nestjs/common';
import { type Reader, Problem } from '@reelpact/domain';
import { type Caller, VISITOR } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { type BookingRecord, peopleOf } from '../../bookings/index.js';
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
  async of(party: Reader, record: BookingRecord, tester: Caller): Promise<Caller> {
    const { brand, creator } = peopleOf(record);
    if (party === 'admin') return tester;
    const { userId } = party === 'creator' ? creator : brand;
    return userId === null ? { ...VISITOR, guestId: brand.guestId } : this.user(userId);
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
