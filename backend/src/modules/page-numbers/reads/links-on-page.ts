/** SQL: whether a link or an account with this address stands on a creator's page now. */
export const standsOnPage = (creatorId: string, url: string): string => `exists (
    select from page_blocks b where b.creator_id = ${creatorId} and b.enabled and b.archived_at is null
      and (b.content->'links' @> jsonb_build_array(jsonb_build_object('url', ${url}))
        or b.content->'accounts' @> jsonb_build_array(jsonb_build_object('url', ${url}))))`;
