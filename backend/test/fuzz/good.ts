import type { Cast } from '../access-cast.js';
import type { TestApp } from '../app.js';
import type { Person } from '../person.js';
import type { Scenery } from './scenery.js';

export interface Scene {
  stage: TestApp;
  cast: Cast;
  scenery: Scenery;
}
/** Who asks for what, so that it is granted. */
export interface Good {
  by: Person;
  path: string;
  /** Sent as JSON; a text as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}
export type Make = (scene: Scene) => Promise<Good>;
