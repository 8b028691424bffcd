import type { OnWatched, SecondsWatched } from '../../booking/review/seconds-watched';
import type { Shape, ShapeTool } from '@reelpact/domain';
import type { ReviewItemDto, SubmissionFileDto } from '../../api/calls';

/** The part of a file that something is said about. */
export interface Moment {
  /** Frames of the preview, counted from 0; null for the whole file. */
  startFrame: number | null;
  /** The last frame of a range; null for a single one. */
  endFrame: number | null;
  shape: Shape | null;
}

export const WHOLE_FILE: Moment = { startFrame: null, endFrame: null, shape: null };

/** A draft that is being changed, and what it is becoming about. */
export interface Edited {
  id: string;
  moment: Moment;
}

/** What the rest of the room can ask of the stage. */
export interface StageHandle {
  /** Shows exactly this frame, paused. */
  showFrame(frame: number): void;
  /** Stops and says which frame is shown; null for a photo. */
  freeze(): number | null;
  togglePlay(): void;
}

/** What a stage shows: one file of one version, with what is said about it. */
export interface StageProps {
  file: SubmissionFileDto;
  /** Top-level items about this file, drafts included. */
  items: readonly ReviewItemDto[];
  /** The item whose shape is shown and whose marker stands out. */
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** What is being written about: its range on the bar and its shape on the picture; null where nothing can be said. */
  moment: Moment | null;
  onMoment: (moment: Moment) => void;
  /** What a drag on the picture draws; null for none (a click plays). */
  tool: ShapeTool | null;
  /** How many different seconds have been played, when it changed; 0 when the file is first shown. */
  onWatched: OnWatched;
  /** What was played of it before, also beside another version. */
  watched?: SecondsWatched;
}
