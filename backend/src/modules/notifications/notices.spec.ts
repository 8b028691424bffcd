import { describe, expect, it } from '@jest/globals';
import {
  BOOKING_EVENT_TYPES,
  BOOKING_STAGES,
  type BookingStage,
  EVENT_ACTORS,
  type Party,
  STAGE_META,
  beginBooking,
  DEFAULT_WINDOWS,
  sampleEvent,
} from '@reelpact/domain';
import type { BookingRecord, Change } from '../bookings/index.js';
import { writeLetter } from './letter.js';
import { EVENT_NOTICES, STAGE_NOTICES, noticeFor, screenFor } from './notices.js';

const PARTIES: readonly Party[] = ['brand', 'creator'];
const NOW = Date.UTC(2026, 10, 21, 10);
const TYPED = {
  brandName: 'Cheap Pills Ltd',
  displayName: 'Buy At evil.example',
  packageName: 'Click here',
  words: 'http://evil.example',
};

function aRecord(stage: BookingStage): BookingRecord {
  const state = beginBooking({
    flow: 'pay_first',
    amount: 15_000,
    deliveryDays: 5,
    revisionsLeft: 1,
    windows: DEFAULT_WINDOWS,
    at: NOW,
  });
  return {
    id: '1f0c2a34-0000-4000-8000-000000000000',
    state: { ...state, stage, context: { ...state.context, deadlineAt: NOW + 86_400_000 } },
    brandName: TYPED.brandName,
    contactEmail: 'ann@northwind.test',
    package: { name: TYPED.packageName },
    creator: { displayName: TYPED.displayName, email: 'sophia@example.test' },
  } as BookingRecord;
}

/** Every change that a stage can be entered by, and those that leave the stage as it is. */
function changes(): Change[] {
  const found: Change[] = [];
  for (const to of BOOKING_STAGES) {
    for (const from of [null, 'requested', to] as const) {
      for (const type of BOOKING_EVENT_TYPES) {
        for (const actor of EVENT_ACTORS[type]) {
          const before = from === null ? null : aRecord(from);
          const after = aRecord(to);
          const event = {
            ...sampleEvent(type, actor, after.state, NOW),
            feedback: TYPED.words,
            reason: TYPED.words,
          };
          found.push({ before, after, event });
        }
      }
    }
  }
  return found;
}

describe('what the parties are told', () => {
  it.each(BOOKING_STAGES)('covers %s', (stage) => {
    const told = PARTIES.filter((party) => STAGE_NOTICES[stage][party] !== undefined);
    expect(told.length).toBeGreaterThan(0);
    // A creator who may not see the booking is not told that it has come to this.
    if (STAGE_META[stage].hiddenFromCreator) expect(told).toEqual(['brand']);
  });

  it('has no name that is not filled in', () => {
    const notices = [...Object.values(STAGE_NOTICES), ...Object.values(EVENT_NOTICES)].flatMap((each) =>
      Object.values(each),
    );
    for (const { subject, says } of notices) {
      expect(subject).toMatch(/^[A-Z][^{}]+[^.]$/);
      expect(says.replace(/\{(creator|brand|package)\}/g, 'X')).toMatch(/^[A-Z][^{}]*\.$/);
    }
  });

  it('quotes nothing that was typed to an address that is not verified', () => {
    let letters = 0;
    for (const change of changes()) {
      for (const party of PARTIES) {
        const notice = noticeFor(change, party);
        if (!notice) continue;
        letters += 1;
        const { subject, body } = writeLetter(
          { notice, change, party, verified: false },
          'https://reelpact.test',
        );
        for (const typed of Object.values(TYPED)) expect(subject + body).not.toContain(typed);
        expect(subject + body).not.toMatch(/[{}]|undefined|null/);
        expect(body).toContain(
          `https://reelpact.test${screenFor(change.after.state.stage, party, change.after.id)}`,
        );
      }
    }
    expect(letters).toBeGreaterThan(BOOKING_STAGES.length);
  });

  it('calls people by their names, and quotes the other side, where the address is verified', () => {
    const after = aRecord('revising');
    const event = {
      type: 'REVISION_REQUESTED',
      actor: 'brand',
      at: NOW,
      version: 1,
      feedback: 'Warmer.\nBrighter.',
    } as const;
    const change: Change = { before: aRecord('in_review'), after, event };
    const notice = noticeFor(change, 'creator');
    expect(notice).not.toBeNull();
    const letter = writeLetter(
      { notice: notice!, change, party: 'creator', verified: true },
      'https://reelpact.test',
    );
    expect(letter).toEqual({
      subject: 'Changes were asked for (booking 1f0c2a34)',
      body: [
        'Hello Buy At evil.example,',
        'Cheap Pills Ltd looked at “Click here” and asked for changes.',
        'Their words:\n> Warmer.\n> Brighter.',
        'Cheap Pills Ltd asked for changes. Upload a new version.',
        'This is possible until 22 November 2026 at 10:00 UTC. Without a new version by then, the booking ends and Cheap Pills Ltd gets the money back.',
        'See the booking: https://reelpact.test/content-delivery/1f0c2a34-0000-4000-8000-000000000000',
        'Booking 1f0c2a34 · Reelpact\n',
      ].join('\n\n'),
    });
  });

  it('is not told to the one who did it, nor when nothing has changed for the stage', () => {
    const approved = { type: 'CREATOR_APPROVED', actor: 'creator', at: NOW } as const;
    const change = { before: aRecord('requested'), after: aRecord('accepted'), event: approved };
    expect(noticeFor(change, 'creator')).toBeNull();
    expect(noticeFor(change, 'brand')?.subject).toBe('Your request was accepted');
    expect(noticeFor({ ...change, before: change.after }, 'brand')).toBeNull();
  });

  it('leaves a creator out of what was never paid', () => {
    const withdrawn = { type: 'BRAND_WITHDREW', actor: 'brand', at: NOW } as const;
    const change = { before: aRecord('unpaid'), after: aRecord('withdrawn'), event: withdrawn };
    expect(noticeFor(change, 'creator')).toBeNull();
    expect(noticeFor({ ...change, before: aRecord('requested') }, 'creator')).not.toBeNull();
  });

  it('says that a payment came too late only when the booking had ended', () => {
    const event = sampleEvent('CAPTURED', 'provider', aRecord('withdrawn').state, NOW);
    const late = { before: aRecord('withdrawn'), after: aRecord('withdrawn'), event };
    expect(noticeFor(late, 'brand')?.subject).toBe('Your payment goes back to you');
    expect(noticeFor(late, 'creator')).toBeNull();
    expect(
      noticeFor({ before: aRecord('producing'), after: aRecord('producing'), event }, 'brand'),
    ).toBeNull();
  });
});
