export { DirectoryModule } from './directory.module.js';
export { type DirectoryPage, FindCreators } from './find-creators.js';
export type { EntryCard } from './make-entry.js';
export { ReadDirectory } from './reads/read-directory.js';
