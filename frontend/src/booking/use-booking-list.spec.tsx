import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithStore } from '../../test/stand-in-server';
import { useBookingList } from './use-booking-list';

/** Three pages as the server answers them: a list, and the next page in a header. */
const pages: Record<string, { ids: string[]; next?: string }> = {
  '': { ids: ['a', 'b'], next: 'two' },
  two: { ids: ['c', 'd'], next: 'three' },
  three: { ids: ['e'] },
};
const realFetch = globalThis.fetch;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = jest.fn((input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input));
    if (pathname !== '/api/bookings') return Promise.resolve(new Response('null'));
    const cursor = searchParams.get('cursor') ?? '';
    asked.push(`${pathname}:${cursor}`);
    const page = pages[cursor];
    const body = JSON.stringify(page?.ids.map((id) => ({ id, stage: 'requested', submissions: [] })));
    const headers = page?.next
      ? { link: `</api/bookings?as=brand&cursor=${page.next}>; rel="next"` }
      : undefined;
    return Promise.resolve(new Response(body, { headers }));
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

function List() {
  const { bookings, more } = useBookingList({ as: 'brand', group: 'waiting' });
  return (
    <>
      <p>{bookings?.map(({ id }) => id).join('')}</p>
      {more.exist && <button onClick={more.load}>more</button>}
    </>
  );
}

describe('the list of projects', () => {
  it('goes on page by page until the last one, and asks for each once', async () => {
    renderWithStore(<List />);
    const user = userEvent.setup();
    expect(await screen.findByText('ab')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'more' }));
    expect(await screen.findByText('abcd')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'more' }));
    expect(await screen.findByText('abcde')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(asked).toEqual(['', 'two', 'three'].map((cursor) => `/api/bookings:${cursor}`));
  });
});
