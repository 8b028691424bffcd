import type { RefObject } from 'react';
import { useMediaQuery } from '../../../ui/use-media-query';
import type { FramePlayer } from './frame-player';
import type { FullScreen } from './use-full-screen';
import type { RoomActions } from './room-keys';
import { useRoomKeys } from './use-room-keys';

/** Whether there is room for one picture only. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 859px), (pointer: coarse)');

/** The keys of a player that drives another one. */
export function useCompareKeys(
  room: RefObject<HTMLElement | null>,
  driver: FramePlayer,
  full: FullScreen,
  more: Pick<RoomActions, 'compareWay' | 'quality'>,
): void {
  const perSecond = Math.max(1, Math.round(driver.rate.num / driver.rate.den));
  useRoomKeys(room, {
    play: () => driver.togglePlay(),
    back: () => driver.shuttle(-1),
    forward: () => driver.shuttle(1),
    slower: () => driver.changeSpeed(-1),
    faster: () => driver.changeSpeed(1),
    frameBack: () => driver.stepFrames(-1),
    frameForward: () => driver.stepFrames(1),
    secondBack: () => driver.stepFrames(-perSecond),
    secondForward: () => driver.stepFrames(perSecond),
    loop: () => driver.setLoop(!driver.playback.loop),
    mute: () => driver.setSound({ muted: !driver.playback.muted }),
    fullScreen: () => full.toggle(),
    ...more,
  });
}
