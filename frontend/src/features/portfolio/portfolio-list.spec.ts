import { describe, expect, it } from '@jest/globals';
import { CENTER, PORTFOLIO } from '@reelpact/domain';
import type { OwnPortfolioItemDto } from '../../api/calls';
import { arrangedBy, arrangementOf, moved, refocused, retitled, titleFrom } from './portfolio-list';

const item = (id: string, title = id): OwnPortfolioItemDto => ({
  id,
  title,
  type: 'photo',
  imageUrl: `/${id}.webp`,
  videoUrl: null,
  duration: null,
  status: 'ready',
  problem: null,
  focus: CENTER,
});
const abc = ['a', 'b', 'c'].map((id) => item(id));
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');

describe('a title made of a file name', () => {
  it.each([
    ['Morning_coffee.final.jpg', 'Morning coffee.final'],
    ['IMG_1234.HEIC', 'Photo'],
    ['PXL 20260401 (2).jpg', 'Photo'],
    ['DSC01234.JPG', 'Photo'],
    ['2026-04-01.png', 'Photo'],
    ['.jpg', 'Photo'],
    ['VID_20260401.mp4', 'Photo'],
    ['IMG-20260401-WA0007.jpg', 'Photo'],
    ['WhatsApp Image 2026-04-01 at 10.12.33.jpeg', 'Photo'],
    ['Screenshot 2026-04-01 at 10.12.33 AM.png', 'Photo'],
    ['3f2a9c1e-77b0-4d1a-9c3e-2f4b6a8d0e11.jpg', 'Photo'],
    ['facade.jpg', 'facade'],
    ['Photoshoot.jpg', 'Photoshoot'],
    ['7 mugs.png', '7 mugs'],
  ])('%s is %s', (name, title) => expect(titleFrom(name, 'Photo')).toBe(title));

  it('is no longer than a title may be', () => {
    expect(titleFrom(`${'x'.repeat(300)}.jpg`, 'Photo')).toHaveLength(PORTFOLIO.title.max);
  });
});

describe('the order', () => {
  it('changes by one place, and not beyond the edges', () => {
    expect(ids(moved(abc, 'b', -1))).toBe('bac');
    expect(ids(moved(abc, 'b', 1))).toBe('acb');
    expect(ids(moved(abc, 'a', -1))).toBe('abc');
    expect(ids(moved(abc, 'c', 1))).toBe('abc');
    expect(ids(moved(abc, 'none', 1))).toBe('abc');
  });

  it('that was wanted keeps what came and what went in the meantime', () => {
    const wanted = arrangementOf(
      refocused(retitled(moved(abc, 'c', -1), 'c', 'the sea'), 'c', { x: 5, y: 95 }),
    );
    const later = [item('a'), item('c'), item('d')];
    expect(arrangementOf(arrangedBy(later, wanted))).toEqual([
      { id: 'a', title: 'a', focus: CENTER },
      { id: 'c', title: 'the sea', focus: { x: 5, y: 95 } },
      { id: 'd', title: 'd', focus: CENTER },
    ]);
    expect(arrangedBy(later, wanted)[1]?.imageUrl).toBe('/c.webp');
  });
});
