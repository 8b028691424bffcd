import { describe, expect, it } from '@jest/globals';
import { silenceText, untilText } from './until-text';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const onSilence = 'Without a delivery by then, the booking ends and you get the money back.';

describe('the date to look at', () => {
  const promised = {
    until: { kind: 'due', at: '2026-11-26T12:00:00.000Z' },
    deadlineAt: '2026-12-10T12:00:00.000Z',
    onSilence,
  } as const;

  it('is the day that was promised, and the end of the booking stands in the small print', () => {
    expect(untilText(promised, now)).toBe('Due Nov 26');
    expect(silenceText(promised, now)).toMatch(/^Last day: Thu, Dec 10, .* Without a delivery by then/);
  });

  it('says the hour on the last day, and that it is over afterwards', () => {
    expect(untilText(promised, Date.parse('2026-11-26T02:00:00.000Z'))).toMatch(
      /^Due Thu, Nov 26, .*, 10 hours left$/,
    );
    expect(untilText(promised, Date.parse('2026-11-27T02:00:00.000Z'))).toBe('Was due Nov 26');
  });

  it('is the hour by which somebody has to act, where nothing was promised', () => {
    const asked = {
      until: { kind: 'deadline', at: '2026-11-24T12:00:00.000Z' },
      deadlineAt: '2026-11-24T12:00:00.000Z',
      onSilence,
    } as const;
    expect(untilText(asked, now)).toMatch(/^Until Tue, Nov 24, .*, 3 days left$/);
    expect(silenceText(asked, now)).toBe(onSilence);
    expect(silenceText(asked, Date.parse('2026-11-24T12:00:01.000Z'))).toBe(
      'This is carried out in a moment.',
    );
  });

  it('is none where the booking may last', () => {
    expect(untilText({ until: null }, now)).toBeNull();
    expect(silenceText({ until: null, deadlineAt: null, onSilence: null }, now)).toBeNull();
  });
});
