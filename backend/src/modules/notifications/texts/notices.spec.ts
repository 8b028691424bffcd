import { describe, expect, it } from '@jest/globals';
import {
  BOOKING_EVENT_TYPES,
  TEXT_CONTRAST,
  contrast,
  BOOKING_STAGES,
  type BookingEvent,
  type BookingStage,
  decide,
  actorsOf,
  type Party,
  STAGE_META,
  beginBooking,
  buttonLabel,
  DEFAULT_WINDOWS,
  type Reader,
  sampleEvent,
  situation,
  stagesWhere,
} from '@reelpact/domain';
import type { BookingRecord, Change } from '../../bookings/index.js';
import { EVENT_NOTICES } from './event-notices.js';
import type { Notice, Notices } from './notice.js';
import { adminNoticeFor, noticeFor } from './notices.js';
import { INCOMPLETE_REMINDERS, OVERDUE_NOTICES, REMINDER_NOTICES, reminderFor } from './reminder-notices.js';
import { STAGE_NOTICES } from './stage-notices.js';
import { DARK, LIGHT, type LaidOutEmail } from '../../../platform/mail/email-layout.js';
import { SAMPLE_NAMES } from '../../../platform/mail/email-samples.js';
import { previewEmails } from './preview-emails.js';
import { type EmailToParty, writeAdminEmail, writeEmail } from './write-email.js';

const PARTIES: readonly Party[] = ['brand', 'creator'];
const NOW = Date.UTC(2026, 10, 21, 10);
const DAY = 86_400_000;
const URL = 'https://reelpact.test';
const TYPED = {
  brandName: 'Cheap Pills Ltd',
  displayName: 'Buy At evil.example',
  packageName: 'Click here',
  words: 'http://evil.example',
};

function aRecord(stage: BookingStage, dueAt: number | null = null): BookingRecord {
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
    state: {
      ...state,
      stage,
      context: { ...state.context, dueAt, deadlineAt: NOW + DAY, reviewBeganAt: NOW },
    },
    amountCents: 15_000,
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
        for (const actor of actorsOf(type)) {
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

/** Where a record stands, as the emails are given it. */
const standing =
  ({ id, state }: BookingRecord, reader: Reader) =>
  (names: Record<Party, string>) =>
    situation({
      id,
      state,
      reader,
      names,
      dates: { createdAt: NOW, deliveredAt: null },
      transferred: false,
      approved: false,
    });
const emailTo = (facts: Omit<EmailToParty, 'situation'>): LaidOutEmail =>
  writeEmail({ ...facts, situation: standing(facts.record, facts.party) }, URL);
const emailOf = (change: Change, party: Party, notice: Notice, isProven: boolean): LaidOutEmail =>
  emailTo({ notice, record: change.after, event: change.event, party, isProven });

/** Stages whose window reminds somebody. */
const remindsOf = (who: Party | 'admin'): BookingStage[] =>
  stagesWhere(({ window }) => window?.reminders.some(({ to }) => to.includes(who)) === true);

describe('what the parties are told', () => {
  it.each(BOOKING_STAGES)('covers %s', (stage) => {
    const told = PARTIES.filter((party) => STAGE_NOTICES[stage][party] !== undefined);
    // What an authorized payment goes through in seconds; the next step tells.
    expect(told.length > 0).toBe(stage !== 'securing');
    // A creator who may not see the booking is not told that it has come to this.
    if (STAGE_META[stage].hiddenFromCreator) expect(told).toEqual(['brand']);
  });

  it('has a button that says what its reader has to do', () => {
    for (const stage of BOOKING_STAGES) {
      const { turn } = STAGE_META[stage];
      if (turn !== 'brand' && turn !== 'creator' && turn !== 'admin') continue;
      const now = standing(aRecord(stage), turn)({ brand: 'Northwind', creator: 'Sophia' });
      expect([stage, buttonLabel(now, turn, '150.00')]).not.toEqual([stage, 'Open the project']);
    }
  });

  it('has no name that is not filled in', () => {
    const tables: Notices[] = [
      ...[STAGE_NOTICES, REMINDER_NOTICES, OVERDUE_NOTICES, INCOMPLETE_REMINDERS].flatMap((table) =>
        Object.values(table),
      ),
      ...Object.values(EVENT_NOTICES).flatMap(({ texts, incomplete, tooLate }) => [
        { ...texts, ...(tooLate && { brand: tooLate }) },
        { ...incomplete },
      ]),
    ];
    const notices = tables.flatMap((each) => Object.values(each));
    expect(notices.length).toBeGreaterThan(50);
    for (const { subject, body } of notices) {
      expect(subject).toMatch(/^[A-Z][^{}]+[^.]$/);
      expect(body.replace(/\{(creator|brand|package|due|asked|answerBy|shares)\}/g, 'X')).toMatch(
        /^[A-Z][^{}]*\.$/,
      );
    }
  });

  it('says of an incomplete version what it lacks, and never that silence approves it', () => {
    const reviewed = aRecord('in_review');
    const lacking = (missing: BookingRecord['state']['context']['missing']): BookingRecord => ({
      ...reviewed,
      state: { ...reviewed.state, context: { ...reviewed.state.context, missing } },
    });
    const said = (record: BookingRecord, party: Party) => {
      const { subject, body } = emailTo({
        notice: reminderFor(record, party, NOW),
        record,
        party,
        isProven: true,
      });
      return `${subject} ${body}`;
    };
    const untrue = /unless you answer|counts as approved/;
    for (const party of PARTIES) {
      const incomplete = said(lacking([{ what: 'videos', promised: 10, delivered: 2 }]), party);
      expect(incomplete).toContain('2 of 10 videos were delivered.');
      expect(incomplete).not.toMatch(untrue);
      expect(said(lacking([]), party)).toMatch(untrue);
    }
  });

  it('quotes nothing that was typed to an address that nobody has proven', () => {
    let emails = 0;
    const unsound: string[] = [];
    for (const change of changes()) {
      for (const party of PARTIES) {
        const notice = noticeFor(change, party);
        if (!notice) continue;
        emails += 1;
        const { subject, body } = emailOf(change, party, notice, false);
        const text = subject + body;
        const { path } = standing(change.after, party)({ brand: '', creator: '' });
        const quoted = Object.values(TYPED).filter((typed) => text.includes(typed));
        const [hole] = /[{}]|undefined|null/.exec(text) ?? [];
        const isLinked = body.includes(`${URL}${path}`);
        if (quoted.length > 0 || hole !== undefined || !isLinked)
          unsound.push(`quotes ${quoted.join()}, has ${hole ?? 'no hole'}, leads on: ${isLinked}: ${text}`);
      }
    }
    expect(unsound).toEqual([]);
    expect(emails).toBeGreaterThan(BOOKING_STAGES.length);
  });

  it('calls people by their names, and quotes the other side, where the address is proven', () => {
    const after = aRecord('revising', NOW);
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
    const { subject, body, html } = emailOf(change, 'creator', notice!, true);
    expect(subject).toBe('Cheap Pills Ltd asked for changes to Click here, due Sat, Nov 21');
    expect(body).toBe(
      [
        'Hello Buy At evil.example,',
        'Cheap Pills Ltd looked at “Click here” ($150.00) and asked for changes.',
        'Cheap Pills Ltd asked for changes. Upload a new version.',
        'Due Sat, Nov 21, 10:00 AM UTC. Last day: Sun, Nov 22, 10:00 AM UTC. Without a new version by then, the booking ends and Cheap Pills Ltd gets the money back.',
        'Their words:\n> Warmer.\n> Brighter.',
        'Package: Click here\nBrand: Cheap Pills Ltd\nCreator: Buy At evil.example\nAmount: $150.00\nDue: Sat, Nov 21, 10:00 AM UTC',
        'See the changes and deliver: https://reelpact.test/content-delivery/1f0c2a34-0000-4000-8000-000000000000',
        'Booking 1f0c2a34 · Reelpact\n',
      ].join('\n\n'),
    );
    expect(html).toContain('Warmer.<br>Brighter.');
  });

  it('says with what each side is left once the money is divided, also where nobody is named', () => {
    const disputed = aRecord('disputed');
    const before: BookingRecord = { ...disputed, feeBps: 1000, state: { ...disputed.state, escrow: 'held' } };
    const { window } = STAGE_META.disputed;
    expect(window?.event).toBe('DISPUTE_WINDOW_ENDED');
    const decided = { type: 'DISPUTE_RESOLVED', actor: 'admin', at: NOW, reason: 'Half a reel.' } as const;
    const ends: [Change['event'], string[], string[]][] = [
      [
        { ...decided, creatorPercent: 30 },
        ['Released to {creator}: $45.00', 'Back to your card: $105.00'],
        ['You get: $40.50', 'Back to {brand}: $105.00'],
      ],
      [{ ...decided, creatorPercent: 0 }, ['Back to your card: $150.00'], ['Back to {brand}: $150.00']],
      [{ ...decided, creatorPercent: 100 }, ['Released to {creator}: $150.00'], ['You get: $135.00']],
      [
        { type: 'DISPUTE_WINDOW_ENDED', actor: 'clock', at: NOW + 2 * DAY },
        ['Released to {creator}: $75.00', 'Back to your card: $75.00'],
        ['You get: $67.50', 'Back to {brand}: $75.00'],
      ],
    ];
    for (const [event, toBrand, toCreator] of ends) {
      const decision = decide(before.state, event as BookingEvent);
      if (!decision.taken) throw new Error('not taken');
      const record: BookingRecord = { ...before, state: decision.state };
      for (const [party, lines] of [['brand', toBrand] as const, ['creator', toCreator] as const]) {
        const notice = noticeFor({ before, after: record, event }, party)!;
        for (const [isProven, brand, creator] of [
          [true, TYPED.brandName, TYPED.displayName],
          [false, 'the brand', 'the creator'],
        ] as const) {
          const { body } = emailTo({ notice, record, party, isProven, event, before });
          const said = body.split('\n').filter((line) => /^(Released|You get|Back to)/.test(line));
          const named = lines.map((line) => line.replace('{brand}', brand).replace('{creator}', creator));
          expect(said).toEqual(named);
        }
      }
    }
  });

  it('is not told to the one who did it, nor when nothing has changed for the stage', () => {
    const approved = { type: 'CREATOR_APPROVED', actor: 'creator', hasAddress: false, at: NOW } as const;
    const change = { before: aRecord('requested'), after: aRecord('accepted'), event: approved };
    expect(noticeFor(change, 'creator')).toBeNull();
    expect(noticeFor(change, 'brand')?.subject).toBe('Your request was accepted');
    expect(noticeFor({ ...change, before: change.after }, 'brand')).toBeNull();
  });

  it('is one email for acceptance and payment, which is the receipt', () => {
    const approved = { type: 'CREATOR_APPROVED', actor: 'creator', hasAddress: false, at: NOW } as const;
    expect(
      noticeFor({ before: aRecord('requested'), after: aRecord('securing'), event: approved }, 'brand'),
    ).toBeNull();
    const after = aRecord('producing');
    const event = sampleEvent('CAPTURED', 'provider', after.state, NOW);
    const change = { before: aRecord('securing'), after, event };
    const notice = noticeFor(change, 'brand');
    expect(notice).not.toBeNull();
    const paid = 'Paid: $150.00\nPaid on: Sat, Nov 21, 10:00 AM UTC\nBooking: 1f0c2a34';
    const unproven = emailOf(change, 'brand', notice!, false);
    expect(unproven.body).toContain(paid);
    expect(unproven.subject).toBe('Your receipt: paid, and work has started (booking 1f0c2a34)');
    const proven = emailOf(change, 'brand', notice!, true);
    expect(proven.body).toContain(`Creator: Buy At evil.example\n${paid}`);
    for (const { body } of [unproven, proven]) expect(body).toContain(`/project/${after.id}#receipts`);
    expect(proven.subject).toMatch(/^Receipt: \$150\.00 for Click here, .+ started, due Sun, Nov 22$/);
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
    expect(noticeFor(late, 'brand')?.subject).toBe('Your payment came too late');
    expect(noticeFor(late, 'creator')).toBeNull();
    expect(
      noticeFor({ before: aRecord('producing'), after: aRecord('producing'), event }, 'brand'),
    ).toBeNull();
  });
});

describe('reminders', () => {
  it('have a text for everyone whom a stage reminds, and for nobody else', () => {
    for (const party of PARTIES) {
      const written = BOOKING_STAGES.filter((stage) => REMINDER_NOTICES[stage]?.[party] !== undefined);
      expect(written).toEqual(remindsOf(party));
      const overdue = BOOKING_STAGES.filter((stage) => OVERDUE_NOTICES[stage]?.[party] !== undefined);
      expect(overdue).toEqual(
        stagesWhere(({ window }) => window?.event === 'DELIVERY_WINDOW_ENDED').filter((stage) =>
          remindsOf(party).includes(stage),
        ),
      );
    }
    expect(BOOKING_STAGES.filter((stage) => REMINDER_NOTICES[stage]?.admin !== undefined)).toEqual(
      remindsOf('admin'),
    );
  });

  it('say whose turn it is, until when, and what silence does', () => {
    const record = aRecord('in_review');
    const email = (party: Party) =>
      emailTo({ notice: reminderFor(record, party, NOW), record, party, isProven: false }).body;
    expect(email('brand')).toContain('Review the content: approve it, ask for changes or reject it.');
    expect(email('creator')).toContain('The brand has not answered about your package yet.');
    const until = 'Sun, Nov 22, 10:00 AM UTC. Without an answer by then, the content counts as approved and';
    expect(email('brand')).toContain(`You have until ${until} the creator is paid.`);
    expect(email('creator')).toContain(`This stays open until ${until} you are paid.`);
  });

  it.each(['producing', 'revising'] as const)('of %s name the day, and say so when it is over', (stage) => {
    const record = aRecord(stage, NOW);
    for (const party of PARTIES) {
      const at = (moment: number) => reminderFor(record, party, moment);
      expect(at(NOW - 1)).toEqual(REMINDER_NOTICES[stage]?.[party]);
      expect(at(NOW)).toEqual(OVERDUE_NOTICES[stage]?.[party]);
      const { body } = emailTo({ notice: at(NOW), record, party, isProven: false });
      expect(body).toContain('was due on Sat, Nov 21, 10:00 AM UTC');
    }
  });

  it('quote nothing that was typed to an address that nobody has proven', () => {
    for (const party of PARTIES) {
      for (const stage of remindsOf(party)) {
        const record = aRecord(stage, NOW);
        for (const moment of [NOW - DAY, NOW]) {
          const notice = reminderFor(record, party, moment);
          const { subject, body } = emailTo({ notice, record, party, isProven: false });
          for (const typed of Object.values(TYPED)) expect(subject + body).not.toContain(typed);
          expect(subject + body).not.toMatch(/[{}]|undefined|null/);
        }
      }
    }
  });

  it('of a stage that reminds nobody are an error, not an empty email', () => {
    expect(() => reminderFor(aRecord('completed'), 'brand', NOW)).toThrow('is completed');
  });
});

describe('what the admins are told', () => {
  it('is what needs one of them, once', () => {
    const record = aRecord('disputed');
    const told = (type: Change['event']['type'], from: BookingStage, to: BookingStage) => {
      const event = { ...sampleEvent('REMINDED', 'clock', record.state, NOW), type } as Change['event'];
      return adminNoticeFor({ before: aRecord(from), after: aRecord(to), event })?.subject ?? null;
    };
    expect(told('CREATOR_CONTESTED', 'contestable', 'disputed')).toBe('A dispute was opened');
    expect(told('DISPUTE_OPENED', 'revising', 'disputed')).toBe('A dispute was opened');
    expect(told('CHARGEBACK_WON', 'disputed', 'disputed')).toBeNull();
    expect(told('CHARGEBACK_OPENED', 'completed', 'completed')).toBe('A chargeback was opened');
    expect(told('CHARGEBACK_LOST', 'in_review', 'refunded')).toBe('A chargeback was lost');
    expect(told('REFUND_FAILED', 'refunded', 'refunded')).toBe('A refund came back');
    expect(told('BRAND_APPROVED', 'in_review', 'completed')).toBeNull();
  });

  it('names everyone, and leads to the booking', () => {
    const record = aRecord('disputed');
    const notice = REMINDER_NOTICES.disputed!.admin!;
    const { subject, body } = writeAdminEmail(notice, record, standing(record, 'admin'), URL);
    expect(subject).toBe('A dispute waits for a decision: Click here ($150.00)');
    expect(body).toContain(
      'The dispute between Buy At evil.example and Cheap Pills Ltd about “Click here” ($150.00) is not decided yet.',
    );
    expect(body).toContain(
      'Until Sun, Nov 22, 10:00 AM UTC. Without a decision by then, the money is split in half between Buy At evil.example and Cheap Pills Ltd.',
    );
    expect(body).toContain(
      'Decide the dispute: https://reelpact.test/admin?tab=booking&id=1f0c2a34-0000-4000-8000-000000000000',
    );
  });
});

describe('an email', () => {
  const facts = { publicUrl: URL, at: NOW, names: SAMPLE_NAMES.plain };
  const previews = previewEmails(facts).filter(({ name }) => name !== 'Payments are stuck');

  it('names people, package, amount and date in its subject where the address is proven, and stays short', () => {
    expect(previews.length).toBeGreaterThan(90);
    for (const { proven, subject, name } of previews) {
      expect([name, /[{}[\]]|undefined|NaN/.test(subject)]).toEqual([name, false]);
      if (!proven) expect(subject).not.toMatch(/Noor|Fernwood|Single Reel/);
      else expect([name, subject, /Noor|Fernwood|Single Reel/.test(subject)]).toEqual([name, subject, true]);
      expect([name, subject, subject.length <= 70]).toEqual([name, subject, true]);
    }
    const subjects = previews.map(({ subject }) => subject);
    expect(subjects).toContain('Noor Haddad accepted: pay $150.00 by Tue, Nov 24');
    expect(subjects).toContain('Fernwood wants your Single Reel ($150.00), answer by Tue, Nov 24');
  });

  it('has one button, and says the same as text', () => {
    for (const { name, html, body } of previews) {
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url?.replaceAll('&amp;', '&'));
      const [button, ...rest] = links;
      // Besides the button there is the way out, where there is one.
      expect([name, rest.filter((url) => !url?.startsWith(`${URL}/unsubscribe/`))]).toEqual([name, []]);
      expect(rest.length <= 1).toBe(true);
      for (const link of [button, ...rest]) expect(body).toContain(link);
    }
  });

  it('says who, what and how much in its first line', () => {
    for (const { proven, body, name } of previews) {
      const [, first = ''] = body.startsWith('Hello') ? body.split('\n\n') : ['', body];
      if (proven) expect([name, first, /Noor|Fernwood|Single Reel/.test(first)]).toEqual([name, first, true]);
    }
  });

  it('gives dates in the reader’s time zone, and says which it is', () => {
    const record = aRecord('in_review');
    const notice = STAGE_NOTICES.in_review.brand!;
    const in_ = (timeZone: string | null) =>
      emailTo({ notice, record, party: 'brand', isProven: true, timeZone }).body;
    expect(in_('America/Los_Angeles')).toContain('You have until Sun, Nov 22, 2:00 AM PST.');
    expect(in_(null)).toContain('You have until Sun, Nov 22, 10:00 AM UTC.');
  });

  it('cuts long names in the subject alone', () => {
    const record = {
      ...aRecord('requested'),
      brandName: 'A very long name of a brand that never ends, Incorporated',
    };
    const notice = STAGE_NOTICES.requested.creator!;
    const { subject, body } = emailTo({ notice, record, party: 'creator', isProven: true });
    expect(subject).toBe('A very long nam… wants your Click here ($150.00), answer by Sun, Nov 22');
    expect(body).toContain(record.brandName);
  });

  it('lets no name become markup', () => {
    const record = { ...aRecord('requested'), brandName: '<img src=x onerror=alert(1)>' };
    const notice = STAGE_NOTICES.requested.creator!;
    const { html } = emailTo({ notice, record, party: 'creator', isProven: true });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('keeps a layout that no name breaks: each may wrap anywhere and has its own direction', () => {
    const { long } = SAMPLE_NAMES;
    for (const name of Object.values(long)) expect(name.length).toBeGreaterThan(60);
    const samples = previewEmails({ ...facts, names: long });
    let shown = 0;
    for (const { name, html, subject } of samples) {
      const signs = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(subject)];
      expect([name, subject, signs.length <= 80]).toEqual([name, subject, true]);
      // Nothing is cut apart: half a sign is none.
      expect(subject).not.toMatch(/\p{Surrogate}/u);
      const [, body = ''] = html.split('<table role="presentation" class="page"');
      for (const [, tag = '', content = ''] of body.matchAll(/<(p|td|blockquote|a)\b([^<]*)/g)) {
        if (!Object.values(long).some((one) => content.includes(one))) continue;
        shown += 1;
        expect([name, tag, content.includes('overflow-wrap: anywhere')]).toEqual([name, tag, true]);
        if (tag === 'td') expect(content).toContain('dir="auto"');
      }
    }
    expect(shown).toBeGreaterThan(samples.length);
  });

  it.each([LIGHT, DARK])('can be read in this theme: %o', ({ page, card, ink, muted, button, onButton }) => {
    const pairs = [
      [ink, card],
      [muted, card],
      [ink, page],
      [muted, page],
      [onButton, button],
    ] as const;
    for (const [text, ground] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it('takes every color of the dark theme, each where the light one stands', () => {
    const { html } = previews[0]!;
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    for (const color of Object.values(DARK)) expect(style).toContain(color);
    // What has a color of its own has a class by which the dark theme reaches it.
    const [, body = ''] = html.split('</head>');
    for (const [tag] of body.matchAll(/<\w+[^>]*(?:color: |background: |border: 1px)[^>]*>/g)) {
      expect(tag).toMatch(/class="(page|card|ink|muted|quote|button)"/);
    }
  });
});
