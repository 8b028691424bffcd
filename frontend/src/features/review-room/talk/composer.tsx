import {
  type FrameRate,
  ITEM_LIMITS,
  type ItemKind,
  type RevisionKind,
  type ShapeTool,
  isBlank,
} from '@reelpact/domain';
import { useState, type Ref } from 'react';
import type { ReviewDraftChangeDto } from '../../../api/calls';
import { failureText } from '../../../api/errors';
import { useKeptText } from '../../../ui/use-kept-text';
import { type Moment, WHOLE_FILE } from '../stage-contract';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/text-input';
import styles from './composer.module.css';
import { KindChoice } from './kind-choice';
import { MomentRow } from './moment-row';

interface ComposerProps {
  /** The file's ID: unsent words are kept for each file. */
  about: string;
  ref?: Ref<HTMLTextAreaElement>;
  /** Whether the package has so many revisions and no more. */
  countsRounds: boolean;
  /** Whether the writer says if a change is in the brief. */
  asksCause: boolean;
  placeholder: string;
  /** Frames per second of the file; null for a photo. */
  rate: FrameRate | null;
  moment: Moment;
  onMoment: (moment: Moment) => void;
  tool: ShapeTool | null;
  onTool: (tool: ShapeTool | null) => void;
  /** Stops the video and says which frame is shown; null for a photo. */
  onFreeze: () => number | null;
  /** Keeps it as a draft; rejects when it wasn't kept. */
  onAdd: (draft: ReviewDraftChangeDto) => Promise<unknown>;
}

/** Where a comment is written. Beginning to write stops the video, and the comment is about what is seen then. */
export function Composer(props: ComposerProps) {
  const {
    about,
    ref,
    countsRounds,
    asksCause,
    placeholder,
    rate,
    moment,
    onMoment,
    tool,
    onTool,
    onFreeze,
    onAdd,
  } = props;
  const [kind, setKind] = useState<ItemKind>('change');
  const [cause, setCause] = useState<RevisionKind>('new_wish');
  const [body, setBody] = useKeptText(`comment ${about}`);
  // Somebody who took the time away doesn't want it back with the next click.
  const [isWhole, setIsWhole] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function freeze(): void {
    const frame = onFreeze();
    if (frame !== null && moment.startFrame === null && !isWhole) onMoment({ ...moment, startFrame: frame });
  }

  async function add(): Promise<void> {
    if (isBlank(body) || busy) return;
    setBusy(true);
    try {
      await onAdd({
        kind,
        ...(kind === 'change' && asksCause && { cause }),
        body: body.trim(),
        ...moment,
      } as ReviewDraftChangeDto);
      setBody('');
      setProblem(null);
      // What comes next is a change again, unless it is said to be something else.
      setKind('change');
      setCause('new_wish');
      setIsWhole(false);
      onMoment(WHOLE_FILE);
      onTool(null);
    } catch (error) {
      setProblem(`Not saved. ${failureText(error, { otherwise: 'Try again.' })}`);
    }
    setBusy(false);
  }

  return (
    <section
      className={styles.composer}
      aria-label="Add a comment"
      data-begun={!isBlank(body) || moment !== WHOLE_FILE || tool !== null}
    >
      <KindChoice
        kind={kind}
        cause={asksCause ? cause : null}
        countsRounds={countsRounds}
        onKind={setKind}
        onCause={setCause}
      />
      <MomentRow
        {...{ moment, onMoment, rate, tool, onTool, onFreeze }}
        onBegin={freeze}
        onWhole={() => setIsWhole(true)}
      />
      <TextArea
        ref={ref}
        aria-label="Comment"
        aria-keyshortcuts="C"
        placeholder={placeholder}
        rows={2}
        maxLength={ITEM_LIMITS.body.max}
        value={body}
        onFocus={freeze}
        onChange={(event) => setBody(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void add();
        }}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button className={styles.add} block busy={busy} disabled={isBlank(body)} onClick={() => void add()}>
        {problem ? 'Try again' : 'Add comment'}
      </Button>
    </section>
  );
}
