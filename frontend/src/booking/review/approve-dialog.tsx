import {
  AI_TEXTS,
  INCOMPLETE_TEXTS,
  aiStatement,
  deliveredText,
  dollarsText,
  isIncomplete,
  isSendable,
  rightsText,
  unseenNote,
} from '@reelpact/domain';
import { useRef } from 'react';
import type { BookingDto, SubmissionDto } from '../../api/calls';
import { unopenedFiles } from './seen';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import styles from './verdict-dialogs.module.css';
import { COMMENTS_MISSING, useRoom } from './use-room';
import { isOpenChange } from './room-items';

interface ApproveDialogProps {
  booking: BookingDto;
  /** The version that is approved. */
  version: SubmissionDto;
  busy: boolean;
  onApprove: () => void;
  onClose: () => void;
}

const MOST_WORDS = 60;

/** As much of a comment as tells which one it is. */
const inShort = (body: string): string =>
  body.length > MOST_WORDS ? `${body.slice(0, MOST_WORDS).trimEnd()}…` : body;

/** The last look before the money goes: how much to whom, for which version, what it lacks, and what is still open or was never opened. */
export function ApproveDialog({ booking, version, busy, onApprove, onClose }: ApproveDialogProps) {
  const { items, views, accepted, isKnown, error, refetch } = useRoom(booking);
  const keep = useRef<HTMLButtonElement>(null);
  const amount = dollarsText(booking.amount);
  const { usageRights, creator } = booking.package;
  const unopened = isKnown ? unopenedFiles(version, views, 'brand') : [];
  const open = items.filter(isOpenChange).sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const drafts = items.filter(isSendable).length;
  const unseen = unseenNote(version.files);
  return (
    <Dialog
      title={`Release ${amount} to ${creator.displayName}?`}
      onClose={onClose}
      focus={keep}
      footer={
        <>
          <Button ref={keep} onClick={onClose}>
            Keep reviewing
          </Button>
          <Button
            look="primary"
            disabled={!isKnown}
            aria-describedby={!isKnown && error ? 'release-waits' : undefined}
            busy={busy}
            onClick={onApprove}
          >
            Release {amount}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {isIncomplete(version.missing) && (
          <p className={styles.warns}>
            <b>{deliveredText(version.missing)}</b> {INCOMPLETE_TEXTS.approval}
          </p>
        )}
        <div>
          <b>Version {version.version}</b>
          <ul className={styles.files}>
            {version.files.map(({ id, filename, uploadId, ai }) => (
              <li key={id}>
                {filename} · {AI_TEXTS.term}: {aiStatement(ai)}
                {accepted.has(uploadId) && ' · accepted'}
                {unopened.includes(uploadId) && <span className={styles.warns}> · not opened yet</span>}
              </li>
            ))}
          </ul>
        </div>
        {!isKnown && error && (
          <div id="release-waits" className={styles.warns}>
            {COMMENTS_MISSING} Release waits until you can see what is still open.{' '}
            <Button small onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
        {unseen !== null && <p className={styles.warns}>{unseen}</p>}
        {open.length > 0 && (
          <p className={styles.warns}>
            {open.map(({ number, body }) => `#${number ?? ''} “${inShort(body)}”`).join(', ')}{' '}
            {open.length === 1 ? 'is' : 'are'} still open.
          </p>
        )}
        {drafts > 0 && (
          <p className={styles.warns}>
            {drafts === 1 ? 'One comment wasn’t sent.' : `${drafts} comments weren’t sent.`}
          </p>
        )}
        <p>
          The original files unlock for you
          {usageRights && `, with the usage rights of this package: ${rightsText(usageRights)}`}.
        </p>
        <p>
          <b>This cannot be taken back.</b>
        </p>
      </div>
    </Dialog>
  );
}
