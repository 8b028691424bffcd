import { ATTACHMENT, BRIEF_FILES } from '@reelpact/domain';
import type { BookingDto } from '../api/calls';
import { AttachedFiles, ChooseFiles } from '../ui/attached-files';
import { Button } from '../ui/button';
import styles from './brief-files.module.css';
import { useBriefFiles } from './use-brief-files';

type Files = Pick<BookingDto, 'id' | 'briefFiles' | 'briefFilesOpen'>;

/** What the brand sent with its brief; the brand adds and removes until the creator has answered. */
function Sent({ booking: { id, briefFiles, briefFilesOpen } }: { booking: Files }) {
  const { chosen, problem, sending, choose, drop, send, removeSent } = useBriefFiles(briefFiles.length);
  return (
    <div className={styles.files}>
      <AttachedFiles
        label="Files of the brief"
        files={briefFiles}
        onRemove={briefFilesOpen ? (file) => void removeSent(id, file.id) : undefined}
      />
      <AttachedFiles
        label="Files that aren’t sent yet"
        files={chosen}
        onRemove={sending ? undefined : drop}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {briefFilesOpen && chosen.length > 0 && !sending && (
        <Button small onClick={() => void send(id)}>
          Try again
        </Button>
      )}
      {briefFilesOpen && briefFiles.length < BRIEF_FILES.max && (
        <ChooseFiles
          face={sending === null ? 'Add files' : `Sending ${sending}…`}
          label="Files for the brief"
          accept={ATTACHMENT.accept}
          disabled={sending !== null}
          onChoose={(files) => void send(id, choose(files))}
        />
      )}
    </div>
  );
}

/** Null where there are none, and none can be added. */
export const briefFiles = (booking: Files) =>
  booking.briefFiles.length > 0 || booking.briefFilesOpen ? <Sent booking={booking} /> : null;
