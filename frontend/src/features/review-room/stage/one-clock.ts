import { frameAt, secondsOfFrame } from '@reelpact/domain';
import type { SubmissionFileDto } from '../../../api/calls';
import type { FramePlayer } from './frame-player';

/** Seconds apart at which the follower jumps instead of catching up. */
const JUMP_FROM = 0.3;
/** How much faster or slower a follower goes to catch up. */
const CATCH_UP = 0.08;

/** The frame of another version that is seen at the same moment. */
export const sameMoment = (from: FramePlayer, frame: number, to: FramePlayer): number =>
  to.frameOf(from.secondsOf(frame) + (0.5 * from.rate.den) / from.rate.num);

/** The same for files that no player shows yet; a frame stays what it is where one of them was never measured. */
export const sameFrame = (
  frame: number,
  from: Pick<SubmissionFileDto, 'media'>,
  { media: to }: Pick<SubmissionFileDto, 'media'>,
): number =>
  from.media?.fps && to?.fps
    ? frameAt(secondsOfFrame(frame, from.media.fps), to.fps, to.frameCount ?? frame + 1)
    : frame;

/** Seconds by which a follower is ahead. */
const lead = (driver: FramePlayer, follower: FramePlayer): number =>
  follower.secondsOf(follower.playback.frame) - driver.secondsOf(driver.playback.frame);

function keepUp(driver: FramePlayer, follower: FramePlayer): void {
  const ahead = lead(driver, follower);
  const frame = driver.rate.den / driver.rate.num;
  const isOver = driver.playback.frame >= follower.playback.frameCount - 1;
  if (isOver) return;
  if (Math.abs(ahead) > JUMP_FROM) follower.skip(-ahead);
  follower.nudge(Math.abs(ahead) <= frame ? 1 : 1 - Math.sign(ahead) * CATCH_UP);
}

/**
 * Makes one player do what another does: play, pause, and show the same moment. While both play, the follower stays within a
 * frame or catches up; when they stop, both show the very same one.
 * @returns what ends it
 */
export function follow(driver: FramePlayer, follower: FramePlayer): () => void {
  let shown = -1;
  const act = () => {
    const { playing, frame, speed, loop, shuttle } = driver.playback;
    if (follower.playback.speed !== speed) follower.setSpeed(speed);
    if (follower.playback.loop !== loop) follower.setLoop(loop);
    if (playing) {
      shown = -1;
      const isThere = follower.playback.frame < follower.playback.frameCount - 1;
      if (follower.playback.shuttle !== shuttle && (follower.playback.playing || isThere))
        follower.shuttleAt(shuttle);
      keepUp(driver, follower);
      return;
    }
    if (shown === frame) return;
    shown = frame;
    follower.nudge(1);
    void follower.showFrame(sameMoment(driver, frame, follower));
  };
  act();
  return driver.subscribe(act);
}
