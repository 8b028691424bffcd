import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Markup } from './jsx-runtime';

/** What has been drawn as HTML: at once where the build compiles it so, else by React. */
export function markupOf(node: ReactNode): string {
  const drawn: unknown = node;
  return drawn instanceof Markup ? drawn.html : renderToStaticMarkup(node);
}
