export { CreatorsModule } from './creators.module.js';
export { CreatorDto } from './http/creator.dto.js';
export { presentCreator } from './http/present.js';
export { ReadCreators } from './reads/read-creators.js';
