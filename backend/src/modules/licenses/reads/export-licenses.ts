/** What is kept of a person in licenses, by user and proven address. */
export const EXPORT_LICENSES = `
  select l.id, l.booking_id as "bookingId", l.issued_at as "issuedAt", l.brand_name as "brandName",
    l.creator_name as "creatorName", l.terms, l.files
  from licenses l
  where l.booking_id in (select p.booking_id from booking_people p where p.user_id = $1 or p.email_key = $2) order by l.issued_at desc`;
