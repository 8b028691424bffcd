import { describe, expect, it } from '@jest/globals';
import { aBooking, anItem } from '../../../../test/a-room';
import type { ReviewItemDto } from '../../../api/calls';
import { placedItems } from '../../../booking/review/room-items';
import { noted, whatChanged } from './what-changed';

const of = (items: ReviewItemDto[]) => placedItems(items, aBooking());
/** What is said when these comments become those. */
const said = (was: ReviewItemDto[], now: ReviewItemDto[], version = 1, editedId: string | null = null) => {
  const before = noted(1, of(was), null, null);
  return whatChanged(before, noted(version, of(now), before, editedId));
};
const draft = (id: string, more: Partial<ReviewItemDto> = {}) => anItem(id, { state: 'draft', ...more });
const sent = (id: string, more: Partial<ReviewItemDto> = {}) => anItem(id, { number: 1, ...more });

describe('what changes while the room is open', () => {
  it.each([
    ['nothing', [draft('a')], [draft('a')], ''],
    ['a comment more', [], [draft('a')], 'Comment added.'],
    ['two more', [], [draft('a'), sent('b')], '2 comments added.'],
    ['one less', [draft('a')], [], 'Comment deleted.'],
    ['other words', [draft('a')], [draft('a', { body: 'Louder' })], 'Comment changed.'],
    ['another moment', [draft('a')], [draft('a', { startFrame: 4 })], 'Comment changed.'],
    ['drafts that are sent', [draft('a'), draft('b')], [sent('a'), sent('b')], '2 comments sent.'],
    ['a tick', [sent('a')], [sent('a', { state: 'done' })], '#1: Done.'],
    ['an answer', [sent('a')], [sent('a'), sent('b', { parentId: 'a', number: null })], 'New answer to #1.'],
  ])('%s', (_what, was, now, text) => expect(said(was, now)).toBe(text));

  it('names a version that arrives', () => {
    expect(said([], [], 2)).toBe('Version 2 has arrived.');
  });

  it('is told of a draft once it is left, and not at each pause of its writer', () => {
    const [first, second] = [of([draft('a')]), of([draft('a', { body: 'Louder' })])];
    const before = noted(1, first, null, null);
    const during = noted(1, second, before, 'a');
    expect(whatChanged(before, during)).toBe('');
    expect(whatChanged(during, noted(1, second, during, null))).toBe('Comment changed.');
  });
});
