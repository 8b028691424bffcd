import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Draws a page so that a test can see what it was made of. */
const PROGRAM = `
const drawn = (kind, { displayName, bio, packages }) => ({
  before: '<!doctype html><title>' + kind + '</title><style>',
  after: '</style><h1>' + displayName + '</h1><p>' + bio + '</p>' + packages.map(({ name }) => name).join() + 'x'.repeat(2000),
  styles: 'h1{}',
});
export const drawProfile = (page) => drawn('profile', page);
export const drawShortPage = (page) => drawn('short', page);
export const drawKit = (page, site, day) => drawn('kit of ' + day, page);
export const drawRatings = (page, { list, removed }) => drawn('ratings ' + removed + ' ' + list.map(({ text, reply }) => text + (reply ? ' > ' + reply : '')).join(), page);
export const drawService = (page, id) => (page.packages.some((pack) => pack.id === id) ? drawn('service', page) : null);
export const drawLicense = ({ standing }) => ({ before: '<!doctype html><title>license ' + standing + '</title>', styles: '', after: '' });
export const drawMessage = ({ title, text, retryAfter }) => ({ before: title + ': ' + text + (retryAfter ? ' retries' : ''), styles: '', after: '' });
export const drawLanding = ({ supportEmail }) => ({ before: '<!doctype html><title>the landing page</title>' + supportEmail, styles: '', after: '' });
export const drawDirectory = (data) => ({ before: '<!doctype html><title>' + data.heading + '</title>', styles: 'ol{}', after: JSON.stringify(data) });
export const drawRanking = ({ bands }) => ({ before: 'the order: ' + bands.join(), styles: '', after: '' });
export const drawTerms = () => ({ before: 'the terms', styles: '', after: '' });
export const drawPrivacy = () => ({ before: 'the privacy policy', styles: '', after: '' });
`;

/** Shows what a door is drawn of. */
const DOOR_PROGRAM = `
export const drawDoor = (data) => ({ before: '<!doctype html><title>door</title>', styles: 'form{}', after: JSON.stringify(data) });
`;

export const APPLICATION =
  '<!doctype html><style>a{}</style><meta property="csp-nonce" nonce="__NONCE__"><title>the application</title>';

/** A folder like the one that the frontend's build makes. */
export function makeWebRoot(): { root: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'reelpact-web-'));
  const root = join(folder, 'dist');
  mkdirSync(join(root, 'assets'), { recursive: true });
  mkdirSync(join(root, 'server'));
  writeFileSync(join(root, 'index.html'), APPLICATION);
  writeFileSync(join(root, 'favicon.svg'), '<svg/>');
  writeFileSync(join(root, 'assets/app-1.js'), 'the script');
  writeFileSync(join(root, 'server/pages.mjs'), PROGRAM);
  writeFileSync(join(root, 'server/doors.mjs'), DOOR_PROGRAM);
  writeFileSync(join(folder, 'secret.txt'), 'nobody may read this');
  return { root, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
