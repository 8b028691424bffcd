import { mediaUrl } from '../../../platform/http/media-url.js';
import { presentPackage, presentPortfolioItem } from '../../catalog/index.js';
import type { CreatorView } from '../reads/read-creators.js';
import type { CreatorDto } from './creator.dto.js';

export function presentCreator(view: CreatorView): CreatorDto {
  const { userId: _owner, profileImageKey, packages, portfolioItems, ...rest } = view;
  const profileImageUrl = mediaUrl(profileImageKey);
  return {
    ...rest,
    name: view.displayName,
    profileImageUrl,
    profilePicture: profileImageUrl,
    packages: packages.map(presentPackage),
    portfolioItems: portfolioItems.map(presentPortfolioItem),
  };
}
