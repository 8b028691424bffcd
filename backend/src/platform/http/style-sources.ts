import { createHash } from 'node:crypto';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const ATTRIBUTE = /\sstyle="([^"&]*)"/g;

const sourceOf = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
const textsOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, css = '']) => css);

/** What `style-src` has to name so that a document of ours keeps the styles that stand in it, and no others count. */
export function styleSources(html: string): string[] {
  const attributes = textsOf(html, ATTRIBUTE);
  const sources = [...textsOf(html, STYLE), ...attributes].map(sourceOf);
  return [...new Set([...sources, ...(attributes.length > 0 ? ["'unsafe-hashes'"] : [])])];
}

/** A policy that lets in some more styles. */
export const withStyles = (policy: string, sources: readonly string[]): string =>
  policy.replace(/style-src[^;]*/, (directive) => [directive, ...sources].join(' '));
