export { DirectoryModule } from './directory.module.js';
export { type DirectoryPage, FindCreators } from './find-creators.js';
export type { EntryCard } from './make-entry.js';
export { DirectoryFacetDto, DirectoryRankingDto } from './http/directory.dto.js';
export { presentFacets, presentRanking } from './http/present.js';
export { ReadDirectory } from './reads/read-directory.js';
