import { escapeHtml } from '../identity/text.js';
import { EVIDENCE_TEXTS } from './texts.js';

/** A text, or one that leads to a file of the pack, such as "previews/reel.mp4". */
export type EvidenceCell = string | { text: string; file: string };

/** What a section is made of. Nobody but this file turns any of it into HTML. */
export type EvidenceBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'facts'; facts: readonly { name: string; value: EvidenceCell | null }[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly EvidenceCell[])[] };

export interface EvidenceSection {
  /** In addresses within the page, and in evidence.json. */
  key: string;
  title: string;
  blocks: readonly EvidenceBlock[];
}

/** The address of a file of the pack, seen from its page. */
const hrefOf = (file: string): string => file.split('/').map(encodeURIComponent).join('/');

const cell = (value: EvidenceCell): string =>
  typeof value === 'string'
    ? escapeHtml(value)
    : `<a href="${escapeHtml(hrefOf(value.file))}">${escapeHtml(value.text)}</a>`;

const row = (cells: readonly EvidenceCell[], tag: 'td' | 'th'): string =>
  `<tr>${cells.map((one) => `<${tag}>${cell(one)}</${tag}>`).join('')}</tr>`;

function block(one: EvidenceBlock): string {
  switch (one.kind) {
    case 'heading':
      return `<h3>${escapeHtml(one.text)}</h3>`;
    case 'text':
      return `<p>${escapeHtml(one.text)}</p>`;
    case 'code':
      return `<pre>${escapeHtml(one.text)}</pre>`;
    case 'facts': {
      const known = one.facts.flatMap(({ name, value }) =>
        value === null || value === '' ? [] : [`<dt>${escapeHtml(name)}</dt><dd>${cell(value)}</dd>`],
      );
      return known.length === 0 ? '' : `<dl>${known.join('')}</dl>`;
    }
    case 'table':
      return `<div class="wide"><table><thead>${row(one.head, 'th')}</thead><tbody>${one.rows
        .map((cells) => row(cells, 'td'))
        .join('')}</tbody></table></div>`;
  }
}

const STYLE = `
:root{color-scheme:light}
body{margin:0 auto;max-width:62rem;padding:1.5rem;background:#fff;color:#17151f;font:15px/1.5 system-ui,sans-serif}
h1{font-size:1.6rem;line-height:1.2}
h2{margin:2rem 0 .5rem;border-top:2px solid #17151f;padding-top:.75rem;font-size:1.2rem}
h3{margin:1.25rem 0 .25rem;font-size:1rem}
p,dd,td{overflow-wrap:anywhere;white-space:pre-wrap}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem}
dt{color:#5b5867}
dd{margin:0}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{border-bottom:1px solid #d8d6de;padding:.35rem .5rem .35rem 0;text-align:left;vertical-align:top}
pre{background:#f3f2f6;padding:.75rem;overflow-x:auto}
@media (max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}
@media print{body{max-width:none;padding:0;font-size:11px}h2,h3{break-after:avoid}tr,dt,dd{break-inside:avoid}.wide{overflow:visible}}`;

/** The pack's page: one file without scripts that loads nothing but what lies beside it. */
export function evidencePage(title: string, sections: readonly EvidenceSection[]): string {
  const parts = sections.map(
    ({ key, title: name, blocks }) =>
      `<section id="${escapeHtml(key)}"><h2>${escapeHtml(name)}</h2>${blocks.map(block).join('\n')}</section>`,
  );
  const links = sections.map(
    ({ key, title: name }) => `<a href="#${escapeHtml(key)}">${escapeHtml(name)}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(EVIDENCE_TEXTS.lead)}</p>
<nav>${links.join(' · ')}</nav>
${parts.join('\n')}
</body>
</html>
`;
}
