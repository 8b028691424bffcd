import {
  CHANGE_CAUSES,
  ITEM_KINDS,
  ITEM_LIMITS,
  STEP_FIELDS,
  isBlank,
  isSendable,
  numbered,
  placeText,
  type Rounds,
  roundsText,
  stepRow,
} from '@reelpact/domain';
import type { BookingDto, SubmissionDto } from '../../../api/calls';
import { useRequestListedRevisionMutation } from '../../../api/room-calls';
import { reportFailure } from '../../../api/errors';
import { isOpenChange, type PlacedItem, seenNotes } from '../../../booking/review/room-items';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextArea } from '../../../ui/text-input';
import styles from '../../../booking/review/verdict-dialogs.module.css';
import { showToast } from '../../../ui/toast';
import { useKeptText } from '../../../ui/use-kept-text';
import { hourText } from '../../../ui/when';

interface RequestSheetProps {
  booking: BookingDto;
  version: SubmissionDto;
  items: readonly PlacedItem[];
  onClose: () => void;
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What the button sends: "2 changes and 1 comment". */
function sentText(changes: number, others: number): string {
  if (changes === 0) return 'feedback';
  const comments = others === 0 ? '' : ` and ${counted(others, 'comment')}`;
  return `${counted(changes, 'change')}${comments}`;
}

/** How many rounds were asked for, and how many there can be: some are given back, and others granted besides. */
function roundsOf(
  { revisionsLeft, package: { revisions } }: BookingDto,
  items: readonly PlacedItem[],
): Pick<Rounds, 'used' | 'revisions'> {
  if (revisions === 'unlimited' || revisionsLeft === 'unlimited') return { used: 0, revisions: 'unlimited' };
  const asked = Math.max(0, ...items.map(({ round }) => round ?? 0));
  const used = Math.max(asked, revisions - revisionsLeft);
  return { used, revisions: used + revisionsLeft };
}

/** The whole request before it goes out: the list as it will be numbered, a note, and what it costs. */
export function RequestSheet({ booking, version, items, onClose }: RequestSheetProps) {
  const [request, { isLoading }] = useRequestListedRevisionMutation();
  const [note, setNote] = useKeptText(`request ${booking.id}`);
  const { id, package: pack, revisionDueAt } = booking;
  const last = Math.max(0, ...items.map(({ number }) => number ?? 0));
  const listed = numbered(
    items.filter((item) => isSendable(item) || isOpenChange(item)),
    last,
  );
  const changes = listed.filter(({ kind }) => kind === 'change');
  const briefs = changes.filter(({ cause }) => cause === 'in_brief').length;
  const needsNote = changes.length === 0;
  const creator = pack.creator.displayName;

  async function send(): Promise<void> {
    try {
      const words = note.trim();
      await request({
        id,
        requestListedRevisionDto: {
          submissionId: version.id,
          reviewerNotes: seenNotes(listed),
          ...(words && { note: words }),
        },
      }).unwrap();
      setNote('');
      showToast('Review Submitted', 'Your feedback has been sent to the creator.');
      onClose();
    } catch (error) {
      reportFailure(error, { title: 'Review Failed', otherwise: 'Failed to submit review' });
    }
  }

  return (
    <Dialog
      title={stepRow('request_revision').label}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            look="primary"
            busy={isLoading}
            disabled={needsNote && isBlank(note)}
            onClick={() => void send()}
          >
            Send {sentText(changes.length, listed.length - changes.length)} to {creator}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {listed.length > 0 && (
          <ol className={styles.asked} aria-label="What is sent">
            {listed.map((item) => (
              <li key={item.id}>
                <b>{item.number}.</b>
                <span>
                  {placeText(item) || 'Whole version'}
                  <span className={styles.hint}>
                    {' · '}
                    {item.cause === null ? ITEM_KINDS[item.kind].label : CHANGE_CAUSES[item.cause].label}
                    {item.state !== 'draft' && ' · still open'}
                  </span>
                </span>
                <p>{item.body}</p>
              </li>
            ))}
          </ol>
        )}
        <div className={styles.field}>
          <label htmlFor="request-note">{STEP_FIELDS.feedback.label}</label>
          <TextArea
            id="request-note"
            rows={3}
            maxLength={ITEM_LIMITS.body.max}
            placeholder="What do you like, what should change?"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          {needsNote && isBlank(note) && (
            <span className={styles.hint}>Write what should change, or comment on a moment first.</span>
          )}
        </div>
        <p className={styles.hint}>
          {roundsText({ wishes: changes.length - briefs, briefs, ...roundsOf(booking, items) }, creator)}
          {revisionDueAt !== null && ` Asked for now, the new version is due ${hourText(revisionDueAt)}.`}
        </p>
      </div>
    </Dialog>
  );
}
