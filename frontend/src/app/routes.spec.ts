import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { RESERVED_USERNAMES, isReservedUsername } from '@reelpact/domain';
import type { RouteObject } from 'react-router-dom';
import openapi from '../../../backend/openapi.json';
import { routes } from './routes';

const pathsOf = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])]);
const firstWord = (path: string): string => path.split('/')[1] ?? '';

describe('the route table', () => {
  const words = new Set(
    pathsOf(routes)
      .map(firstWord)
      .filter((word) => word !== '' && !word.startsWith(':')),
  );

  it('has every screen of the product', () => expect(words.size).toBeGreaterThanOrEqual(15));

  it.each([...words])('keeps /%s from becoming a username', (word) =>
    expect(isReservedUsername(word)).toBe(true),
  );
});

describe('what the server answers beside the pages', () => {
  const api = new Set(Object.keys(openapi.paths).map(firstWord));
  // Vite writes the built files into one folder; the others lie in the public folder as they are.
  const files = readdirSync(resolve(__dirname, '../../public')).map((name) => name.split('.')[0] ?? '');

  it.each([...api, 'assets', 'index', ...files])('keeps /%s from becoming a username', (word) =>
    expect(RESERVED_USERNAMES).toContain(word.toLowerCase()),
  );
});
