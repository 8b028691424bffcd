import { RATING_QUESTIONS, type Party } from '@reelpact/domain';

const answers = (by: Party): string =>
  `json_build_object(${RATING_QUESTIONS[by].map(({ key }, index) => `'${key}', r.stars[${index + 1}]`).join()})`;
/** @param words SQL: whether answers and words are told, and not only that there was a rating */
const rows = (brand: Party, creator: Party, { words = 'true', and = '' } = {}): string => `
  select r.booking_id as "bookingId", case when ${words} then case r.written_by when 'brand' then ${answers('brand')} else ${answers('creator')} end end as answers,
    case when ${words} then r.text end as text, case when ${words} then r.reply end as reply, r.written_at as "writtenAt", r.shown_at as "shownAt",
    r.replied_at as "repliedAt", r.removed_at as "removedAt", r.removed_for as "removedFor"
  from ratings r join bookings b on b.id = r.booking_id and b.creator_id = r.creator_id
  where ((r.written_by = '${brand}' and (b.brand_user_id = $1 or b.contact_email_key = $3)) or (r.written_by = '${creator}' and b.creator_id = $2)) ${and}
  order by r.written_at desc`;

/** What a person has said. */
export const RATINGS_GIVEN = rows('brand', 'creator');
/** What was said of them, as far as it is shown. */
export const RATINGS_RECEIVED = rows('creator', 'brand', {
  words: 'r.removed_at is null',
  and: 'and r.shown_at is not null',
});
