import { afterEach, beforeEach } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../src/app/store';

export interface StandInAnswer {
  status?: number;
  body?: unknown;
  /** The cursor of the next page of a list. */
  next?: string;
}
/** "GET /api/x?cursor=1" → what is answered, or what is worked out from the body that was sent. */
export type StandInRoutes = Record<
  string,
  StandInAnswer | ((sent: unknown, headers: Headers) => StandInAnswer | Promise<StandInAnswer>)
>;

/**
 * Stands in for the server in the tests of the file that calls it. A call that no route expects is answered by a 404,
 * and every call is noted.
 */
export function standInServer(routes: () => StandInRoutes) {
  const real = globalThis.fetch;
  const calls: { call: string; sent: unknown }[] = [];

  beforeEach(() => {
    calls.length = 0;
    globalThis.fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
      const request =
        input instanceof Request ? input : new Request(new URL(String(input), window.location.href), init);
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      const sent: unknown = text === '' ? null : JSON.parse(text);
      const call = `${request.method} ${pathname}${search}`;
      calls.push({ call, sent });
      const route = routes()[call] ?? { status: 404, body: { message: `Nobody expected ${call}.` } };
      const {
        status = 200,
        body,
        next,
      } = await (typeof route === 'function' ? route(sent, request.headers) : route);
      const headers = next ? { link: `<${pathname}?cursor=${next}>; rel="next"` } : undefined;
      return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
    }) as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = real;
  });

  return {
    /** What was sent by a call, each time it was made. */
    sentBy: (call: string): unknown[] => calls.filter((one) => one.call === call).map(({ sent }) => sent),
    /** Every call, in the order in which they were made. */
    called: (): string[] => calls.map(({ call }) => call),
  };
}

/** Draws something with a store of its own. */
export const renderWithStore = (part: ReactNode) => render(<Provider store={makeStore()}>{part}</Provider>);

/** Draws a part of a page with a store and a router of its own. */
export const renderWithData = (part: ReactNode, path = '/') =>
  renderWithStore(<MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>);
