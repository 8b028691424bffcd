import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { emptyApi } from '../src/api/empty-api';
import { BOOKING_DOORS } from '../src/app/doors/booking-doors';
import { CHECKOUT_DOORS } from '../src/app/doors/checkout-doors';
import { PEOPLE_DOORS } from '../src/app/doors/people-doors';
import { WithData } from '../src/app/layouts/with-data';
import { routes } from '../src/app/routes';
import { store } from '../src/app/store';
import { Spinner } from '../src/ui/spinner';

/** After so many turns in which nothing is under way nothing more will happen: what an effect begins is there in the next one. */
const CALM_TURNS = 3;

/** Without the layout around them, which leads nobody anywhere. */
const screens = [
  ...Object.entries({ ...PEOPLE_DOORS, ...BOOKING_DOORS, ...CHECKOUT_DOORS }).map(
    ([path, { Component }]) => ({
      path,
      Component,
    }),
  ),
  ...routes.flatMap((route) => route.children ?? [route]),
];

const isAsking = (): boolean => {
  const { queries, mutations } = store.getState()[emptyApi.reducerPath];
  return [...Object.values(queries), ...Object.values(mutations)].some((call) => call?.status === 'pending');
};

/**
 * Opens a page of the application as a browser without any memory would.
 * @returns where one is once everything has come to rest, and the heading that one reads there
 */
export async function visit(path: string): Promise<{ at: string; heading: string | null }> {
  store.dispatch(emptyApi.util.resetApiState());
  const router = createMemoryRouter([{ HydrateFallback: Spinner, children: screens }], {
    initialEntries: [path],
  });
  const { container } = render(
    <WithData>
      <RouterProvider router={router} />
    </WithData>,
  );
  const heading = () => container.querySelector('h1')?.textContent ?? null;
  const isBusy = () => router.state.navigation.state !== 'idle' || isAsking() || heading() === null;
  for (let calm = 0; calm < CALM_TURNS; calm = isBusy() ? 0 : calm + 1)
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  const { pathname, search } = router.state.location;
  return { at: pathname + search, heading: heading() };
}
