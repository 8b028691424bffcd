import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SubmissionFileDto } from '../../../api/calls';
import { FramePlayer } from './frame-player';
import type { Playback } from './playback';
import type { Quality } from './use-quality';
import { type OnWatched, SecondsWatched } from '../../../booking/review/seconds-watched';
import { useWatched } from '../../../booking/review/use-watched';

/** A part of how a video stands; what needs only that is drawn again only when it changes. */
export function usePlayback<Part>(player: FramePlayer, part: (playback: Playback) => Part): Part {
  return useSyncExternalStore(player.subscribe, () => part(player.playback));
}

/**
 * The player of one file, for as long as it is shown.
 * @param onWatched hears how many different seconds were played, at most every two seconds
 * @param before what was played of it before, which counts on
 */
export function useFrameVideo(
  file: SubmissionFileDto,
  onWatched: OnWatched,
  before?: SecondsWatched,
): FramePlayer {
  const [watched] = useState(() => before ?? new SecondsWatched());
  const [player] = useState(() => new FramePlayer(file.media, (seconds) => watched.add(seconds)));
  useWatched(watched, onWatched);
  useEffect(() => {
    const stopFollowing = player.subscribe(() => {
      if (!player.playback.playing) watched.report();
    });
    watched.begin();
    return stopFollowing;
  }, [player, watched]);
  return player;
}

/**
 * Where a file lies, unchanged while it is shown in the same quality: each answer of the server has a link of its own, and a
 * new one would begin the video again. A link that has run out is replaced.
 */
export function useSteadyUrl(url: string, failed: boolean, quality: Quality = 'standard'): string {
  const [steady, setSteady] = useState({ url, quality });
  if (steady.quality !== quality || (failed && steady.url !== url)) setSteady({ url, quality });
  return steady.url;
}
