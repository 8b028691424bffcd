/** The profile of a user `u`, as far as every page needs it. SQL. */
export const OWN_PROFILE = `(select json_build_object('id', c.id, 'username', c.username, 'displayName', c.display_name,
  'profileImageKey', c.profile_image_key, 'linkShared', c.link_shared_at is not null) from creators c where c.user_id = u.id)`;
