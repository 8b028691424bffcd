import { CENTER, DEFAULT_BLOCK_KINDS, DEFAULT_DESIGN, NO_PROOF } from '@reelpact/domain';
import type { PageData } from './page-data';

/** A page before anything has been typed or counted. */
export const EMPTY_PAGE: PageData = {
  id: 'preview',
  username: 'you',
  displayName: 'Your name',
  name: 'Your name',
  bio: null,
  category: null,
  instagramUsername: null,
  profileImageUrl: null,
  profilePicture: null,
  bookingFlow: 'pay_first',
  tagline: null,
  picture: null,
  design: DEFAULT_DESIGN,
  coverUrl: null,
  coverPicture: null,
  coverFocus: CENTER,
  cardUrl: null,
  awayUntil: null,
  proof: NO_PROOF,
  blocks: DEFAULT_BLOCK_KINDS.map((kind) => ({ id: kind, kind, content: {} })),
  packages: [],
  portfolioItems: [],
};
