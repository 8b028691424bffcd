/** What is kept of a person in licenses, by user, proven address and creator. */
export const EXPORT_LICENSES = `
  select l.id, l.booking_id as "bookingId", l.issued_at as "issuedAt", l.brand_name as "brandName",
    l.creator_name as "creatorName", l.terms, l.files
  from licenses l join bookings b on b.id = l.booking_id
  where b.brand_user_id = $1 or b.contact_email_key = $2 or b.creator_id = $3 order by l.issued_at desc`;
