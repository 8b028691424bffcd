import { PAGE_MEDIA } from '@reelpact/domain';
import type { ReactNode } from 'react';
import type { DocumentHead } from './head';
import { markupOf } from './static/markup';

/** Data that browsers don't run: nothing in it can end the element it stands in. */
export const dataElement = (type: string, data: object, id?: string): string =>
  `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

function Meta({ head, more }: { head: DocumentHead; more: ReactNode }) {
  const { title, description, canonical, image, type } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content="Reelpact" />
      {canonical && <meta property="og:url" content={canonical} />}
      {image && <meta property="og:image" content={image.url} />}
      {image?.isCard && (
        <>
          <meta property="og:image:width" content={String(PAGE_MEDIA.card.width)} />
          <meta property="og:image:height" content={String(PAGE_MEDIA.card.height)} />
        </>
      )}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <link rel="icon" href="/favicon.svg" />
      {more}
    </>
  );
}

interface DocumentProps {
  head: DocumentHead;
  /** All style sheets in one. */
  styles: string;
  /** HTML. */
  body: string;
  /** For the page's script. */
  creatorId?: string;
  /** The address of the script that the page can do without. */
  script?: string;
  /** Whether nothing is painted before the script has run. */
  waits?: boolean;
  /** The addresses of a program that brings the document to life, and of what it needs, the program first, with spaces in between. */
  modules?: string;
  /** Further elements of the head. */
  more?: ReactNode;
}

/** A whole document, in three parts: before its style sheet, the style sheet, and after it. Many documents share the second. */
export interface DrawnDocument {
  before: string;
  styles: string;
  after: string;
}

/** A document that needs no script. */
export function documentOf({
  head,
  styles,
  body,
  creatorId,
  script,
  waits = false,
  modules,
  more,
}: DocumentProps): DrawnDocument {
  const before = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">${markupOf(<Meta head={head} more={more} />)}<style>`;
  const data = head.data ? dataElement('application/ld+json', head.data) : '';
  const run = script === undefined ? '' : markupOf(<script src={script} defer={!waits} />);
  const [program, ...needed] = modules?.split(' ') ?? [];
  const live =
    program === undefined
      ? ''
      : markupOf(
          <>
            <script type="module" src={program} />
            {needed.map((src) => (
              <link key={src} rel="modulepreload" href={src} />
            ))}
          </>,
        );
  const creator = creatorId === undefined ? '' : ` data-creator="${creatorId}"`;
  return {
    before,
    styles,
    after: `</style>${data}${run}${live}</head><body${creator}>${body}</body></html>`,
  };
}

export const htmlOf = ({ before, styles, after }: DrawnDocument): string => before + styles + after;
