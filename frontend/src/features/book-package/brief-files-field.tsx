import { ATTACHMENT, BRIEF_FILES } from '@reelpact/domain';
import type { AttachmentDto } from '../../api/calls';
import type { useBriefFiles } from '../../booking/use-brief-files';
import { AttachedFiles, ChooseFiles } from '../../ui/attached-files';
import { useFirstPaint } from '../../ui/first-paint';
import { useAskBeforeLeaving } from '../../ui/use-ask-before-leaving';
import styles from './brief-files-field.module.css';

interface BriefFilesFieldProps {
  files: ReturnType<typeof useBriefFiles>;
  /** What was sent before: somebody has come back from the checkout. */
  sent: readonly AttachmentDto[];
  onRemove: (file: AttachmentDto) => void;
}

/** Files that go with a brief: they are sent once it is booked. Choosing them takes a script. */
export function BriefFilesField({ files, sent, onRemove }: BriefFilesFieldProps) {
  const { chosen, problem, sending, choose, drop } = files;
  const isFirstPaint = useFirstPaint();
  // A draft keeps what is typed, and no files.
  useAskBeforeLeaving(chosen.length > 0);
  return (
    <div role="group" aria-label="Files" className={isFirstPaint ? styles.waiting : styles.field}>
      <span className={styles.label} aria-hidden="true">
        {BRIEF_FILES.label} (optional)
      </span>
      <AttachedFiles label="Files that were sent" files={sent} onRemove={onRemove} />
      <AttachedFiles label="Chosen files" files={chosen} onRemove={sending ? undefined : drop} />
      <ChooseFiles
        face={sending === null ? 'Add files' : `Sending ${sending}…`}
        label="Files for the brief"
        accept={ATTACHMENT.accept}
        disabled={sending !== null}
        onChoose={(list) => void choose(list)}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <span className={styles.hint}>{BRIEF_FILES.hint}</span>
    </div>
  );
}
