import { type FrameRate, SHAPE_TOOLS, type ShapeTool, rangeText } from '@reelpact/domain';
import type { Moment } from '../stage-contract';
import styles from './composer.module.css';
import { MomentChip } from './moment-chip';
import type { Pointing } from './pointing';
import { RangeButtons } from './range-buttons';

interface MomentRowProps extends Pointing {
  moment: Moment;
  /** Frames per second of the file; null for a photo. */
  rate: FrameRate | null;
  /** Before a tool is taken. */
  onBegin?: () => void;
  /** The time was taken away. */
  onWhole?: () => void;
}

const TOOL_NAMES = Object.keys(SHAPE_TOOLS) as ShapeTool[];

/** The moment and the mark of a comment, which can be taken away, and the tools that draw another one. */
export function MomentRow(props: MomentRowProps) {
  const { moment, onMoment, rate, tool, onTool, onFreeze, onBegin, onWhole } = props;
  return (
    <div className={styles.row}>
      <MomentChip
        text={momentText(moment, rate)}
        label="About the whole file instead"
        onRemove={() => {
          onWhole?.();
          onMoment({ ...moment, startFrame: null, endFrame: null });
        }}
      />
      {rate !== null && <RangeButtons {...{ moment, rate, onMoment, onFreeze }} />}
      {moment.shape !== null && (
        <MomentChip
          text={`${SHAPE_TOOLS[Object.keys(moment.shape)[0] as ShapeTool].label} on the picture`}
          label="Take the mark away"
          onRemove={() => onMoment({ ...moment, shape: null })}
        />
      )}
      {tool !== null && moment.shape === null && <span className={styles.hint}>Draw on the picture</span>}
      <span className={styles.tools} role="group" aria-label="Mark on the picture">
        {TOOL_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            aria-pressed={tool === name}
            onClick={() => {
              onBegin?.();
              onTool(tool === name ? null : name);
            }}
          >
            {SHAPE_TOOLS[name].label}
          </button>
        ))}
      </span>
    </div>
  );
}

/** What the comment is about; nothing for the whole file. */
function momentText({ startFrame, endFrame }: Moment, rate: FrameRate | null): string | null {
  return startFrame === null || rate === null ? null : rangeText(startFrame, endFrame, rate);
}
