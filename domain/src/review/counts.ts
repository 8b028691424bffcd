/** What a package and its add-ons can count. */
export const COUNTED = {
  photos: { one: 'photo', many: 'photos' },
  videos: { one: 'video', many: 'videos' },
  /** Photos or videos that come on top of those that the package counts, such as raw footage. */
  files: { one: 'extra file', many: 'extra files' },
} as const;
export type Counted = keyof typeof COUNTED;
export const COUNTED_THINGS = Object.keys(COUNTED) as Counted[];

/** How many of each were promised; null for what isn't counted. */
export type Counts = Readonly<Record<Counted, number | null>>;

/** "1 video", "10 videos". */
export const countText = (count: number, what: Counted): string =>
  `${count} ${count === 1 ? COUNTED[what].one : COUNTED[what].many}`;
