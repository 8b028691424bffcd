import { describe, expect, it } from '@jest/globals';
import { isReservedUsername } from '@reelpact/domain';
import type { RouteObject } from 'react-router-dom';
import { routes } from './routes';

const pathsOf = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])]);

describe('the route table', () => {
  const words = new Set(
    pathsOf(routes)
      .map((path) => path.split('/')[1] ?? '')
      .filter((word) => word !== '' && !word.startsWith(':')),
  );

  it('has every screen of the product', () => expect(words.size).toBeGreaterThanOrEqual(15));

  it.each([...words])('keeps /%s from becoming a username', (word) =>
    expect(isReservedUsername(word)).toBe(true),
  );
});
