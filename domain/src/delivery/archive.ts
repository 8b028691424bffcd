import { fileNameFor } from './file-names.js';

/** Names that a file in an archive may not have on some system, and what separates folders. */
// eslint-disable-next-line no-control-regex -- finding control characters is what this pattern is for
const UNSAFE = /[\u0000-\u001f\u007f"*/:<>?\\|]/g;

/** The list of sums, in the form that `sha256sum --check` reads. */
export const SUMS_FILE = 'SHA256SUMS.txt';

/** Says where the license is; only where one was granted. */
export const LICENSE_FILE = 'LICENSE.txt';
/** @param address of the license's page */
export const licenseNote = (address: string): string =>
  `The license for these files, what it allows and whether it still counts:\n${address}\n`;

/** "reel.mp4", "reel (2).mp4": numbered before the extension. */
function numbered(name: string, number: number): string {
  if (number === 1) return name;
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? `${name} (${number})` : `${name.slice(0, dot)} (${number})${name.slice(dot)}`;
}

/**
 * The names that files have in an archive: theirs, without what some system refuses or runs, and each once, as systems without regard
 * to case compare them.
 */
export function archiveNames(files: readonly { name: string; mimeType: string }[]): string[] {
  const taken = new Set([SUMS_FILE, LICENSE_FILE].map((name) => name.toLowerCase()));
  return files.map(({ name: original, mimeType }) => {
    const stem = original.replace(UNSAFE, '_').replace(/^\.+|[. ]+$/g, '') || 'file';
    const safe = fileNameFor(stem, mimeType);
    let number = 1;
    while (taken.has(numbered(safe, number).toLowerCase())) number += 1;
    const name = numbered(safe, number);
    taken.add(name.toLowerCase());
    return name;
  });
}

/** The list of sums of an archive's files. @param files with their SHA-256, in hexadecimal */
export const sumsText = (files: readonly { name: string; sha256: string }[]): string =>
  files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
