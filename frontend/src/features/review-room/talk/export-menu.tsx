import { REVIEW_EXPORTS, REVIEW_EXPORT_NAMES } from '@reelpact/domain';
import type { BookingDto, SubmissionFileDto } from '../../../api/calls';
import { MenuButton } from '../../../ui/menu-button';

interface ExportMenuProps {
  booking: Pick<BookingDto, 'id' | 'submissions'>;
  /** The file that is looked at: markers are those of one video. */
  file: SubmissionFileDto;
}

/** What was said about this version, for spreadsheets, for paper, and for editing programs. */
export function ExportMenu({ booking: { id, submissions }, file }: ExportMenuProps) {
  const version = submissions.find(({ files }) => files.some((one) => one.id === file.id));
  const isVideo = file.media?.fps != null;
  const items = REVIEW_EXPORT_NAMES.filter((name) => isVideo || !REVIEW_EXPORTS[name].isMarkers).map(
    (name) => {
      const query = new URLSearchParams({
        ...(version && { version: String(version.version) }),
        ...(REVIEW_EXPORTS[name].isMarkers && { uploadId: file.uploadId }),
      });
      return {
        key: name,
        label: REVIEW_EXPORTS[name].label,
        href: `/api/bookings/${id}/review-room/exports/${name}?${query.toString()}`,
        download: true as const,
      };
    },
  );
  return <MenuButton label="Export" items={items} />;
}
