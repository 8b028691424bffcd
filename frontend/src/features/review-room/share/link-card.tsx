import { useState } from 'react';
import type { ReviewLinkDto } from '../../../api/calls';
import { reportFailure } from '../../../api/errors';
import { useRevokeReviewLinkMutation } from '../../../api/room-link-calls';
import { useClock } from '../../../api/use-clock';
import { showToast } from '../../../ui/toast';
import { dateText, timeAgo } from '../../../ui/when';
import { copyLink } from './copy-link';
import { Button } from '../../../ui/button';
import styles from './share.module.css';

/** What a link is, in one line: until when it works, and what becomes of its notes. */
function factsOf(
  { isOpen, revokedAt, expiresAt, hasPassword, notesBecome }: ReviewLinkDto,
  now: number,
): string {
  const closed =
    revokedAt !== null
      ? `Revoked ${timeAgo(revokedAt, now)}`
      : Date.parse(expiresAt) <= now
        ? `Expired ${dateText(expiresAt)}`
        : 'Closed: the review is over';
  return [
    isOpen ? `Works until ${dateText(expiresAt)}` : closed,
    ...(isOpen && hasPassword ? ['password'] : []),
    notesBecome === 'internal' ? 'notes stay internal' : 'notes become drafts',
  ].join(' · ');
}

/** A review link: what it is, who has looked, and how it is sent on or closed. */
export function LinkCard({ link, bookingId }: { link: ReviewLinkDto; bookingId: string }) {
  const { id: linkId, label, url, isOpen, reviewers } = link;
  const now = useClock();
  const [revoke, { isLoading }] = useRevokeReviewLinkMutation();
  const [asks, setAsks] = useState(false);

  async function close(): Promise<void> {
    try {
      await revoke({ id: bookingId, linkId }).unwrap();
      showToast('Link revoked', `“${label}” opens nothing any more. Its notes are still here.`);
      setAsks(false);
    } catch (error) {
      reportFailure(error, { otherwise: 'The link could not be revoked. Please try again.' });
    }
  }

  return (
    <article className={isOpen ? styles.link : `${styles.link} ${styles.closed}`} aria-label={label}>
      <div>
        <b>{label}</b>
        <p className={styles.facts}>{factsOf(link, now)}</p>
      </div>
      {isOpen && (
        <div className={styles.row}>
          {url !== null && !asks && (
            <Button small onClick={() => void copyLink(url)}>
              Copy link
            </Button>
          )}
          {asks ? (
            <>
              <Button small danger busy={isLoading} onClick={() => void close()}>
                Revoke now
              </Button>
              <Button small look="text" onClick={() => setAsks(false)}>
                Keep it
              </Button>
            </>
          ) : (
            <Button small look="text" aria-label={`Revoke ${label}`} onClick={() => setAsks(true)}>
              Revoke
            </Button>
          )}
        </div>
      )}
      {reviewers.length > 0 ? (
        <ul className={styles.people} aria-label={`Who has used ${label}`}>
          {reviewers.map(({ name, seenAt, notes }, index) => (
            <li key={`${index} ${name}`}>
              {name} · looked {timeAgo(seenAt, now)}
              {notes > 0 && ` · ${notes} note${notes === 1 ? '' : 's'}`}
            </li>
          ))}
        </ul>
      ) : (
        isOpen && <p className={styles.facts}>Nobody has opened it yet.</p>
      )}
    </article>
  );
}
