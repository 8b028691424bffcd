import type { Form } from './form.js';
import { LIST_PARAMETERS, page } from './pages.js';
import { Parameters } from './parameters.js';
import type { World } from './world.js';

/** One call, as far as the work goes. */
export interface Asked {
  method: string;
  /** Without the query. */
  path: string;
  form: Form;
  /** The creator's account that the call is made for. */
  account: string | null;
  /** Whether it comes from a page, with the publishable key. */
  fromPage: boolean;
}

export interface Surroundings {
  url: string;
  /** How many items a page of a list holds at most; Stripe has 100. */
  pageLimit: number;
  /** How old a payment is, in milliseconds, before the search knows it. */
  searchLag: number;
}

export interface Work {
  world: World;
  asked: Asked;
  given: Parameters;
  /** The id in the path, if it has one. */
  id: string;
  around: Surroundings;
}

export interface Route {
  method: string;
  path: RegExp;
  /** The parameters that it knows. */
  allowed: readonly string[];
  /** Whether pages may call it too. */
  forPages: boolean;
  handle: (work: Work) => object;
}

/** @param known names of parameters, with blanks between */
export function route(line: string, known: string, handle: (work: Work) => object, forPages = false): Route {
  const [method = '', path = ''] = line.split(' ');
  const allowed = known.split(' ').filter((name) => name !== '');
  return { method, path: new RegExp(`^${path.replace(':id', '([^/]+)')}$`), allowed, forPages, handle };
}

export const LISTS = LIST_PARAMETERS.join(' ');

/** Those items of which every given filter fits the field of its name. */
export function fitting<T extends object>(
  items: Iterable<T>,
  { asked }: Work,
  filters: readonly string[],
): T[] {
  return [...items].filter((item) =>
    filters.every((name) => {
      const wanted = asked.form[name];
      return wanted === undefined || (item as Record<string, unknown>)[name] === wanted;
    }),
  );
}

/** One page of them, newest first. */
export function paged(items: Iterable<{ id: string; created: number }>, { asked, around }: Work): object {
  return page(asked.path, items, asked.form, around.pageLimit);
}
