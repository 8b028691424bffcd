export { CreatorsModule } from './creators.module.js';
export { CreatorDto } from './http/creator.dto.js';
export { presentCreator } from './http/present.js';
export { type CreatorView, ReadCreators } from './reads/read-creators.js';
export { OnboardCreator } from './use-cases/onboard-creator.js';
