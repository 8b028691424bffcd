import { configureStore } from '@reduxjs/toolkit';
import { emptyApi } from '../api/empty-api';

/** Holds what the server said, and nothing else. */
export const makeStore = () =>
  configureStore({
    reducer: { [emptyApi.reducerPath]: emptyApi.reducer },
    // The checks are for reducers written by hand, of which there are none, and take longer the more is known.
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(emptyApi.middleware),
  });
export const store = makeStore();
