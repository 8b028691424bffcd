export { CreatorsModule } from './creators.module.js';
export { CreatorDto } from './http/creator.dto.js';
export { presentCreator } from './http/present.js';
export {
  type CreatorView,
  PAGES_BY_NAME,
  ReadCreators,
  UNDISTURBED_CREATORS,
  creatorView,
} from './reads/read-creators.js';
export { KeepProof } from './proof/keep-proof.js';
export { BackfillPageMedia } from './use-cases/backfill-page-media.js';
