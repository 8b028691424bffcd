import { Injectable } from '@nestjs/common';
import { type BookingFlow, Problem, usernameKey, usernameProblem, USERNAME } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { type PackageRow, type PortfolioRow, ReadCatalog } from '../../catalog/index.js';

export interface CreatorView {
  id: string;
  userId: string;
  username: string;
  displayName: string;
  bio: string | null;
  category: string | null;
  instagramUsername: string | null;
  profileImageKey: string | null;
  bookingFlow: BookingFlow;
  packages: PackageRow[];
  portfolioItems: PortfolioRow[];
}

const CREATOR = `select id, user_id as "userId", username, display_name as "displayName", bio, category,
  instagram_username as "instagramUsername", profile_image_key as "profileImageKey", booking_flow as "bookingFlow"
  from creators`;

@Injectable()
export class ReadCreators {
  constructor(
    private readonly database: Database,
    private readonly catalog: ReadCatalog,
  ) {}

  /** A public page, by id or username. @throws Problem CREATOR_NOT_FOUND */
  async profile(idOrUsername: string): Promise<CreatorView> {
    // Nobody has such a name, and PostgreSQL refuses some characters even in a question.
    if (!USERNAME.pattern.test(idOrUsername)) throw new Problem('CREATOR_NOT_FOUND');
    const found = isId(idOrUsername)
      ? await this.database.row<CreatorView>(
          'creator-by-id',
          `${CREATOR} where id = $1 and deleted_at is null`,
          [idOrUsername],
        )
      : await this.database.row<CreatorView>(
          'creator-by-name',
          `${CREATOR} where username_key = $1 and deleted_at is null`,
          [usernameKey(idOrUsername)],
        );
    if (!found) throw new Problem('CREATOR_NOT_FOUND');
    const [packages, portfolioItems] = await Promise.all([
      this.catalog.packagesOf(found.id),
      this.catalog.portfolioOf(found.id),
    ]);
    return { ...found, packages, portfolioItems };
  }

  /** Why a username can't be had, or null when it can. */
  async whyUnavailable(username: string): Promise<string | null> {
    const problem = usernameProblem(username);
    if (problem !== null) return problem;
    const taken = await this.database.row(
      'username-taken',
      'select 1 from creators where username_key = $1',
      [usernameKey(username)],
    );
    return taken ? USERNAME.messages.taken : null;
  }
}
