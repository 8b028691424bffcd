import { formatFileSize } from '@reelpact/domain';
import { useState, type ComponentProps } from 'react';
import type { SubmissionFileDto } from '../api/calls';
import { AiStatement } from './ai-statement';
import { SecondsWatched } from './review/seconds-watched';
import { useViews } from './review/use-views';
import { useWatched } from './review/use-watched';
import { MediaTile } from '../ui/media-tile';
import { ButtonAnchor } from '../ui/button';
import { Dialog } from '../ui/dialog';
import styles from './delivered-files.module.css';

export interface DeliveredFileView {
  id: string;
  uploadId: string;
  /** What was measured of a video's preview. */
  media: SubmissionFileDto['media'];
  type: string;
  url: string | null;
  downloadUrl: string | null;
  posterUrl: string | null;
  filename: string;
  size: number;
  ai: SubmissionFileDto['ai'];
  /** What the preview leaves out, or why there is none; null for an original. */
  previewNote: string | null;
}

/** Whose looking counts as evidence, in which version. */
interface CountedVersion {
  bookingId: string;
  submissionId: string;
}

interface DeliveredFilesProps {
  /** What they were delivered for. */
  booking: ComponentProps<typeof AiStatement>['booking'];
  files: readonly DeliveredFileView[];
  /** Absent where it doesn't count that somebody looks. */
  version?: CountedVersion | undefined;
}

interface CountedTileProps extends CountedVersion {
  file: DeliveredFileView;
  url: string;
  onEnlarge: () => void;
}

/** A file, with what is seen of it counted as in the review room. */
function CountedTile({ bookingId, submissionId, file, url, onEnlarge }: CountedTileProps) {
  const onWatched = useViews(bookingId, submissionId, file);
  const [watched] = useState(() => new SecondsWatched());
  useWatched(watched, onWatched);
  return (
    <MediaTile
      type={file.type}
      url={url}
      posterUrl={file.posterUrl}
      name={file.filename}
      onPlayed={(seconds) => watched.add(seconds)}
      onEnlarge={() => {
        onWatched(0);
        onEnlarge();
      }}
    />
  );
}

/** The files of one version, to look at, to enlarge and to download. */
export function DeliveredFiles({ booking, files, version }: DeliveredFilesProps) {
  const [enlarged, setEnlarged] = useState<DeliveredFileView | null>(null);
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            {file.url && version ? (
              <CountedTile {...version} file={file} url={file.url} onEnlarge={() => setEnlarged(file)} />
            ) : file.url ? (
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
                <AiStatement stated={file.ai} booking={booking} />
                {file.url && file.previewNote && <span>{file.previewNote}</span>}
              </span>
              {file.downloadUrl && (
                <ButtonAnchor
                  href={file.downloadUrl}
                  download={file.filename}
                  aria-label={`Download ${file.filename}`}
                >
                  Download
                </ButtonAnchor>
              )}
            </div>
          </li>
        ))}
      </ul>
      {enlarged?.url && (
        <Dialog title={enlarged.filename} width="large" onClose={() => setEnlarged(null)}>
          <img className={styles.large} src={enlarged.url} alt={enlarged.filename} />
        </Dialog>
      )}
    </>
  );
}
