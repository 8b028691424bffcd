import type { Party } from '../booking/parties.js';
import type { FrameRate, MediaFacts } from '../delivery/media-facts.js';
import { CHANGE_CAUSES, ITEM_KINDS, type ItemKind, type ItemState } from './review-items.js';
import { type ListedItem, itemStateText } from './change-list.js';
import { frameText } from './timing.js';

/**
 * The forms in which comments leave the room. Markers belong to one video; a list is about all files.
 * Premiere Pro reads the XML of Final Cut Pro 7 ("xmeml", version 4), not the FCPXML of Final Cut Pro X, which DaVinci Resolve reads too.
 */
export const REVIEW_EXPORTS = {
  csv: { label: 'Spreadsheet (CSV)', mimeType: 'text/csv', ending: 'csv', isMarkers: false },
  pdf: { label: 'Pages with stills (PDF)', mimeType: 'application/pdf', ending: 'pdf', isMarkers: false },
  edl: { label: 'DaVinci Resolve (EDL)', mimeType: 'text/plain', ending: 'edl', isMarkers: true },
  fcpxml: {
    label: 'Final Cut Pro (FCPXML)',
    mimeType: 'application/xml',
    ending: 'fcpxml',
    isMarkers: true,
  },
  premiere: { label: 'Premiere Pro (XML)', mimeType: 'application/xml', ending: 'xml', isMarkers: true },
} as const;
export type ReviewExport = keyof typeof REVIEW_EXPORTS;
export const REVIEW_EXPORT_NAMES = Object.keys(REVIEW_EXPORTS) as readonly ReviewExport[];
export const isReviewExport = (name: string): name is ReviewExport => Object.hasOwn(REVIEW_EXPORTS, name);

export const REVIEW_EXPORT_MESSAGES = {
  noVideo: 'Markers are of one video. Please name it.',
} as const;

/** What stands on the pages of a round, besides what was said. */
export const REVIEW_EXPORT_TEXTS = {
  title: (packageName: string): string => `Comments on ${packageName}`,
  about: (round: { brand: string; creator: string; version: number; day: string }): string =>
    `For ${round.brand}, by ${round.creator} · version ${round.version} · ${round.day}`,
  nothing: 'Nothing was said about this version yet.',
  wholeVersion: 'Whole version',
  more: (count: number): string =>
    count === 1 ? '1 more comment is in the spreadsheet.' : `${count} more comments are in the spreadsheet.`,
  /** What is read aloud instead of a picture. */
  still: (place: string): string => `Still of ${place}`,
} as const;

/** A comment as it is exported, with its answers. */
export interface ExportedItem extends ListedItem {
  number: number | null;
  version: number;
  /** The version with which it was last asked for as a change. */
  round: number | null;
  state: ItemState;
  party: Party;
  who: string;
  /** ISO 8601; null for what wasn't sent yet. */
  sentAt: string | null;
  answers: readonly { who: string; body: string; sentAt: string | null }[];
}

/** The video whose markers are exported. Frames are counted at the rate of its preview. */
export interface MarkedVideo {
  name: string;
  media: MediaFacts & { fps: FrameRate; frameCount: number };
}

const HEAD = [
  ...['Number', 'Version', 'File', 'From', 'To', 'First frame', 'Last frame', 'Kind', 'Cause', 'State'],
  ...['Asked with version', 'Written by', 'Text', 'Sent at', 'Answers'],
];
const momentOf = (frame: number | null, rate: FrameRate | null | undefined): string | null =>
  frame === null || !rate ? null : frameText(frame, rate);

function rowOf(item: ExportedItem): (string | number | null)[] {
  const { file, startFrame, endFrame } = item;
  return [
    ...[item.number, `v${item.version}`, file?.name ?? null],
    ...[momentOf(startFrame, file?.rate), momentOf(endFrame, file?.rate), startFrame, endFrame],
    ...[ITEM_KINDS[item.kind].label, item.cause === null ? null : CHANGE_CAUSES[item.cause].label],
    ...[itemStateText(item), item.round, item.who, item.body.trim(), item.sentAt],
    item.answers.map(({ who, body }) => `${who}: ${body.trim()}`).join('\n'),
  ];
}

/**
 * Comments as a table: its head, and a row each.
 * @param items in their order
 */
export const itemRows = (items: readonly ExportedItem[]): (string | number)[][] => [
  HEAD,
  ...items.map((item) => rowOf(item).map((value) => value ?? '')),
];

/** A marker: a comment's first frame, how many frames it reaches over, and what is said. */
interface Marker {
  start: number;
  frames: number;
  title: string;
  text: string;
  kind: ItemKind;
  isDone: boolean;
}

const DONE: readonly ItemState[] = ['done', 'accepted', 'wont_do'];

/** Comments about the whole file stand at its first frame. */
function markersOf(items: readonly ExportedItem[], { media: { frameCount } }: MarkedVideo): Marker[] {
  return items.map((item) => {
    const start = Math.min(item.startFrame ?? 0, frameCount - 1);
    const end = Math.min(Math.max(item.endFrame ?? start, start), frameCount - 1);
    const answers = item.answers.map(({ who, body }) => `${who}: ${body.trim()}`);
    return {
      start,
      frames: end - start + 1,
      title: [item.number === null ? null : `#${item.number}`, ITEM_KINDS[item.kind].label]
        .filter((part) => part !== null)
        .join(' '),
      text: [`${item.who}: ${item.body.trim()}`, ...answers].join('\n'),
      kind: item.kind,
      isDone: DONE.includes(item.state),
    };
  });
}

/** Frames that a timecode counts in a second: 30 at 29.97, which is then a little slow ("non-drop"). */
const timebaseOf = ({ num, den }: FrameRate): number => Math.max(1, Math.round(num / den));

const EDL_START_HOUR = 1;
const EDL_COLORS: Readonly<Record<ItemKind, string>> = {
  change: 'ResolveColorRed',
  question: 'ResolveColorYellow',
  praise: 'ResolveColorGreen',
};

function timecode(frame: number, rate: FrameRate, hour: number): string {
  const base = timebaseOf(rate);
  const seconds = Math.floor(frame / base);
  const parts = [
    hour + Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
    frame % base,
  ];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Separates what a marker says in an EDL, and so can't stand in it. */
const oneLine = (text: string): string => text.replaceAll('|', '/').replace(/\s+/g, ' ').trim();

/**
 * Markers as the EDL that DaVinci Resolve writes and reads ("Timeline Markers from EDL"): an event of one frame for each, from
 * 01:00:00:00 on, where its timelines begin, and below it color, text and length.
 */
export function markersAsEdl(items: readonly ExportedItem[], video: MarkedVideo): string {
  const { fps } = video.media;
  const events = markersOf(items, video).map(({ start, frames, title, text, kind }, index) => {
    const from = timecode(start, fps, EDL_START_HOUR);
    const to = timecode(start + 1, fps, EDL_START_HOUR);
    const number = String(index + 1).padStart(3, '0');
    const said = oneLine(`${title}: ${text}`);
    return `${number}  001      V     C        ${from} ${to} ${from} ${to}  \n |C:${EDL_COLORS[kind]} |M:${said} |D:${frames}\n`;
  });
  return [`TITLE: ${oneLine(video.name)}`, 'FCM: NON-DROP FRAME', '', events.join('\n')].join('\n');
}

const XML_SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};
/** Text for an element or an attribute, without what XML 1.0 can't hold. */
const xml = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- these are the characters that no XML may hold
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[&<>"\n]/g, (sign) => XML_SIGNS[sign] ?? sign);

/** A time as FCPXML writes it: an exact fraction of a second. */
const fraction = (frames: number, { num, den }: FrameRate): string =>
  frames === 0 ? '0s' : `${frames * den}/${num}s`;

/**
 * Markers as FCPXML 1.10: one clip of the whole video, whose file is looked for beside this one under its name. Changes are to-dos, ticked
 * where they are done.
 */
export function markersAsFcpxml(items: readonly ExportedItem[], video: MarkedVideo): string {
  const { fps, frameCount, width, height, hasAudio } = video.media;
  const name = xml(video.name);
  const duration = fraction(frameCount, fps);
  const markers = markersOf(items, video).map(({ start, frames, title, text, kind, isDone }) => {
    const toDo = kind === 'change' ? ` completed="${isDone ? 1 : 0}"` : '';
    return `              <marker start="${fraction(start, fps)}" duration="${fraction(frames, fps)}" value="${xml(title)}"${toDo} note="${xml(text)}"/>`;
  });
  const audio = hasAudio ? ' hasAudio="1" audioSources="1" audioChannels="2"' : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE fcpxml>',
    '<fcpxml version="1.10">',
    '  <resources>',
    `    <format id="r1" frameDuration="${fraction(1, fps)}" width="${width}" height="${height}"/>`,
    `    <asset id="r2" name="${name}" start="0s" duration="${duration}" hasVideo="1" format="r1"${audio}>`,
    `      <media-rep kind="original-media" src="./${xml(encodeURIComponent(video.name))}"/>`,
    '    </asset>',
    '  </resources>',
    '  <library>',
    `    <event name="${name}">`,
    `      <project name="${name}">`,
    `        <sequence format="r1" duration="${duration}" tcStart="0s" tcFormat="NDF">`,
    '          <spine>',
    `            <asset-clip ref="r2" name="${name}" offset="0s" start="0s" duration="${duration}" format="r1" tcFormat="NDF">`,
    ...markers,
    '            </asset-clip>',
    '          </spine>',
    '        </sequence>',
    '      </project>',
    '    </event>',
    '  </library>',
    '</fcpxml>',
    '',
  ].join('\n');
}

/** A rate that is a whole number times 1000/1001. */
const isNtsc = ({ num, den }: FrameRate): boolean =>
  Math.abs((num / den) * 1.001 - timebaseOf({ num, den })) < 0.001;

/** Markers as the XML of Final Cut Pro 7, version 4, which Premiere Pro imports: a sequence with markers and no clips. */
export function markersAsXmeml(items: readonly ExportedItem[], video: MarkedVideo): string {
  const { fps, frameCount, width, height } = video.media;
  const rate = `<rate><timebase>${timebaseOf(fps)}</timebase><ntsc>${isNtsc(fps) ? 'TRUE' : 'FALSE'}</ntsc></rate>`;
  const markers = markersOf(items, video).map(({ start, frames, title, text }) => {
    // A marker without a length ends at -1.
    const end = frames === 1 ? -1 : start + frames;
    return `    <marker><comment>${xml(text)}</comment><name>${xml(title)}</name><in>${start}</in><out>${end}</out></marker>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE xmeml>',
    '<xmeml version="4">',
    '  <sequence id="sequence-1">',
    `    <name>${xml(video.name)}</name>`,
    `    <duration>${frameCount}</duration>`,
    `    ${rate}`,
    `    <timecode>${rate}<string>00:00:00:00</string><frame>0</frame><displayformat>NDF</displayformat></timecode>`,
    '    <media>',
    '      <video>',
    `        <format><samplecharacteristics>${rate}<width>${width}</width><height>${height}</height></samplecharacteristics></format>`,
    '        <track/>',
    '      </video>',
    '      <audio><track/></audio>',
    '    </media>',
    ...markers,
    '  </sequence>',
    '</xmeml>',
    '',
  ].join('\n');
}
