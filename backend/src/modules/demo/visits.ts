import { type PlantedDay, utcDay } from '../page-numbers/index.js';
import type { Story } from './story.js';

const DAYS = 28;
const DAY_MS = 86_400_000;

/** Views on a usual day, and what share of their viewers go on; the same at each planting. */
const SOURCES = [
  { source: 'instagram.com', views: 34, clicks: 0.13, mailedEvery: null },
  { source: 'tiktok.com', views: 21, clicks: 0.08, mailedEvery: null },
  { source: 'newsletter', views: 3, clicks: 0.24, mailedEvery: 7 },
  { source: 'direct', views: 9, clicks: 0.18, mailedEvery: null },
] as const;

/** A busy weekend, a slow start of the week, and a page that slowly becomes known. */
const liveliness = (daysAgo: number): number =>
  (1 + 0.35 * Math.sin((2 * Math.PI * daysAgo) / 7) + 0.12 * Math.sin(daysAgo * 2.7)) *
  (1.25 - daysAgo / (2 * DAYS));

/**
 * Four weeks of visits to the sample creator's page, in which every booking of the stories was begun.
 * @param now milliseconds
 * @param packageIds those that can be booked, as the stories count them
 */
export function demoVisits(
  now: number,
  stories: readonly Story[],
  packageIds: readonly string[],
): PlantedDay[] {
  const dayOf = (daysAgo: number): string => utcDay(now - daysAgo * DAY_MS);

  return Array.from({ length: DAYS }, (_, daysAgo) => ({
    day: dayOf(daysAgo),
    counts: SOURCES.flatMap(({ source, views: usual, clicks, mailedEvery }, place) => {
      const mailed = mailedEvery !== null && daysAgo % mailedEvery === 2;
      const views = Math.round(usual * (mailed ? 14 : 1) * liveliness(daysAgo + place));
      const booked = stories.filter(
        (story) => story.source === source && dayOf(story.deeds[0]?.[0] ?? DAYS) === dayOf(daysAgo),
      );
      const row = (
        event: PlantedDay['counts'][number]['event'],
        count: number,
        packageId: string | null = null,
      ) => ({
        event,
        source,
        packageId,
        count,
      });
      return [
        row('view', views + booked.length),
        row('visitor', Math.round(views * 0.78) + booked.length),
        row('reel_play', Math.round(views * 0.6)),
        ...packageIds.flatMap((packageId, offer) => {
          const began = booked.filter((story) => story.offer === offer).length;
          // The first package is looked at most.
          const clicked = Math.round((views * clicks) / (offer + 1)) + began;
          return [
            row('package_click', clicked, packageId),
            row('book_start', Math.floor(clicked / 6) + began, packageId),
          ];
        }),
      ];
    }),
  }));
}
