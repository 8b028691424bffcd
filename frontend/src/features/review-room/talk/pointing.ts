import type { ShapeTool } from '@reelpact/domain';
import type { Moment } from '../stage-contract';

/** How a comment is given its moment and its mark. */
export interface Pointing {
  onMoment: (moment: Moment) => void;
  tool: ShapeTool | null;
  onTool: (tool: ShapeTool | null) => void;
  /** Stops the video and says which frame is shown; null for a photo. */
  onFreeze: () => number | null;
}
