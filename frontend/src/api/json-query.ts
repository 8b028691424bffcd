import { COOKIES } from '@reelpact/domain';
import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { nextCursor } from './page-link';
import { readProblem, unreachable, type ApiProblem } from './problem';
import { gainProof, needsProof } from './proof';
import { noteServerTime } from './server-time';

const ownTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const raw = fetchBaseQuery({
  // Absolute, because outside of a browser's page (tests) a relative address means nothing. The server, which draws some screens, asks nobody.
  baseUrl: globalThis.location?.origin,
  credentials: 'same-origin',
  responseHandler: 'text',
  prepareHeaders: (headers) => {
    // Left to itself the library asks for HTML as well.
    headers.set('accept', 'application/json');
    // Emails name hours, and in these calls nothing else says where somebody's clock is.
    headers.set('time-zone', ownTimeZone);
  },
});

/** What is known of an answer besides its body. */
export interface AnswerMeta {
  /** Where the next page of a list begins. */
  next: string | null;
}

const WHO = '/api/auth/user';
/** Whether there is a session to ask about; its own cookie can't be seen from here. */
const hasSession = (): boolean => document.cookie.includes(`${COOKIES.signedIn.name}=`);
const pathOf = (request: string | FetchArgs): string => (typeof request === 'string' ? request : request.url);

type JsonQuery = BaseQueryFn<string | FetchArgs, unknown, ApiProblem, object, AnswerMeta>;

/** Sends and reads JSON, once. */
const sendOnce: JsonQuery = async (request, api, options) => {
  const asksWho = pathOf(request) === WHO;
  if (asksWho && !hasSession()) return { data: null };
  const answer = await raw(request, api, options);
  const response = answer.meta?.response;
  if (!response) return { error: unreachable };
  noteServerTime(response.headers.get('server-time'));
  // Nobody is signed in: an answer, not an error. As one it would be asked for again by everything that wants to know.
  if (response.status === 401 && asksWho) {
    document.cookie = `${COOKIES.signedIn.name}=; path=/; max-age=0`;
    return { data: null };
  }
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

/**
 * Sends and reads JSON. Whatever goes wrong becomes an `ApiProblem`; nothing else leaves this function. A call that needs a
 * proof of who it is asks for it and is sent again, so that what was typed isn't lost.
 */
export const jsonQuery: JsonQuery = async (request, api, options) => {
  const answer = await sendOnce(request, api, options);
  if (!answer.error || !needsProof(answer.error) || !(await gainProof())) return answer;
  return sendOnce(request, api, options);
};
