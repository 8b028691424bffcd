import { gzipSync } from 'node:zlib';

const KB = 1024;
const SCRIPT_BYTES = 3 * KB;
const DOCUMENT_BYTES = 15 * KB;
const PICTURE_BYTES = 25 * KB;

/** What people read and press has to stand in the file before anything runs. */
const MARKUP = [
  '<h1',
  '<main',
  'href="/login"',
  'href="/onboarding"',
  'href="/creator"',
  'href="/brand/dashboard"',
  'href="/creator/dashboard"',
];

/** What makes a browser run or fetch a script. */
const RUNS =
  /<script\b[^>]*>|<link\b(?=[^>]*(?:\bmodulepreload\b|\bas="script"))[^>]*>|<[a-z][^>]*\son[a-z]+=[^>]*>|href="javascript:[^"]*"/gi;

const compressed = (file: string | Uint8Array): number => gzipSync(file).length;

/**
 * What makes the landing page need JavaScript, or arrive late.
 * @param files by name: the document, its one script and its pictures
 */
export function landingFaults(
  files: ReadonlyMap<string, string | Uint8Array>,
  documentName: string,
): { faults: string[]; sizes: string } {
  const document = String(files.get(documentName) ?? '');
  const scripts = [...files].filter(([name]) => name.endsWith('.js'));
  const pictures = [...files].filter(([name]) => !name.endsWith('.js') && name !== documentName);
  const scriptBytes = scripts.reduce((sum, [, code]) => sum + compressed(code), 0);
  const documentBytes = compressed(document);

  const known = new Set(scripts.map(([name]) => `<script src="/${name}">`));
  const unknown = [...document.matchAll(RUNS)]
    .map(([found]) => found.trim())
    .filter((tag) => !known.has(tag));
  const faults = [
    ...MARKUP.filter((part) => !document.includes(part)).map((part) => `lacks ${part} in its HTML`),
    ...unknown.map((tag) => `has ${tag}`),
    ...(scriptBytes > SCRIPT_BYTES ? [`has ${scriptBytes} of ${SCRIPT_BYTES} bytes of script`] : []),
    ...(documentBytes > DOCUMENT_BYTES ? [`has ${documentBytes} of ${DOCUMENT_BYTES} bytes of HTML`] : []),
    ...pictures
      .filter(([, picture]) => picture.length > PICTURE_BYTES)
      .map(([name, picture]) => `has ${picture.length} of ${PICTURE_BYTES} bytes in ${name}`),
  ].map((fault) => `The landing page ${fault}.`);

  const kb = (bytes: number, most: number): string => `${(bytes / KB).toFixed(1)} of ${most / KB} KB`;
  const sizes = `landing page: no required script, ${kb(scriptBytes, SCRIPT_BYTES)} of optional script, ${kb(documentBytes, DOCUMENT_BYTES)} of HTML`;
  return { faults, sizes };
}
