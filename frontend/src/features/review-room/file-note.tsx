import { formatFileSize } from '@reelpact/domain';
import type { ReactNode } from 'react';
import type { BookingDto, SubmissionDto, SubmissionFileDto } from '../../api/calls';
import { AiStatement } from '../../booking/ai-statement';
import { AllOriginals } from '../../booking/all-originals';
import { SpecCheck } from '../../booking/review/spec-check';
import styles from './room.module.css';
import { usePreviewNote } from './stage/use-quality';

interface FileNoteProps {
  booking: BookingDto;
  version: SubmissionDto;
  file: SubmissionFileDto;
  /** Accepts it; null for who can't. */
  acceptance: ReactNode;
  /** Whether it was accepted, for them. */
  accepted: ReactNode;
}

/** What the shown file is, what its preview leaves out, and whether it is what the package promises. */
export function FileNote({ booking, version, file, acceptance, accepted }: FileNoteProps) {
  const { filename, size, type, playUrl, downloadUrl, original } = file;
  const previewNote = usePreviewNote(file);
  return (
    <div className={styles.fileNote}>
      <span>
        <strong>{filename}</strong> · {formatFileSize(size)} · {type}
        {downloadUrl && (
          <>
            {' · '}
            <a href={downloadUrl} download={filename} aria-label={`Download ${filename}`}>
              Download
            </a>
          </>
        )}
        {accepted}
      </span>
      <AiStatement stated={file.ai} booking={booking} />
      {acceptance}
      {playUrl !== null && previewNote !== null && !original && (
        <span className={styles.quiet}>{previewNote} The mark goes when the content is approved.</span>
      )}
      {version.id === booking.submissions[0]?.id && (
        <AllOriginals bookingId={booking.id} files={version.files} />
      )}
      <SpecCheck booking={booking} version={version} filename={filename} />
    </div>
  );
}
