import { Injectable } from '@nestjs/common';
import {
  type Party,
  Problem,
  type PublicRating,
  type RatingAnswers,
  type RatingSums,
  type RemovalReason,
  SHOWN_RATINGS,
  type ShownStars,
  answersOf,
  shownStars,
  usernameKey,
} from '@reelpact/domain';
import { type Cursor, VERY_FIRST } from '../../../platform/database/cursor.js';
import { Database } from '../../../platform/database/database.js';
import { GatheredReads } from '../../../platform/database/gathered-reads.js';
import { Replica } from '../../../platform/database/replica.js';

const PAGE = 20;
/** What is said of creators who hide their numbers. */
const NONE: RatingSums = { ratings: 0, stars: [], removed: 0 };
const MOST_REPORTED = 100;
const SUMS = `
  select c.id, json_build_object('ratings', coalesce(p.ratings, 0), 'stars', coalesce(p.rating_stars, '{0,0,0}'), 'removed', coalesce(p.ratings_removed, 0)) as sums,
    c.show_numbers as "isShown"
  from creators c left join creator_proof p on p.creator_id = c.id where c.username_key = $1 and c.deleted_at is null`;
const COLUMNS = `r.booking_id as id, r.creator_id as "creatorId", r.stars, r.text, r.reply, r.shown_at as "shownAt", b.package ->> 'name' as "packageName"`;
/** Of brands, and to be seen. */
const SEEN = `r.written_by = 'brand' and r.shown_at is not null and r.removed_at is null`;
const LIST = `
  select ${COLUMNS} from ratings r join bookings b on b.id = r.booking_id and b.creator_id = r.creator_id
  where r.creator_id = $1 and ${SEEN} and (r.shown_at, r.booking_id) < ($2::timestamptz, $3::uuid)
  order by r.shown_at desc, r.booking_id desc limit ${PAGE + 1}`;
const NEWEST = `
  select r.* from unnest($1::uuid[]) as asked (id) cross join lateral (
    select ${COLUMNS} from ratings r join bookings b on b.id = r.booking_id and b.creator_id = r.creator_id
    where r.creator_id = asked.id and ${SEEN} order by r.shown_at desc, r.booking_id desc limit ${SHOWN_RATINGS}) r`;
const REPORTED = `
  select p.booking_id as "bookingId", p.written_by as by, r.stars, r.text, r.reply, p.reason, p.note, p.at
  from rating_reports p join ratings r on r.booking_id = p.booking_id and r.written_by = p.written_by
  where p.handled_at is null order by p.at limit ${MOST_REPORTED}`;

interface ReportedRating {
  bookingId: string;
  by: Party;
  answers: RatingAnswers;
  text: string | null;
  reply: string | null;
  reason: RemovalReason;
  note: string | null;
  at: string;
}

interface ListedRow extends Record<string, unknown> {
  id: string;
  creatorId: string;
  stars: number[];
  text: string | null;
  reply: string | null;
  shownAt: Date;
  packageName: string;
}

/** Ratings, as they are read by those who are no party of the booking. */
@Injectable()
export class ReadRatings {
  private readonly newestOf = new GatheredReads<{ creatorId: string; list: PublicRating[] }>((keys) =>
    this.replica.orLastKnown(
      keys,
      async (from) => {
        const rows = await from.rows<ListedRow>('newest-ratings', NEWEST, [keys]);
        const lists = keys.map((creatorId) => ({
          creatorId,
          list: rows.filter((row) => row.creatorId === creatorId).map(present),
        }));
        return new Map(lists.map((one) => [one.creatorId, one]));
      },
      ({ creatorId }) => creatorId,
    ),
  );

  constructor(
    private readonly database: Database,
    private readonly replica: Replica,
  ) {}

  /** The newest that brands say of a creator, for everyone. */
  async newest(creatorId: string): Promise<PublicRating[]> {
    return (await this.newestOf.find(creatorId))?.list ?? [];
  }

  /** What brands say of a creator. @throws Problem CREATOR_NOT_FOUND */
  async ofCreator(
    username: string,
    after: Cursor = VERY_FIRST,
  ): Promise<{ ratings: ShownStars & { list: PublicRating[] }; next: Cursor | null }> {
    const creator = await this.database.row<{
      id: string;
      sums: RatingSums;
      isShown: boolean;
    }>('rating-sums-by-name', SUMS, [usernameKey(username)]);
    if (!creator) throw new Problem('CREATOR_NOT_FOUND');
    const sums = shownStars('brand', creator.isShown ? creator.sums : NONE);
    if (sums.stars === null) return { ratings: { ...sums, list: [] }, next: null };
    const rows = await this.database.rows<ListedRow>('ratings-of-creator', LIST, [
      creator.id,
      after.createdAt,
      after.id,
    ]);
    const page = rows.slice(0, PAGE);
    const last = page.at(-1);
    return {
      ratings: {
        ...sums,
        list: page.map(present),
      },
      next: rows.length > PAGE && last ? { createdAt: last.shownAt.toISOString(), id: last.id } : null,
    };
  }

  /** What admins have to decide. */
  async reported(): Promise<ReportedRating[]> {
    const rows = await this.database.rows<
      Omit<ReportedRating, 'answers' | 'at'> & { stars: number[]; at: Date }
    >('reported-ratings', REPORTED);
    return rows.map(({ stars, at, ...row }) => ({
      ...row,
      answers: answersOf(row.by, stars),
      at: at.toISOString(),
    }));
  }
}

const present = ({ stars, text, reply, shownAt, packageName }: ListedRow): PublicRating => ({
  answers: answersOf('brand', stars),
  text,
  reply,
  packageName,
  month: shownAt.toISOString().slice(0, 7),
});
