import { mediaUrl } from '../../../platform/http/media-url.js';
import type { UserView } from '../accounts/reads/find-user.js';
import type { UserDto } from './identity.dto.js';

export function presentUser({ profileImageKey, creator, ...user }: UserView): UserDto {
  const profileImageUrl = mediaUrl(profileImageKey);
  return { ...user, profileImageUrl, creator: creator && { ...creator, profileImageUrl } };
}
