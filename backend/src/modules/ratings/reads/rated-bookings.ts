import { deletedEmail } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import type { KnownPerson } from '../../../platform/database/personal-data.js';

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** The rated bookings that were a forgotten person's as the brand; for after the bookings have forgotten them. */
export const ratedAsForgottenBrand = async (tx: Transaction, { userId }: KnownPerson): Promise<string[]> =>
  idsOf(
    await tx.rows<{ id: string }>(
      'rated-bookings-of-forgotten',
      `select w.booking_id as id from bookings b join rating_windows w on w.booking_id = b.id and w.creator_id = b.creator_id
       where b.contact_email_key = $1`,
      [deletedEmail(userId)],
    ),
  );

/** The rated bookings of a creator. */
export const ratedAsCreator = async (tx: Transaction, { creatorId }: KnownPerson): Promise<string[]> =>
  creatorId === null
    ? []
    : idsOf(
        await tx.rows<{ id: string }>(
          'rated-bookings-of-creator',
          'select booking_id as id from rating_windows where creator_id = $1',
          [creatorId],
        ),
      );
