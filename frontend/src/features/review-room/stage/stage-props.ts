import type { Ref } from 'react';
import type { StageHandle, StageProps } from '../stage-contract';

/** The contract, and what React itself needs. */
export interface StageElementProps extends StageProps {
  ref?: Ref<StageHandle>;
  /** Escape was pressed with a tool in hand and nothing begun: the tool goes away. */
  onDrawEnd?: () => void;
}

export type DrawnOn = Pick<StageProps, 'items' | 'selectedId' | 'moment'>;
