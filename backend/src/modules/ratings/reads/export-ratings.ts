import { RATING_QUESTIONS, type Party } from '@reelpact/domain';

const answers = (by: Party): string =>
  `json_build_object(${RATING_QUESTIONS[by].map(({ key }, index) => `'${key}', r.stars[${index + 1}]`).join()})`;
const COLUMNS = `r.booking_id as "bookingId", case r.written_by when 'brand' then ${answers('brand')} else ${answers('creator')} end as answers,
  r.text, r.reply, r.written_at as "writtenAt", r.shown_at as "shownAt", r.replied_at as "repliedAt", r.removed_at as "removedAt", r.removed_for as "removedFor"`;
const rows = (brand: Party, creator: Party, and = ''): string => `
  select ${COLUMNS} from ratings r join bookings b on b.id = r.booking_id and b.creator_id = r.creator_id
  where ((r.written_by = '${brand}' and (b.brand_user_id = $1 or b.contact_email_key = $3)) or (r.written_by = '${creator}' and b.creator_id = $2)) ${and}
  order by r.written_at desc`;

/** What a person has said. */
export const RATINGS_GIVEN = rows('brand', 'creator');
/** What was said of them, as far as it is shown. */
export const RATINGS_RECEIVED = rows('creator', 'brand', 'and r.shown_at is not null');
