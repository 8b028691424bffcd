import { CENTER } from '@reelpact/domain';
import type { PageWork } from '../../pages/page-data';

/** A picture that is drawn and not loaded: a sample needs no more. */
function drawing(emoji: string, from: string, to: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 570">
    <linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    <rect width="320" height="570" fill="url(#g)"/>
    <text x="160" y="250" font-size="96" text-anchor="middle">${emoji}</text>
    <text x="160" y="320" font-size="28" text-anchor="middle" font-family="sans-serif">Sample</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const drawn = [
  ['Morning routine', '☕', '#f7d9b5', '#d98e5b', '0:30'],
  ['Product on a table', '🧴', '#d8e6d2', '#87a878', null],
  ['Outfit of the day', '👗', '#f3cfdb', '#c86b8f', '0:15'],
  ['Healthy breakfast', '🥑', '#e9e7b4', '#a3a548', null],
  ['Unboxing', '📦', '#d5d3f5', '#7d6fd6', '0:45'],
  ['By the sea', '🌊', '#c8e4ee', '#5b9db8', null],
] as const;

/** What a portfolio could look like: shown to its owner alone while it is empty, and marked as samples. */
export const SAMPLE_WORK: readonly PageWork[] = drawn.map(([title, emoji, from, to, duration]) => ({
  id: title,
  imageUrl: drawing(emoji, from, to),
  title,
  type: duration ? 'video' : 'photo',
  duration,
  videoUrl: null,
  loopUrl: null,
  picture: null,
  focus: CENTER,
}));
