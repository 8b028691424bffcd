import {
  CHANGE_CAUSES,
  ITEM_KINDS,
  ITEM_LIMITS,
  SHAPE_TOOLS,
  type ShapeTool,
  isBlank,
} from '@reelpact/domain';
import { Button, Input } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ReviewDraftChangeDto } from '../../../api/calls';
import { failureText, reportFailure } from '../../../api/errors';
import styles from '../../../booking/review/item-card.module.css';
import type { PlacedItem } from '../../../booking/review/room-items';
import { type Moment, WHOLE_FILE } from '../stage-contract';
import { Badge } from '../../../ui/badge';
import { useSettled } from '../../../ui/use-settled';
import type { Drafting } from './drafting';
import { Choice, KindChoice } from './kind-choice';
import { MomentChip } from './moment-chip';

interface DraftCardProps {
  item: PlacedItem;
  drafting: Drafting;
  /** The creator's name. */
  creator: string;
  /** Whether the package has so many revisions and no more. */
  countsRounds: boolean;
  selected: boolean;
  place: ReactNode;
  /** What is pointed at in its file now; null while another file is shown. */
  pointed: Moment | null;
  onPointed: (moment: Moment) => void;
}

/**
 * A comment that wasn't sent yet, with the name of the reviewer who wrote it, if one did. Who may change it can throw it away, and the brand
 * decides whether a reviewer's note goes to the creator.
 */
export function DraftCard(props: DraftCardProps) {
  const { item, drafting, creator, countsRounds, selected, place, pointed, onPointed } = props;
  const { id: itemId, kind, cause, body, reviewer, internal } = item;
  const { keepInternal } = drafting;
  const [busy, setBusy] = useState(false);
  const [edits, setEdits] = useState(false);
  const isOpen = drafting.canChange(item);

  async function attempt(work: Promise<unknown>, otherwise: string): Promise<void> {
    setBusy(true);
    await work.catch((error: unknown) => reportFailure(error, { otherwise }));
    setBusy(false);
  }
  return (
    <article
      className={[styles.card, styles.draft, selected ? styles.selected : ''].join(' ')}
      aria-label={`${reviewer === null ? 'Draft' : `Note by ${reviewer}`}: ${ITEM_KINDS[kind].label}`}
    >
      <header className={styles.head}>
        {place}
        <span className={styles.kind}>
          {ITEM_KINDS[kind].label}
          {cause !== null && drafting.asksCause && ` · ${CHANGE_CAUSES[cause].label}`}
        </span>
        {internal && <Badge tone="neutral">Internal</Badge>}
      </header>
      {edits ? (
        <DraftText
          item={item}
          drafting={drafting}
          countsRounds={countsRounds}
          pointed={pointed}
          onPointed={onPointed}
          onClose={() => setEdits(false)}
        />
      ) : (
        <p className={styles.text}>{body}</p>
      )}
      {reviewer !== null && <p className={styles.evidence}>Written by {reviewer}</p>}
      {isOpen && reviewer !== null && keepInternal && (
        <Choice
          label={`Where the note by ${reviewer} goes`}
          names={['send', 'internal']}
          chosen={internal ? 'internal' : 'send'}
          textOf={(name) => (name === 'send' ? `Send to ${creator}` : 'Keep internal')}
          onChoose={(name) =>
            void attempt(keepInternal(itemId, name === 'internal'), 'Not saved. Please try again.')
          }
        />
      )}
      {isOpen && !edits && (
        <div className={styles.row}>
          <Button size="small" onClick={() => setEdits(true)}>
            Edit
          </Button>
          <Button
            size="small"
            type="text"
            disabled={busy}
            onClick={() => void attempt(drafting.remove(itemId), 'It could not be deleted.')}
          >
            Delete
          </Button>
        </div>
      )}
    </article>
  );
}

/** A draft's kind, mark and text; the text is kept whenever the typing pauses. */
function DraftText({
  item,
  drafting,
  countsRounds,
  pointed,
  onPointed,
  onClose,
}: Pick<DraftCardProps, 'item' | 'drafting' | 'countsRounds' | 'pointed' | 'onPointed'> & {
  onClose: () => void;
}) {
  const { id: itemId, body } = item;
  const [text, setText] = useState(body);
  const [problem, setProblem] = useState<string | null>(null);
  const settled = useSettled(text, 600);
  const kept = useRef(body);

  /** Answers whether it is kept. */
  async function keep(
    words: string,
    changed: Partial<Omit<ReviewDraftChangeDto, 'body'>> = {},
  ): Promise<boolean> {
    const isSame = words.trim() === kept.current && Object.keys(changed).length === 0;
    if (isBlank(words) || isSame) return true;
    const { kind, startFrame, endFrame, shape } = { ...item, ...changed };
    const cause = changed.cause ?? item.cause ?? 'new_wish';
    const moment = { startFrame, endFrame, shape };
    const draft = {
      kind,
      ...(kind === 'change' && drafting.asksCause && { cause }),
      ...moment,
      body: words.trim(),
    };
    try {
      await drafting.change(itemId, draft);
      kept.current = words.trim();
      setProblem(null);
      return true;
    } catch (error) {
      setProblem(`Not saved. ${failureText(error, { otherwise: 'Try again.' })}`);
      return false;
    }
  }
  const close = async (): Promise<void> => {
    if (await keep(text)) onClose();
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => void latest.current(settled), [settled]);

  return (
    <div className={styles.say}>
      <KindChoice
        kind={item.kind}
        cause={drafting.asksCause ? (item.cause ?? 'new_wish') : null}
        countsRounds={countsRounds}
        onKind={(kind) => void keep(text, { kind })}
        onCause={(cause) => void keep(text, { cause })}
      />
      {item.shape !== null && (
        <MomentChip
          text={`${SHAPE_TOOLS[Object.keys(item.shape)[0] as ShapeTool].label} on the picture`}
          label="Take the mark away"
          onRemove={() => void keep(text, { shape: null as unknown as ReviewDraftChangeDto['shape'] })}
        />
      )}
      {pointed !== null && pointed.shape !== null && (
        <Button
          size="small"
          onClick={() =>
            void keep(text, pointed as Partial<ReviewDraftChangeDto>).then(
              (isKept) => isKept && onPointed(WHOLE_FILE),
            )
          }
        >
          Use the mark you just drew
        </Button>
      )}
      <Input.TextArea
        aria-label="Comment"
        autoFocus
        rows={2}
        maxLength={ITEM_LIMITS.body.max}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={({ key }) => key === 'Escape' && void close()}
      />
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
      <span className={styles.row}>
        <Button size="small" onClick={() => void close()}>
          {problem ? 'Try again' : 'Save'}
        </Button>
      </span>
    </div>
  );
}
