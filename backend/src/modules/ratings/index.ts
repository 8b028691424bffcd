export { RatingsModule } from './ratings.module.js';
export { ReadRatings } from './reads/read-ratings.js';
