import { CHANGE_CAUSES, ITEM_KINDS, ITEM_LIMITS, isBlank } from '@reelpact/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ReviewDraftChangeDto } from '../../../api/calls';
import { failureText, reportFailure } from '../../../api/errors';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/text-input';
import styles from '../../../booking/review/item-card.module.css';
import type { PlacedItem } from '../../../booking/review/room-items';
import type { Moment } from '../stage-contract';
import { Badge } from '../../../ui/badge';
import { useSettled } from '../../../ui/use-settled';
import type { Drafting } from './drafting';
import { Choice, KindChoice } from './kind-choice';
import { MomentRow } from './moment-row';
import type { Pointing } from './pointing';

interface DraftCardProps {
  item: PlacedItem;
  drafting: Drafting;
  /** The creator's name. */
  creator: string;
  /** Whether the package has so many revisions and no more. */
  countsRounds: boolean;
  selected: boolean;
  place: ReactNode;
  /** What it is becoming about while it is changed; null while it isn't. */
  moment: Moment | null;
  onEdit: (isEdited: boolean) => void;
  /** Whether it can't be brought back once it is deleted. */
  isForGood: boolean;
  onDelete: () => void;
  /** Called once it has the focus; null where it takes none: only what was just brought back does. */
  onFocusTaken: (() => void) | null;
  pointing: Pointing;
}

/**
 * A comment that wasn't sent yet, with the name of the reviewer who wrote it, if one did. Who may change it can throw it away, and the brand
 * decides whether a reviewer's note goes to the creator.
 */
export function DraftCard(props: DraftCardProps) {
  const { item, drafting, creator, countsRounds, selected, place, moment, onEdit, pointing } = props;
  const { isForGood, onDelete, onFocusTaken } = props;
  const { id: itemId, kind, cause, body, reviewer, internal } = item;
  const { keepInternal } = drafting;
  const card = useRef<HTMLElement>(null);
  const [asks, setAsks] = useState(false);
  const isOpen = drafting.canChange(item);
  useEffect(() => {
    if (onFocusTaken === null) return;
    card.current?.focus();
    onFocusTaken();
  }, [onFocusTaken]);

  function keep(): void {
    setAsks(false);
    // The button goes with the question.
    card.current?.focus();
  }
  return (
    <article
      ref={card}
      tabIndex={-1}
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
      {moment ? (
        <DraftText
          item={item}
          drafting={drafting}
          countsRounds={countsRounds}
          moment={moment}
          pointing={pointing}
          onClose={() => onEdit(false)}
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
            void keepInternal(itemId, name === 'internal').catch((error: unknown) =>
              reportFailure(error, { otherwise: 'Not saved. Please try again.' }),
            )
          }
        />
      )}
      {isOpen && moment === null && (
        <div className={styles.row}>
          <Button small onClick={() => onEdit(true)}>
            Edit
          </Button>
          {asks ? (
            <>
              {/* Where Delete was: a second press in haste keeps it. */}
              <Button small look="text" autoFocus onClick={keep}>
                Keep
              </Button>
              <Button small danger onClick={onDelete}>
                Delete for good
              </Button>
            </>
          ) : (
            <Button small look="text" onClick={() => (isForGood ? setAsks(true) : onDelete())}>
              Delete
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

/** A draft's kind, moment, mark and text, kept whenever nothing of it changes for a moment, and when it is left. */
function DraftText({
  item,
  drafting,
  countsRounds,
  moment,
  pointing,
  onClose,
}: Pick<DraftCardProps, 'item' | 'drafting' | 'countsRounds' | 'pointing'> & {
  moment: Moment;
  onClose: () => void;
}) {
  const { id: itemId, body, startFrame, endFrame, shape } = item;
  const [text, setText] = useState(body);
  const [problem, setProblem] = useState<string | null>(null);
  const settledText = useSettled(text, 600);
  const settledMoment = useSettled(moment, 600);
  const kept = useRef(markOf(body, { startFrame, endFrame, shape: shape as Moment['shape'] }));

  /** Answers whether it is kept. */
  async function keep(
    words: string,
    about: Moment,
    changed: Partial<Pick<ReviewDraftChangeDto, 'kind' | 'cause'>> = {},
  ): Promise<boolean> {
    const mark = markOf(words, about);
    const isSame = mark === kept.current && Object.keys(changed).length === 0;
    if (isBlank(words) || isSame) return true;
    const { kind } = { ...item, ...changed };
    const cause = changed.cause ?? item.cause ?? 'new_wish';
    const draft = {
      kind,
      ...(kind === 'change' && drafting.asksCause && { cause }),
      ...about,
      body: words.trim(),
    } as ReviewDraftChangeDto;
    const before = kept.current;
    kept.current = mark;
    try {
      await drafting.change(itemId, draft);
      setProblem(null);
      return true;
    } catch (error) {
      kept.current = before;
      setProblem(`Not saved. ${failureText(error, { otherwise: 'Try again.' })}`);
      return false;
    }
  }
  const close = async (): Promise<void> => {
    if (await keep(text, moment)) onClose();
  };
  const latest = useRef({ keep, text, moment });
  useEffect(() => {
    latest.current = { keep, text, moment };
  });
  useEffect(() => void latest.current.keep(settledText, settledMoment), [settledText, settledMoment]);
  useEffect(
    () => () => {
      const { keep: keepLast, text: words, moment: about } = latest.current;
      void keepLast(words, about);
    },
    [],
  );
  function pointHere(): void {
    const frame = pointing.onFreeze();
    if (frame !== null) pointing.onMoment({ ...moment, startFrame: frame, endFrame: null });
  }

  return (
    <div className={styles.say}>
      <KindChoice
        kind={item.kind}
        cause={drafting.asksCause ? (item.cause ?? 'new_wish') : null}
        countsRounds={countsRounds}
        onKind={(kind) => void keep(text, moment, { kind })}
        onCause={(cause) => void keep(text, moment, { cause })}
      />
      <MomentRow {...{ moment, ...pointing }} rate={item.file?.rate ?? null} />
      {item.file?.rate && (
        <p className={styles.evidence}>
          The ends of a range can be dragged on the bar, too.{' '}
          <button type="button" className={styles.time} onClick={pointHere}>
            Use the frame on screen
          </button>
        </p>
      )}
      <TextArea
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
        <Button small onClick={() => void close()}>
          {problem ? 'Try again' : 'Save'}
        </Button>
      </span>
    </div>
  );
}

/** What is compared to know whether anything of a draft has changed. */
const markOf = (body: string, { startFrame, endFrame, shape }: Moment): string =>
  JSON.stringify([body.trim(), startFrame, endFrame, shape]);
