import type { Ref } from 'react';
import type { OnWatched, SecondsWatched } from '../../../booking/review/seconds-watched';
import type { SubmissionFileDto } from '../../../api/calls';
import type { StageHandle, StageProps } from '../stage-contract';

/** One version of what is compared. */
export interface ComparedFile {
  file: SubmissionFileDto;
  /** "v2" */
  label: string;
  onWatched: OnWatched;
  watched?: SecondsWatched;
}

export interface CompareStageProps extends Pick<StageProps, 'items' | 'selectedId' | 'onSelect'> {
  older: ComparedFile;
  newer: ComparedFile;
  /** The frame of the newer one that is shown first. */
  initialFrame?: number;
  ref?: Ref<StageHandle>;
}
