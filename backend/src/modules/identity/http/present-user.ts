import { mediaUrl } from '../../../platform/http/media-url.js';
import type { UserView } from '../accounts/reads/find-user.js';
import type { UserDto } from './identity.dto.js';

export function presentUser({ creator, profileInDoubt, ...user }: UserView): UserDto {
  if (creator === null) return { ...user, profileImageUrl: null, creator };
  const { profileImageKey, ...profile } = creator;
  const profileImageUrl = mediaUrl(profileImageKey);
  return { ...user, profileImageUrl, creator: { ...profile, profileImageUrl, inDoubt: profileInDoubt } };
}
