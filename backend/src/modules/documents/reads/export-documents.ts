const BRAND_BOOKINGS = `select b.id from bookings b where b.brand_user_id = $1 or b.contact_email_key = $2`;

/** A person's documents, by user, proven address and creator; newest first. */
export const EXPORT_DOCUMENTS = `
  select d.number, d.kind, d.at, d.body::jsonb as data, d.sha256 from documents d
  where (d.reader = 'brand' and d.booking_id in (${BRAND_BOOKINGS})) or (d.reader = 'creator' and d.creator_id = $3)
  order by d.at desc, d.id desc`;

/** Billing details of a person's account and bookings, by user and proven address. */
export const EXPORT_BILLING = `
  select d.booking_id as "bookingId", d.details, d.updated_at as "updatedAt" from billing_details d
  where d.user_id = $1 or d.booking_id in (${BRAND_BOOKINGS})
  order by d.updated_at desc`;
