import { describe, expect, it } from '@jest/globals';
import { promisesOf } from '../review/spec-check.js';
import { ADDON_MESSAGES, addonProblem, namedHours, namesFiles, toAddonMeaning } from './addon-editing.js';
import {
  ADDONS_MESSAGES,
  type AddonMeaning,
  addonsProblem,
  agreedDays,
  agreedDelivery,
  meaningText,
} from './addon-meaning.js';

const faster = (days: number): AddonMeaning => ({ kind: 'faster', days });
const more = (what: 'photos' | 'videos' | 'files', count: number): AddonMeaning => ({
  kind: 'more',
  what,
  count,
});

describe('the title of an add-on', () => {
  it.each([
    ['48-hour delivery', 48],
    ['48 hour delivery', 48],
    ['24h Rush', 24],
    ['Delivery in 72 hrs', 72],
    ['Express: two days', 48],
    ['3 day turnaround', 72],
    ['3-day delivery', 72],
    ['1 week delivery', 168],
    ['Same-day delivery', 24],
    ['Next day edit', 24],
    ['Overnight delivery', 24],
    ['RUSH (48H)', 48],
    ['Faster: within 2 Days', 48],
  ])('names a time: %s', (title, hours) => {
    expect(namedHours(title)).toBe(hours);
    expect(addonProblem(title, null)).toBe(ADDON_MESSAGES.meaning);
    expect(addonProblem(title, faster(Math.ceil(hours / 24)))).toBeNull();
    expect(addonProblem(title, faster(Math.ceil(hours / 24) + 1))).toBe(ADDON_MESSAGES.otherTime);
  });

  it.each([
    '3 extra photos',
    'Two more reels',
    '+5 photos',
    '1 raw file',
    '10 images',
    'Five edited product photos',
    '2x TikTok videos',
    'Bonus: 1 short clip',
    '4 vertical videos',
    'one additional video',
  ])('names a number of files: %s', (title) => {
    expect(namesFiles(title)).toBe(true);
    expect(addonProblem(title, null)).toBe(ADDON_MESSAGES.meaning);
    expect(addonProblem(title, faster(2))).toBe(ADDON_MESSAGES.meaning);
    expect(addonProblem(title, more('files', 1))).toBeNull();
  });

  it.each([
    '3D logo',
    '2D animation',
    'Instagram 9:16',
    '9:16 video crop',
    '4K video',
    '30-second cut',
    '15 second video',
    '60 fps video',
    '1 minute video',
    '1080p video',
    'Raw footage',
    'Rush',
    'Priority delivery',
    'Day in the life',
    '90 days of ad usage',
    '6-week usage rights',
    '30-day Spark Ads code',
    '12 weeks exclusivity',
    '7-day challenge',
    'Voice-over',
    '3 hooks',
    'Extra revision',
    '#1 video idea',
    'Top 10 products in a video',
    'Take 2',
    'Studio 54 look',
    'H1 campaign planning',
    'Add-on',
    'Photo editing',
    'UGC 101',
    'Weekend shoot',
    '24/7 messages',
  ])('names neither: %s', (title) => {
    expect([namedHours(title), namesFiles(title)]).toEqual([null, false]);
    expect(addonProblem(title, null)).toBeNull();
  });

  it('takes no meaning that changes nothing, or too much', () => {
    for (const days of [0, -1, 1.5, 31]) expect(addonProblem('Rush', faster(days))).toBe(ADDON_MESSAGES.days);
    for (const count of [0, 21, 0.5])
      expect(addonProblem('Raw', more('files', count))).toBe(ADDON_MESSAGES.count);
    expect(addonProblem('Rush', faster(30))).toBeNull();
    expect(toAddonMeaning({ kind: 'none', days: 3, count: 2 })).toBeNull();
    expect(toAddonMeaning({ kind: 'faster', days: 3, count: 2 })).toEqual(faster(3));
    expect(toAddonMeaning({ kind: 'more', what: 'videos', count: 2 })).toEqual(more('videos', 2));
  });
});

describe('booked add-ons', () => {
  const [fast, plain, raw] = [{ meaning: faster(2) }, { meaning: null }, { meaning: more('files', 1) }];

  it('change the delivery time, and otherwise leave it as the package says it', () => {
    expect([agreedDelivery('3-5 days', [plain, fast]), agreedDays('3-5 days', [fast])]).toEqual([
      '2 days',
      2,
    ]);
    expect([agreedDelivery('3-5 days', [plain, {}]), agreedDays('3-5 days', [])]).toEqual(['3-5 days', 5]);
    expect(agreedDelivery('1 week', [{ meaning: faster(1) }])).toBe('1 day');
  });

  it('have to be faster than the package, and one of them is enough', () => {
    expect(addonsProblem([fast, plain, raw], '3-5 days')).toBeNull();
    expect(addonsProblem([fast], '1-2 days')).toBe(ADDONS_MESSAGES.notFaster);
    expect(addonsProblem([fast, { meaning: faster(1) }], '3-5 days')).toBe(ADDONS_MESSAGES.oneFaster);
  });

  it('count with what the package counts', () => {
    const pack = { name: 'Reel', includes: '1 vertical reel', contentFormat: null };
    const counted = promisesOf(pack, [raw, { meaning: more('videos', 2) }, plain]);
    expect([counted.photos, counted.videos, counted.files]).toEqual([null, 3, 1]);
  });

  it('are said in words', () => {
    expect(
      [faster(1), faster(2), more('files', 1), more('files', 2), more('photos', 3)].map(meaningText),
    ).toEqual([
      'Delivery within 1 day',
      'Delivery within 2 days',
      'Adds 1 extra file',
      'Adds 2 extra files',
      'Adds 3 photos',
    ]);
  });
});
