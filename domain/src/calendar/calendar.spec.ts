import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  DEFAULT_WINDOWS,
  type DatedBooking,
  type IcsEvent,
  type BookingStage,
  beginBooking,
  calendarEvents,
  icsCalendar,
  situation,
  withoutUnseenCharacters,
} from '../index.js';

const AT = Date.UTC(2026, 10, 27, 18);
const anEvent = (texts: Partial<IcsEvent> = {}): IcsEvent => ({
  uid: 'one@reelpact.example',
  at: AT,
  changedAt: AT - 1000,
  sequence: 3,
  summary: 'Due: Single Reel (Northwind Coffee)',
  description: 'Make it.',
  url: 'https://reelpact.example/project/1',
  ...texts,
});
/** Reads a calendar as RFC 5545 says, and takes nothing else. */
function read(text: string): [name: string, value: string][] {
  expect(text.endsWith('\r\n')).toBe(true);
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    // eslint-disable-next-line no-control-regex -- none may be left
    expect(line).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/);
  }
  const unfolded = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  return unfolded.map((line) => {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/su.exec(line) ?? [];
    expect([line, name]).not.toEqual([line, '']);
    return [name, value];
  });
}
const valueOf = (text: string, name: string): string => read(text).find(([one]) => one === name)?.[1] ?? '';
const plain = (value: string): string =>
  value.replaceAll(/\\(.)/gs, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));

describe('a calendar', () => {
  it('has one event between its lines, at its moment in UTC', () => {
    const names = read(icsCalendar('Reelpact', [anEvent()]));
    expect(names).toContainEqual(['DTSTART', '20261127T180000Z']);
    expect(names).toContainEqual(['DTSTAMP', '20261127T175959Z']);
    expect(names).toContainEqual(['SEQUENCE', '3']);
    expect(names.filter(([name]) => name === 'BEGIN').map(([, value]) => value)).toEqual([
      'VCALENDAR',
      'VEVENT',
    ]);
    expect(names.at(-1)).toEqual(['END', 'VCALENDAR']);
  });

  it.each([
    'Commas, semicolons; and \\ backslashes \\n',
    'Two\nlines\r\nand\rmore',
    'END:VEVENT\r\nBEGIN:VALARM\r\nACTION:DISPLAY',
    '👩‍👩‍👧‍👦'.repeat(40),
    'ä'.repeat(200),
    '日本語'.repeat(80),
    'NUL \0 bell \u0007 delete \u007f',
    `${'x'.repeat(67)}é`,
  ])('says %j as it is', (summary) => {
    const expected = summary
      .split(/\r\n|\r|\n/)
      .map(withoutUnseenCharacters)
      .join('\n');
    const text = icsCalendar('Reelpact', [anEvent({ summary, description: summary })]);
    expect(plain(valueOf(text, 'SUMMARY'))).toBe(expected);
    expect(plain(valueOf(text, 'DESCRIPTION'))).toBe(expected);
    expect(read(text).filter(([name]) => name === 'BEGIN')).toHaveLength(2);
  });

  it('says any text as it is', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(texts, (summary) => {
        const expected = summary
          .split(/\r\n|\r|\n/)
          .map(withoutUnseenCharacters)
          .join('\n');
        const text = icsCalendar('Reelpact', [anEvent({ summary })]);
        expect(plain(valueOf(text, 'SUMMARY'))).toBe(expected);
      }),
    );
  });

  it('is the same text for the same events', () => {
    expect(icsCalendar('Reelpact', [anEvent()])).toBe(icsCalendar('Reelpact', [anEvent()]));
  });
});

describe('a booking in it', () => {
  function booking(stage: BookingStage, dueAt: number | null, deadlineAt: number | null): DatedBooking {
    const names = { brand: 'Northwind Coffee', creator: 'Sophia Reyes' };
    const windows = DEFAULT_WINDOWS;
    const begun = beginBooking({
      flow: 'pay_first',
      amount: 15_000,
      deliveryDays: 5,
      revisionsLeft: 1,
      windows,
      at: AT,
    });
    const state = { ...begun, stage, context: { ...begun.context, dueAt, deadlineAt } };
    const said = situation({
      id: 'b',
      state,
      reader: 'creator',
      names,
      dates: { createdAt: AT, deliveredAt: null },
      transferred: false,
      approved: false,
    });
    return {
      id: 'b',
      party: 'creator',
      situation: said,
      packageName: 'Single Reel',
      amount: '150.00',
      names,
      revision: 4,
      changedAt: AT,
    };
  }
  const eventsOf = (one: DatedBooking) => calendarEvents(one, 'https://reelpact.example');

  it('that is being made has the promised day and the last one', () => {
    const [due, deadline, ...more] = eventsOf(booking('producing', AT, AT + 1000));
    expect(more).toEqual([]);
    expect(due).toMatchObject({
      uid: 'b-due@reelpact.example',
      at: AT,
      sequence: 4,
      summary: 'Due: Single Reel (Northwind Coffee)',
    });
    expect(deadline).toMatchObject({
      uid: 'b-deadline@reelpact.example',
      at: AT + 1000,
      summary: 'Deliver the content: Single Reel (Northwind Coffee)',
    });
    expect(deadline?.description).toContain('Without a delivery by then');
    expect(deadline?.description).toContain(deadline?.url);
  });

  it('that waits for somebody has the hour by which they have to act', () => {
    expect(eventsOf(booking('requested', null, AT)).map(({ uid }) => uid)).toEqual([
      'b-deadline@reelpact.example',
    ]);
  });

  it('that is stopped has none', () => {
    expect(eventsOf(booking('producing', null, null))).toEqual([]);
  });
});
