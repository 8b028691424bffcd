import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { RESERVED_USERNAMES, isReservedUsername } from '@reelpact/domain';
import { waitFor } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
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

describe('the start page', () => {
  const loader = routes.find(({ path }) => path === '/')?.loader as (args: { request: Request }) => Response;
  const enter = () => loader({ request: new Request('http://localhost/') });

  it('is another document, which the browser is sent to', () => {
    window.history.pushState(null, '', '/terms');
    const { status, headers } = enter();
    expect([status, headers.get('location'), headers.get('x-remix-reload-document')]).toEqual([
      302,
      '/',
      'true',
    ]);
  });

  it('is not asked for again and again where a server answers it with the application', () => {
    window.history.pushState(null, '', '/');
    expect(enter).toThrow('The server answered "/" with the application.');
  });
});

describe('a reserved word that is no screen', () => {
  it('says that there is nothing', async () => {
    window.history.pushState(null, '', '/explore');
    const router = createMemoryRouter(routes, { initialEntries: ['/explore'] });
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    await waitFor(() => expect(router.state.initialized).toBe(true));
    expect([router.state.errors, router.state.matches.at(-1)?.route.path]).toEqual([null, '/:username']);
    router.dispose();
  });
});

describe('what the server answers beside the pages', () => {
  const api = new Set(Object.keys(openapi.paths).map(firstWord));
  // Vite writes the built files into one folder; the others lie in the public folder as they are.
  const files = readdirSync(resolve(__dirname, '../../public')).map((name) => name.split('.')[0] ?? '');

  it.each([...api, 'assets', 'index', 'landing', ...files])('keeps /%s from becoming a username', (word) =>
    expect(RESERVED_USERNAMES).toContain(word.toLowerCase()),
  );
});
