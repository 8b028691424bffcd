import { useRef, useState, type DragEvent } from 'react';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  accept: string;
  title: string;
  hint: string;
  button: string;
  onFiles: (files: File[]) => void;
}

/** Takes several files, dropped or chosen. */
export function DropZone({ accept, title, hint, button, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }
  return (
    <div
      className={over ? `${styles.zone} ${styles.over}` : styles.zone}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <strong>{title}</strong>
      <span>{hint}</span>
      <button type="button" className={styles.button} onClick={() => input.current?.click()}>
        {button}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={button}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = ''; // Choosing the same file again must count.
        }}
      />
    </div>
  );
}
