export { KeepProof } from './keep-proof.js';
export { ProofModule } from './proof.module.js';
