import { type StoredPicture, sizeKeys } from '../../platform/media/stored-picture.js';

/** Everything that is stored of a portfolio item. */
export interface PortfolioFiles {
  imageKey: string | null;
  videoKey: string | null;
  originalKey: string | null;
  loopKey: string | null;
  picture: StoredPicture | null;
}

/** The same in SQL. */
export const PORTFOLIO_FILES = `image_key as "imageKey", video_key as "videoKey", original_key as "originalKey",
  loop_key as "loopKey", picture`;

/** Where a video's silent loop is stored. */
export const loopKeyOf = (itemId: string): string => `portfolio/${itemId}-loop.mp4`;

/** Under which keys an item's files are stored. */
export const keysOf = ({ imageKey, videoKey, originalKey, loopKey, picture }: PortfolioFiles): string[] => [
  ...[imageKey, videoKey, originalKey, loopKey].filter((key) => key !== null),
  ...sizeKeys(imageKey, picture),
];
