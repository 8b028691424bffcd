import { createApi } from '@reduxjs/toolkit/query/react';
import { jsonQuery } from './json-query';
import { tagTypes } from './tag-types';

/** The API without endpoints; `generated.ts` adds those of the contract. */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery: jsonQuery,
  tagTypes,
  // Server answers stay until a mutation says otherwise: no polling, no refetch on focus, no retries.
  refetchOnFocus: false,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
