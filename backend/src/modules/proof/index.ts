export { KeepProof } from './keep-proof.js';
export { ProofModule } from './proof.module.js';
export {
  BRAND_ADDRESS,
  type Brand,
  IS_KNOWN_BRAND,
  OF_ACCOUNT,
  OF_ADDRESS,
  knownBrand,
} from './reads/brand-of-booking.js';
export { ReadBrandRecord } from './reads/read-brand-record.js';
