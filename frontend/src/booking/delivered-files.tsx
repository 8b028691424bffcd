import { formatFileSize } from '@reelpact/domain';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { MediaTile } from '../ui/media-tile';
import styles from './delivered-files.module.css';

export interface DeliveredFileView {
  id: string;
  type: string;
  url: string | null;
  downloadUrl: string | null;
  posterUrl: string | null;
  filename: string;
  size: number;
  /** What the preview leaves out, or why there is none; null for an original. */
  previewNote: string | null;
}

/** The files of one version, to look at, to enlarge and to download. */
export function DeliveredFiles({ files }: { files: readonly DeliveredFileView[] }) {
  const [enlarged, setEnlarged] = useState<DeliveredFileView | null>(null);
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            {file.url ? (
              <MediaTile
                type={file.type}
                url={file.url}
                posterUrl={file.posterUrl}
                name={file.filename}
                onEnlarge={() => setEnlarged(file)}
              />
            ) : (
              <div className={styles.making} role="status">
                {file.previewNote}
              </div>
            )}
            <div className={styles.line}>
              <span className={styles.words}>
                <strong>{file.filename}</strong>
                <span>
                  {formatFileSize(file.size)} · {file.type}
                </span>
                {file.url && file.previewNote && <span>{file.previewNote}</span>}
              </span>
              {file.downloadUrl && (
                <Button
                  href={file.downloadUrl}
                  download={file.filename}
                  aria-label={`Download ${file.filename}`}
                >
                  Download
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Modal
        open={enlarged !== null}
        title={enlarged?.filename}
        width="min(1000px, 94vw)"
        footer={null}
        onCancel={() => setEnlarged(null)}
      >
        {enlarged?.url && <img className={styles.large} src={enlarged.url} alt={enlarged.filename} />}
      </Modal>
    </>
  );
}
