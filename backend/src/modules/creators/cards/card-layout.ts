import {
  type Color,
  COLOR_PATTERN,
  DEFAULT_DESIGN,
  PAGE_MEDIA,
  darkenedForWhite,
  isCenter,
  toDesign,
} from '@reelpact/domain';
import type { CollageOrder, CollagePicture } from '../../../platform/media/draw-collage.js';
import type { CardFacts } from './reads/card-facts.js';

/** Where the pictures of a card stand; its pictures are named by their keys. */
export interface CardLayout extends Pick<CollageOrder, 'width' | 'height' | 'background' | 'ink' | 'turn'> {
  pictures: (Omit<CollagePicture, 'source'> & { key: string })[];
}

type Shown = Pick<CardFacts, 'avatarKey' | 'design' | 'posters'>;

const { width: WIDTH, height: HEIGHT } = PAGE_MEDIA.card;
/** All in pixels. */
const GAP = 24;
const AVATAR_GAP = 60;
const CORNER = 28;
const RING = 7;
/** How far every second tile stands lower than its neighbors. */
const STAGGER = 30;
/** By how many tiles there are: theirs, upright as reels are, and the avatar's side. */
const TILES = [
  { width: 0, height: 0, avatar: 330 },
  { width: 420, height: 525, avatar: 280 },
  { width: 300, height: 500, avatar: 250 },
  { width: 262, height: 466, avatar: 220 },
] as const;

/** The card of a creator's page: up to three works beside the face. */
export const creatorCard = (shown: Shown): CardLayout =>
  layout(shown, shown.posters.slice(0, TILES.length - 1), { turn: 0, mirrored: false });

/** The card of a package, which differs from the page's and from the next one's: one work, on the other side of the face. */
export function packageCard(shown: Shown, position: number): CardLayout {
  const poster = shown.posters[position % Math.max(1, shown.posters.length)];
  return layout(shown, poster === undefined ? [] : [poster], { turn: position + 1, mirrored: true });
}

function accentOf(design: CardFacts['design']): Color {
  const { accent } = toDesign(design);
  return COLOR_PATTERN.test(accent) ? accent : DEFAULT_DESIGN.accent;
}

/** Tiles and face in one row, in the middle of the card. */
function layout(
  { avatarKey, design }: Shown,
  posters: Shown['posters'],
  { turn, mirrored }: { turn: number; mirrored: boolean },
): CardLayout {
  const { width, height, avatar } = TILES[posters.length] ?? TILES[0];
  const tilesWidth = posters.length * (width + GAP) - (posters.length > 0 ? GAP : 0);
  const avatarWidth = avatarKey === null ? 0 : avatar + (posters.length > 0 ? AVATAR_GAP : 0);
  const start = Math.round((WIDTH - tilesWidth - avatarWidth) / 2);
  const tilesStart = mirrored ? start : start + avatarWidth;
  const avatarStart = mirrored ? start + tilesWidth + avatarWidth - avatar : start;
  const lower = (index: number) => (posters.length > 1 ? ((index % 2) - 0.5) * STAGGER : 0);
  const tiles = posters.map(({ key, focus }, index) => ({
    ...{ key, width, height, radius: CORNER, ring: 0 },
    // Without it, a card is what it was before there were focal points.
    ...(!isCenter(focus) && { focus }),
    left: tilesStart + index * (width + GAP),
    top: Math.round((HEIGHT - height) / 2 + lower(index)),
  }));
  const place = { left: avatarStart, top: (HEIGHT - avatar) / 2, width: avatar, height: avatar };
  const accent = accentOf(design);
  return {
    ...{ width: WIDTH, height: HEIGHT, background: darkenedForWhite(accent), ink: '#ffffff', turn },
    pictures: [
      ...tiles,
      ...(avatarKey === null ? [] : [{ ...place, key: avatarKey, radius: avatar / 2, ring: RING }]),
    ],
  };
}
