import { createRequire } from 'node:module';
import type Sharp from 'sharp';

/**
 * The library that decodes and draws pictures. For an `import` of it, Node would first search all of its sources for the names that they export,
 * in every process that decodes a picture: a fifth of the time that a small one takes.
 */
export const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;
