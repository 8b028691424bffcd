import type { Form } from './form.js';
import { invalid, missing } from './stripe-problem.js';
import type { World } from './world.js';

interface Listed {
  id: string;
  created: number;
}

/** Parameters that every list takes. */
export const LIST_PARAMETERS = ['limit', 'starting_after', 'ending_before', 'created'] as const;

function createdWithin(item: Listed, range: Form[string] | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === 'string') return item.created === Number(range);
  const bounds = range as Form;
  const over = bounds['gte'] === undefined || item.created >= Number(bounds['gte']);
  const under = bounds['lt'] === undefined || item.created < Number(bounds['lt']);
  return over && under;
}

/**
 * A page of a list, newest first.
 * @param oldestFirst in the order in which they were made
 * @param most how many a page holds at most
 */
export function page(url: string, oldestFirst: Iterable<Listed>, form: Form, most: number): object {
  const limit = Number(form['limit'] ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw invalid('This value must be from 1 to 100.', 'limit', 'parameter_invalid_integer');
  }
  const all = [...oldestFirst].reverse().filter((item) => createdWithin(item, form['created']));
  const after = form['starting_after'];
  const start = after === undefined ? 0 : all.findIndex((item) => item.id === after) + 1;
  if (after !== undefined && start === 0) throw missing('object', String(after), 'starting_after', 400);
  const data = all.slice(start, start + Math.min(limit, most));
  return { object: 'list', url, has_more: start + data.length < all.length, data };
}

/** Payments whose metadata fit a search such as `metadata['order']:'x'`; like Stripe's, without regard to case. */
export function search(world: World, form: Form, most: number, notYounger: number): object {
  const query = String(form['query'] ?? '');
  const match = /^metadata\[(['"])(.+?)\1\]\s*:\s*(['"])(.*)\3$/.exec(query);
  if (!match) throw invalid('We were unable to parse your search query.', 'query');
  const name = match[2] ?? '';
  const wanted = (match[4] ?? '').replace(/\\(.)/g, '$1').toLowerCase();
  const found = [...world.intents.values()]
    .filter(
      (intent) => intent.metadata[name]?.toLowerCase() === wanted && intent.created * 1000 <= notYounger,
    )
    .reverse();
  const start = Number(form['page'] ?? 0);
  const end = start + Math.min(Number(form['limit'] ?? 10), most);
  const more = end < found.length;
  const url = '/v1/payment_intents/search';
  const next = more ? String(end) : null;
  return { object: 'search_result', url, has_more: more, next_page: next, data: found.slice(start, end) };
}

/** Replaces ids by what they stand for, as `expand` asks: `latest_charge.balance_transaction`, `data.charge`. */
export function expand(world: World, answer: unknown, paths: readonly string[]): unknown {
  const whole = structuredClone(answer);
  for (const path of paths) expandPath(world, whole, path.split('.'), path);
  return whole;
}

function expandPath(world: World, at: unknown, segments: readonly string[], path: string): void {
  const [name, ...rest] = segments;
  if (name === undefined || at === null || at === undefined) return;
  if (Array.isArray(at)) {
    for (const item of at) expandPath(world, item, segments, path);
    return;
  }
  const object = at as Record<string, unknown>;
  if (!(name in object)) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  const value = object[name];
  if (typeof value === 'string') {
    const found = world.find(value);
    if (!found) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
    object[name] = structuredClone(found);
  }
  expandPath(world, object[name], rest, path);
}
