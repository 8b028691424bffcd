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
import { useChangeReviewDraftMutation, useRemoveReviewDraftMutation } from '../../../api/room-calls';
import { failureText, reportFailure } from '../../../api/errors';
import styles from '../../../booking/review/item-card.module.css';
import type { PlacedItem } from '../../../booking/review/room-items';
import { type Moment, WHOLE_FILE } from '../stage-contract';
import { useSettled } from '../../../ui/use-settled';
import { KindChoice } from './kind-choice';
import { MomentChip } from './moment-chip';

interface DraftCardProps {
  item: PlacedItem;
  bookingId: string;
  /** Whether the package has so many revisions and no more. */
  countsRounds: boolean;
  selected: boolean;
  place: ReactNode;
  /** Whether its version can still be written about. */
  isOpen: boolean;
  /** What is pointed at in its file now; null while another file is shown. */
  pointed: Moment | null;
  onPointed: (moment: Moment) => void;
}

/** A comment that wasn't sent yet: seen by the brand alone, which can change it or throw it away. */
export function DraftCard(props: DraftCardProps) {
  const { item, bookingId, countsRounds, selected, place, isOpen, pointed, onPointed } = props;
  const { id: itemId, kind, cause, body } = item;
  const [remove, { isLoading }] = useRemoveReviewDraftMutation();
  const [edits, setEdits] = useState(false);
  return (
    <article
      className={[styles.card, styles.draft, selected ? styles.selected : ''].join(' ')}
      aria-label={`Draft: ${ITEM_KINDS[kind].label}`}
    >
      <header className={styles.head}>
        {place}
        <span className={styles.kind}>
          {ITEM_KINDS[kind].label}
          {cause !== null && ` · ${CHANGE_CAUSES[cause].label}`}
        </span>
      </header>
      {edits ? (
        <DraftText
          item={item}
          bookingId={bookingId}
          countsRounds={countsRounds}
          pointed={pointed}
          onPointed={onPointed}
          onClose={() => setEdits(false)}
        />
      ) : (
        <p className={styles.text}>{body}</p>
      )}
      {isOpen && !edits && (
        <div className={styles.row}>
          <Button size="small" onClick={() => setEdits(true)}>
            Edit
          </Button>
          <Button
            size="small"
            type="text"
            disabled={isLoading}
            onClick={() =>
              void remove({ id: bookingId, itemId })
                .unwrap()
                .catch((error: unknown) => reportFailure(error, { otherwise: 'It could not be deleted.' }))
            }
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
  bookingId,
  countsRounds,
  pointed,
  onPointed,
  onClose,
}: Pick<DraftCardProps, 'item' | 'bookingId' | 'countsRounds' | 'pointed' | 'onPointed'> & {
  onClose: () => void;
}) {
  const { id: itemId, body } = item;
  const [change] = useChangeReviewDraftMutation();
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
    const draft = { kind, ...(kind === 'change' && { cause }), ...moment, body: words.trim() };
    try {
      await change({ id: bookingId, itemId, reviewDraftChangeDto: draft }).unwrap();
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
        cause={item.cause ?? 'new_wish'}
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
