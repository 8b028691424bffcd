/** Dates in an email are the reader's: in their time zone where it is known, else in UTC, and they say which. */
export interface EmailDates {
  /** "Tue, Nov 24". */
  day: (time: number) => string;
  /** "Tue, Nov 24, 6:00 PM GMT+1". */
  moment: (time: number) => string;
}

/** Making a format takes longer than writing the rest of an email. There are a few hundred time zones, and no others are stored. */
const made = new Map<string, EmailDates>();

export function emailDates(timeZone: string | null): EmailDates {
  const zone = timeZone ?? 'UTC';
  const dates = made.get(zone) ?? datesIn(zone);
  made.set(zone, dates);
  return dates;
}

function datesIn(timeZone: string): EmailDates {
  const date = { weekday: 'short', month: 'short', day: 'numeric', timeZone } as const;
  const day = new Intl.DateTimeFormat('en-US', date);
  const moment = new Intl.DateTimeFormat('en-US', {
    ...date,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  // Some versions put a narrow space before AM and PM, which not every mail program shows.
  const plain = (text: string): string => text.replaceAll('\u202f', ' ');
  return { day: (time) => plain(day.format(time)), moment: (time) => plain(moment.format(time)) };
}
