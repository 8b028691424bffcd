import { useRef } from 'react';
import { Button } from './button';
import styles from './attached-files.module.css';

interface AttachedFile {
  id: string;
  name: string;
  /** Where it is; absent until it was sent. */
  url?: string;
}

interface AttachedFilesProps<F extends AttachedFile> {
  label: string;
  files: readonly F[];
  /** Absent where nothing can be removed. */
  onRemove?: (file: F) => void;
}

/** Files that belong to something that is written. */
export function AttachedFiles<F extends AttachedFile>({ label, files, onRemove }: AttachedFilesProps<F>) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          {file.url === undefined ? (
            file.name
          ) : (
            // What a picture is kept as is nothing that anybody chose.
            <a href={file.url} target="_blank" rel="noreferrer">
              {file.name.replace(/\.webp$/, '')}
            </a>
          )}
          {onRemove && (
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${file.name}`}
              onClick={() => onRemove(file)}
            >
              ×
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ChooseFilesProps {
  look?: 'outline' | 'text';
  /** What the button says. */
  face: string;
  /** What is chosen, for who can't see where the button stands. */
  label: string;
  /** Kinds of files, as in `accept` of an input. */
  accept: string;
  disabled?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** Opens the browser's own dialog for files. */
export function ChooseFiles({ look, face, label, accept, disabled, onChoose }: ChooseFilesProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} disabled={disabled} onClick={() => chooser.current?.click()}>
        {face}
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={accept}
        className={styles.chooser}
        aria-label={label}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = ''; // The same file chosen again must count as a change.
          onChoose(chosen);
        }}
      />
    </>
  );
}
