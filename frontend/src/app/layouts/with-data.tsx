import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { store } from '../store';

/** Gives everything inside it the server's data. */
export function WithData({ children }: { children: ReactNode }) {
  return <Provider store={store}>{children}</Provider>;
}
