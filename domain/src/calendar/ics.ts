import { withoutUnseenCharacters } from '../identity/text.js';

/** A moment in a calendar, as RFC 5545 knows it. */
export interface IcsEvent {
  /** Stays the same as long as it is the same event. */
  uid: string;
  /** Milliseconds since 1970. */
  at: number;
  /** When it was last changed, in milliseconds since 1970. */
  changedAt: number;
  /** Grows with each change. */
  sequence: number;
  summary: string;
  description: string;
  url: string;
}

const CRLF = '\r\n';
/** Of a line, in octets, without its end. */
const LONGEST_LINE = 75;
/** How often programs should look. */
const REFRESH = 'PT1H';

const octets = (character: string): number => new TextEncoder().encode(character).length;

/** Goes on in lines that begin with a space, and cuts no character in two. */
function folded(line: string): string {
  let result = '';
  let length = 0;
  for (const character of line) {
    const size = octets(character);
    if (length + size > LONGEST_LINE) {
      result += `${CRLF} `;
      length = 1;
    }
    result += character;
    length += size;
  }
  return result;
}

/** Names are typed by anyone: nothing in them may end the line, or be anything but text. */
const textOf = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => withoutUnseenCharacters(line).replaceAll(/[\\;,]/g, '\\$&'))
    .join('\\n');

/** "20261127T180000Z". */
const momentOf = (time: number): string => new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const linesOf = ({ uid, at, changedAt, sequence, summary, description, url }: IcsEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${momentOf(changedAt)}`,
  `DTSTART:${momentOf(at)}`,
  `SEQUENCE:${sequence}`,
  `SUMMARY:${textOf(summary)}`,
  `DESCRIPTION:${textOf(description)}`,
  `URL:${url}`,
  // A deadline takes no time of anybody's day.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** A calendar as programs read it (RFC 5545): the same events always make the same text. */
export function icsCalendar(name: string, events: readonly IcsEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Reelpact//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textOf(name)}`,
    `X-WR-CALNAME:${textOf(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + CRLF).join('');
}
