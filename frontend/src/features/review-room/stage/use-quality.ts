import { createContext, useCallback, useContext } from 'react';
import type { SubmissionFileDto } from '../../../api/calls';
import { storedChoice, useStoredChoice } from './stored-choice';

const QUALITIES = ['standard', 'full'] as const;
export type Quality = (typeof QUALITIES)[number];

/** Holds for this visit: full quality takes a lot to load. */
const qualityChoice = storedChoice<Quality>('reelpact.quality', QUALITIES, 'standard', () => sessionStorage);

/** Has a file made at full size; null for a reader who can't ask for that. */
export const LargePreviewOrder = createContext<((uploadId: SubmissionFileDto['uploadId']) => void) | null>(
  null,
);

/** In which quality a file is shown, and could be. */
export interface QualityOfFile {
  /** What is on screen; standard while full quality is being made. */
  shown: Quality;
  /** What its reader wants, where that can be had. */
  chosen: Quality;
  status: 'none' | 'pending' | 'ready' | 'failed';
  /** Of full quality, in pixels. */
  width: number;
  height: number;
  /** Where it is at full size, once that is made. */
  url: string | null;
  note: string | null;
  choose(quality: Quality): void;
  toggle(): void;
  /** Has it made, where nobody has asked for that yet. */
  askFor(): void;
}

/** Null where there is nothing to choose: the preview is all there is, or its reader can't have more made. */
export function useQuality({ uploadId, large }: SubmissionFileDto): QualityOfFile | null {
  const order = useContext(LargePreviewOrder);
  const wanted = useStoredChoice(qualityChoice);
  const status = large?.status;
  const askFor = useCallback(() => {
    if (status === 'none') order?.(uploadId);
  }, [status, order, uploadId]);
  if (!large || (large.status !== 'ready' && order === null)) return null;
  const canBeFull = large.status === 'ready' || large.status === 'pending';
  const chosen = canBeFull ? wanted : 'standard';
  function choose(quality: Quality): void {
    qualityChoice.set(quality);
    if (quality === 'full') askFor();
  }
  return {
    ...large,
    shown: large.url === null ? 'standard' : chosen,
    chosen,
    choose,
    toggle: () => choose(chosen === 'full' ? 'standard' : 'full'),
    askFor,
  };
}

/** Of two files that are compared: both are shown in full, or neither. Null where one of them isn't there in full. */
export function useComparedQuality(older: SubmissionFileDto, newer: SubmissionFileDto): QualityOfFile | null {
  const [one, other] = [useQuality(older), useQuality(newer)];
  return one?.status === 'ready' && other?.status === 'ready' ? other : null;
}

/** Where a file lies in that quality; in the standard one where there is no other. */
export const urlOf = ({ large, playUrl }: SubmissionFileDto, quality: Quality): string =>
  (quality === 'full' ? large?.url : null) ?? playUrl ?? '';

/** What the shown file is compared with; null while it is seen alone. */
export const ComparedWith = createContext<SubmissionFileDto | null>(null);

/** What the preview is that is shown, in the quality in which it is; null where there is nothing to say. */
export function usePreviewNote(file: SubmissionFileDto): string | null {
  const other = useContext(ComparedWith);
  const alone = useQuality(file);
  const beside = useComparedQuality(other ?? file, file);
  const quality = other === null ? alone : beside;
  return quality?.shown === 'full' ? quality.note : file.previewNote;
}
