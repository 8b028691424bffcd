import {
  CHANGE_CAUSES,
  ITEM_KINDS,
  ITEM_LIMITS,
  ITEM_MESSAGES,
  type ItemState,
  itemStateText,
  offeredMoves,
} from '@reelpact/domain';
import { useState, type ReactNode } from 'react';
import { useAnswerReviewItemMutation, useMoveReviewItemMutation } from '../../api/room-calls';
import { reportFailure } from '../../api/errors';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import styles from './item-card.module.css';
import { evidenceOf, type PlacedItem, type RoomBooking } from './room-items';
import { Say } from './say';

interface ItemCardProps {
  item: PlacedItem;
  booking: RoomBooking;
  /** The number that is shown: its own, or the one that it would get. */
  number: number | null;
  selected?: boolean;
  /** Where it is, as something that leads there. */
  place: ReactNode;
}

const TONES: Readonly<Record<ItemState, Tone>> = {
  draft: 'neutral',
  open: 'attention',
  done: 'money',
  wont_do: 'danger',
  accepted: 'money',
};

/** One comment that was sent: what it asks, what became of it, what was answered, and what its reader can do with it. */
export function ItemCard({ item, booking, number, selected, place }: ItemCardProps) {
  const { kind, cause, state, body, answers, reviewer } = item;
  const evidence = evidenceOf(item, booking);
  const known = number === null ? ITEM_KINDS[kind].label : `#${number}`;
  return (
    <article className={selected ? `${styles.card} ${styles.selected}` : styles.card} aria-label={known}>
      <header className={styles.head}>
        {number !== null && <b className={styles.number}>{number}</b>}
        {place}
        <span className={styles.kind}>
          {ITEM_KINDS[kind].label}
          {cause === 'in_brief' && ` · ${CHANGE_CAUSES[cause].label}`}
        </span>
        {kind !== 'praise' && <Badge tone={TONES[state]}>{itemStateText(item)}</Badge>}
      </header>
      <p className={styles.text}>{body}</p>
      {reviewer !== null && <p className={styles.evidence}>Written by {reviewer}</p>}
      {evidence.map(({ text, note }) => (
        <p key={text} className={styles.evidence}>
          {text}
          {note && `: “${note}”`}
        </p>
      ))}
      {answers.length > 0 && (
        <ul className={styles.answers}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <b>{answer.author}</b> {answer.body}
            </li>
          ))}
        </ul>
      )}
      <Moves item={item} booking={booking} known={known} />
    </article>
  );
}

/** What the reader can do with a comment, and an answer to it. */
function Moves({ item, booking, known }: { item: PlacedItem; booking: RoomBooking; known: string }) {
  const { id, role, final } = booking;
  const [move, { isLoading }] = useMoveReviewItemMutation();
  const [answer] = useAnswerReviewItemMutation();
  const [asked, setAsked] = useState<ItemState | 'answer' | null>(null);
  if (role === 'admin' || role === 'reviewer' || final) return null;
  const moves = offeredMoves(item, role);

  const make = (state: ItemState, note?: string) =>
    move({ id, itemId: item.id, reviewItemMoveDto: { state, ...(note && { note }) } }).unwrap();

  if (asked === 'answer') {
    return (
      <Say
        label={`Answer to ${known}`}
        button="Send answer"
        autoFocus
        onSay={async (body) => {
          await answer({ id, itemId: item.id, reviewAnswerDto: { body } }).unwrap();
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      />
    );
  }
  if (asked !== null) {
    return (
      <Say
        label={ITEM_MESSAGES.note}
        button={moves.find(({ to }) => to === asked)?.label ?? 'Send'}
        autoFocus
        onSay={async (note) => {
          await make(asked, note.slice(0, ITEM_LIMITS.note.max));
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      />
    );
  }
  return (
    <div className={styles.row}>
      {moves.map(({ to, label, needsNote }) => (
        <Button
          key={`${to} ${label}`}
          small
          disabled={isLoading}
          aria-label={`${label}: ${known}`}
          onClick={() =>
            needsNote
              ? setAsked(to)
              : void make(to).catch((error: unknown) =>
                  reportFailure(error, { otherwise: 'Not saved. Please try again.' }),
                )
          }
        >
          {to === 'done' || to === 'accepted' ? `✓ ${label}` : label}
        </Button>
      ))}
      <Button look="text" small aria-label={`Answer ${known}`} onClick={() => setAsked('answer')}>
        Answer
      </Button>
    </div>
  );
}
