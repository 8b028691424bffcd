/** What is kept of a person in licences, by user, proven address and creator. */
export const EXPORT_LICENCES = `
  select l.id, l.booking_id as "bookingId", l.issued_at as "issuedAt", l.brand_name as "brandName",
    l.creator_name as "creatorName", l.terms, l.files
  from licences l join bookings b on b.id = l.booking_id
  where b.brand_user_id = $1 or b.contact_email_key = $2 or b.creator_id = $3 order by l.issued_at desc`;
