import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { nextCursor } from './page-link';
import { readProblem, unreachable, type ApiProblem } from './problem';

const raw = fetchBaseQuery({
  // Absolute, because outside of a browser's page (tests) a relative address means nothing.
  baseUrl: window.location.origin,
  credentials: 'same-origin',
  responseHandler: 'text',
});

/** What is known of an answer besides its body. */
export interface AnswerMeta {
  /** Where the next page of a list begins. */
  next: string | null;
}

/** Sends and reads JSON. Whatever goes wrong becomes an `ApiProblem`; nothing else leaves this function. */
export const jsonQuery: BaseQueryFn<string | FetchArgs, unknown, ApiProblem, object, AnswerMeta> = async (
  request,
  api,
  options,
) => {
  const answer = await raw(request, api, options);
  const response = answer.meta?.response;
  if (!response) return { error: unreachable };
  const text = answer.error ? String(answer.error.data ?? '') : String(answer.data ?? '');
  if (answer.error) return { error: readProblem(response.status, response.statusText, text) };
  if (text === '') return { data: null };
  try {
    const next = nextCursor(response.headers.get('link'));
    return { data: JSON.parse(text) as unknown, meta: { next } };
  } catch {
    return { error: readProblem(response.status, response.statusText, text) };
  }
};
