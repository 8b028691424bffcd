import { normalizeText, withoutUnseenCharacters } from '../identity/text.js';
import { UPLOAD_LIMITS } from './files.js';

const ISO_VIDEO = ['mp4', 'mov', 'm4v', 'qt', '3gp', '3g2'] as const;

/** The endings of each kind of content. What a file is when it is opened is decided by its ending; the first is appended when it has another. */
const ENDINGS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/heic': ['heic', 'heif', 'hif'],
  'image/heif': ['heif', 'heic', 'hif'],
  'image/tiff': ['tif', 'tiff', 'dng'],
  'video/mp4': ISO_VIDEO,
  'video/x-m4v': ['m4v', ...ISO_VIDEO],
  'video/quicktime': ['mov', ...ISO_VIDEO],
  'video/3gpp': ['3gp', ...ISO_VIDEO],
  'video/webm': ['webm', 'mkv'],
  'video/matroska': ['mkv', 'webm'],
  'video/vnd.avi': ['avi'],
  'video/x-flv': ['flv'],
  'video/mpeg': ['mpg', 'mpeg'],
  'video/x-ms-asf': ['wmv', 'asf'],
  'video/mp2t': ['ts', 'mts', 'm2ts'],
  'application/pdf': ['pdf'],
};

/** Devices of Windows, whatever follows the first dot: a file of that name can't be saved, or writes to the device. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\.|$)/i;

const endingOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

function shortened(name: string): string {
  const { maxFileNameLength: max } = UPLOAD_LIMITS;
  if (name.length <= max) return name;
  // The ending says what it is; the middle can go.
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  return name.slice(0, max - ending.length) + ending;
}

/** A file's name without folders and without characters that can't be seen, or that turn the text around. Programs give it: nobody can correct it. */
export function cleanFileName(name: string): string {
  const base = normalizeText(name).split(/[/\\]/).pop() ?? '';
  return shortened(withoutUnseenCharacters(base).trim());
}

/**
 * The name under which content is kept and handed out: with an ending of its own, and not that of a device.
 * @param mimeType what the content is, by its bytes
 */
export function fileNameFor(name: string, mimeType: string): string {
  const endings = ENDINGS[mimeType];
  const safe = DEVICE.test(name) ? `_${name}` : name;
  // Some systems drop outer dots and spaces, and with them the ending that was looked at.
  const bare = safe.replace(/[. ]+$/, '');
  return shortened(!endings || endings.includes(endingOf(bare)) ? bare : `${bare}.${endings[0]}`);
}
