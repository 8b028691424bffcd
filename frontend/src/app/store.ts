import { configureStore } from '@reduxjs/toolkit';
import { emptyApi } from '../api/empty-api';

/** Holds what the server said, and nothing else. */
export const store = configureStore({
  reducer: { [emptyApi.reducerPath]: emptyApi.reducer },
  middleware: (defaults) => defaults().concat(emptyApi.middleware),
});
