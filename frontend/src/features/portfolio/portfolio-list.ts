import { type Focus, PORTFOLIO } from '@reelpact/domain';
import type { ArrangedItemDto, OwnPortfolioItemDto } from '../../api/calls';

/** What cameras, phones and messengers call their pictures; nobody wants to read it below one. */
const CAMERA_NAME =
  /^(img|image|dsc[fn]?|pxl|mov|mvi|vid|video|photo|screenshot|screen shot|screen recording|whatsapp (image|video))?(wa|at|am|pm|edited|copy|[\s\d.()-])*$/i;
/** Nor what programs do. */
const PROGRAM_NAME = /^(?=.*\d)[\da-f-]{12,}$/i;

/** A title to begin with, made of a file's name; `otherwise` where that says nothing. */
export function titleFrom(fileName: string, otherwise: string): string {
  const words = fileName
    .replace(/\.[^.]+$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return CAMERA_NAME.test(words) || PROGRAM_NAME.test(words)
    ? otherwise
    : words.slice(0, PORTFOLIO.title.max).trim();
}

/**
 * Items in the order, with the titles and the focal points that were wanted. What has come since stands behind, what has gone stays
 * away: a wish is often older than the list.
 */
export function arrangedBy(
  items: readonly OwnPortfolioItemDto[],
  wanted: readonly ArrangedItemDto[],
): OwnPortfolioItemDto[] {
  const known = new Map(items.map((item) => [item.id, item]));
  const placed = wanted.flatMap(({ id, title, focus }) => {
    const item = known.get(id);
    known.delete(id);
    return item ? [{ ...item, title, focus: focus ?? item.focus }] : [];
  });
  return [...placed, ...known.values()];
}

/** What is sent of a list to say its order, titles and focal points. */
export const arrangementOf = (items: readonly OwnPortfolioItemDto[]): ArrangedItemDto[] =>
  items.map(({ id, title, focus }) => ({ id, title, focus }));

/** The list with one item a place earlier (-1) or later (1); at the edge nothing moves. */
export function moved<T extends { id: string }>(items: readonly T[], id: string, by: -1 | 1): T[] {
  const next = [...items];
  const from = next.findIndex((item) => item.id === id);
  const [one, other] = [next[from], next[from + by]];
  if (one && other) [next[from], next[from + by]] = [other, one];
  return next;
}

/** The list with one item's title changed. */
export const retitled = <T extends { id: string; title: string }>(
  items: readonly T[],
  id: string,
  title: string,
): T[] => items.map((item) => (item.id === id ? { ...item, title } : item));

/** The list with one item's focal point moved. */
export const refocused = <T extends { id: string; focus: Focus }>(
  items: readonly T[],
  id: string,
  focus: Focus,
): T[] => items.map((item) => (item.id === id ? { ...item, focus } : item));
