export { CreatorsModule } from './creators.module.js';
export { CreatorDto } from './http/creator.dto.js';
export { ProofDto } from './http/page.dto.js';
export { presentCreator } from './http/present.js';
export {
  AWAY_UNTIL,
  type CreatorView,
  ReadCreators,
  UNDISTURBED_CREATORS,
  creatorView,
  wholePage,
} from './reads/read-creators.js';
export { CreatorProof, type CountedProof } from './persistence/creator-proof.js';
export { ShippingAddressDto } from './http/shipping-address.dto.js';
export { ShippingAddresses } from './persistence/shipping-addresses.js';
export { CREATOR_CARD, CREATOR_CARD_STAMP, type CreatorCardRow, TAKES_TIPS } from './reads/creator-card.js';
export { ReadOffer } from './reads/read-offer.js';
export { CreatorCardDto, presentCreatorCard } from './http/creator-card.dto.js';
export { BlockSwitches } from './block-switches.js';
export { BackfillPageMedia } from './use-cases/backfill-page-media.js';
