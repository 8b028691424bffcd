/** SQL: the changes that were asked for and are still open in a file, or in what it is the next version of. */
export const openChangesOf = (bookingId: string, uploadId: string, creatorId: string): string => `
  select from review_items i
    join submission_files told on told.submission_id = i.submission_id and told.upload_id = i.upload_id
      and told.creator_id = i.creator_id
    join submission_files file on file.slot_id = told.slot_id and file.creator_id = told.creator_id
  where i.booking_id = ${bookingId} and i.creator_id = ${creatorId} and file.upload_id = ${uploadId} and i.kind = 'change' and i.state = 'open' and i.parent_id is null`;
