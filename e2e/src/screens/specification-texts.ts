import type { Scene } from './scene.js';
import { TEXTS_OF_BRANDS } from './texts-of-brands.js';
import { TEXTS_OF_CREATORS } from './texts-of-creators.js';
import { TEXTS_OF_VISITORS } from './texts-of-visitors.js';

/**
 * The specification's texts and where each stands: on which screen, before whom, after what.
 * A text that would be false in a case gives way to a true one; such texts are held against the case in which they are true.
 */
export const SCENES: readonly Scene[] = [...TEXTS_OF_VISITORS, ...TEXTS_OF_CREATORS, ...TEXTS_OF_BRANDS];

export const textsOf = (scenes: readonly Scene[]): string[] => [
  ...new Set(scenes.flatMap(({ beats }) => beats.flatMap(([, ...texts]) => texts))),
];
