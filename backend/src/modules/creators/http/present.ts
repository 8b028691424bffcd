import { DEFAULT_BLOCK_KINDS, NO_PROOF, linkedAccounts, proofOf, toDesign } from '@reelpact/domain';
import { mediaUrl } from '../../../platform/http/media-url.js';
import { presentPicture } from '../../../platform/http/picture.dto.js';
import { presentOffer, presentPortfolioItem } from '../../catalog/index.js';
import type { BlockRow, CreatorView, StoredContent } from '../reads/read-creators.js';
import type { PageSettings } from '../reads/read-page-settings.js';
import type { CreatorDto } from './creator.dto.js';
import type { PageBlockDto, PageSettingsDto } from './page.dto.js';

const DEFAULT_BLOCKS = DEFAULT_BLOCK_KINDS.map((kind) => ({ id: kind, kind, content: {} }));

/** Field by field, because this is done for every page that nobody has kept. */
export function presentCreator(view: CreatorView): CreatorDto {
  const profileImageUrl = mediaUrl(view.profileImageKey);
  return {
    id: view.id,
    username: view.username,
    displayName: view.displayName,
    name: view.displayName,
    bio: view.bio,
    category: view.category,
    instagramUsername: view.instagramUsername,
    profileImageUrl,
    profilePicture: profileImageUrl,
    picture: presentPicture(view.profileImageKey, view.picture),
    bookingFlow: view.bookingFlow,
    tagline: view.tagline,
    design: toDesign(view.design),
    coverUrl: mediaUrl(view.coverKey),
    coverPicture: presentPicture(view.coverKey, view.coverPicture),
    coverFocus: view.coverFocus,
    cardUrl: mediaUrl(view.cardKey),
    awayUntil: view.awayUntil,
    proof: view.proof ? proofOf(view.proof) : NO_PROOF,
    blocks: view.blocks
      ? view.blocks
          .filter(({ enabled }) => enabled)
          .map((block) => presentBlock(block, view.linkPictures ?? {}))
      : DEFAULT_BLOCKS,
    packages: presentOffer(view.packages),
    portfolioItems: view.portfolioItems.map(presentPortfolioItem),
  };
}

const presentBlock = (
  { id, kind, content }: BlockRow,
  pictures: NonNullable<CreatorView['linkPictures']>,
): PageBlockDto => {
  const { links, ...rest } = content;
  return {
    id,
    kind,
    content: {
      ...rest,
      ...(rest.accounts && { accounts: linkedAccounts(rest.accounts) }),
      ...(links && { links: links.map((link) => presentShownLink(link, pictures)) }),
    },
  };
};

type StoredLink = NonNullable<StoredContent['links']>[number];

const presentLink = ({ pictureKey, ...link }: StoredLink) => ({
  ...link,
  ...(pictureKey !== undefined && { pictureUrl: mediaUrl(pictureKey) }),
});

function presentShownLink(link: StoredLink, pictures: NonNullable<CreatorView['linkPictures']>) {
  const shown = presentLink(link);
  const picture = presentPicture(link.pictureKey ?? null, pictures[link.pictureKey ?? ''] ?? null);
  return picture === null ? shown : { ...shown, picture };
}

export function presentSettings({ design, coverKey, blocks, ...rest }: PageSettings): PageSettingsDto {
  return {
    ...rest,
    design: toDesign(design),
    coverUrl: mediaUrl(coverKey),
    blocks: blocks.map(({ content: { links, ...content }, ...block }) => ({
      ...block,
      content: links ? { ...content, links: links.map(presentLink) } : content,
    })),
  } as PageSettingsDto;
}
