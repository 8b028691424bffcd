import { CHANGE_CAUSES, ITEM_KINDS, ITEM_LIMITS, isBlank } from '@reelpact/domain';
import { Button, Input } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useChangeReviewDraftMutation, useRemoveReviewDraftMutation } from '../../../api/room-calls';
import { failureText, reportFailure } from '../../../api/errors';
import styles from '../../../booking/review/item-card.module.css';
import type { PlacedItem } from '../../../booking/review/room-items';
import { useSettled } from '../../../ui/use-settled';

interface DraftCardProps {
  item: PlacedItem;
  bookingId: string;
  selected: boolean;
  place: ReactNode;
  /** Whether its version can still be written about. */
  isOpen: boolean;
}

/** A comment that wasn't sent yet: seen by the brand alone, which can change it or throw it away. */
export function DraftCard({ item, bookingId, selected, place, isOpen }: DraftCardProps) {
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
        <DraftText item={item} bookingId={bookingId} onClose={() => setEdits(false)} />
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

/** The text of a draft, kept whenever the typing pauses. */
function DraftText({
  item,
  bookingId,
  onClose,
}: {
  item: PlacedItem;
  bookingId: string;
  onClose: () => void;
}) {
  const { id: itemId, kind, cause, startFrame, endFrame, shape, body } = item;
  const [change] = useChangeReviewDraftMutation();
  const [text, setText] = useState(body);
  const [problem, setProblem] = useState<string | null>(null);
  const settled = useSettled(text, 600);
  const kept = useRef(body);

  /** Answers whether it is kept. */
  async function keep(words: string): Promise<boolean> {
    if (isBlank(words) || words.trim() === kept.current) return true;
    const draft = { kind, ...(cause && { cause }), startFrame, endFrame, shape, body: words.trim() };
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
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => void latest.current(settled), [settled]);

  return (
    <div className={styles.say}>
      <Input.TextArea
        aria-label="Comment"
        autoFocus
        rows={2}
        maxLength={ITEM_LIMITS.body.max}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
      <span className={styles.row}>
        <Button size="small" onClick={() => void keep(text).then((isKept) => isKept && onClose())}>
          {problem ? 'Try again' : 'Save'}
        </Button>
      </span>
    </div>
  );
}
