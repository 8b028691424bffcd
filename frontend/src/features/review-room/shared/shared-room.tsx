import { formatFileSize } from '@reelpact/domain';
import { useMemo } from 'react';
import type { SharedReviewAboutDto, SharedRoomDto, SubmissionFileDto } from '../../../api/calls';
import { placedItems } from '../../../booking/review/room-items';
import { PageHeading } from '../../../ui/page-heading';
import { dateText } from '../../../ui/when';
import { RoomBody } from '../room-body';
import roomStyles from '../room.module.css';
import { usePreviewNote } from '../stage/use-quality';
import { usePlace } from '../talk/use-place';
import { asItem, asRoom } from './as-room';
import styles from './shared.module.css';
import { useNotes } from './use-notes';

interface SharedRoomProps {
  token: string;
  about: SharedReviewAboutDto;
  /** The name that this reader has given. */
  reviewer: string;
  room: SharedRoomDto;
}

function SharedFileNote({ file }: { file: SubmissionFileDto }) {
  const previewNote = usePreviewNote(file);
  return (
    <div className={roomStyles.fileNote}>
      <span>
        <strong>{file.filename}</strong> · {formatFileSize(file.size)} · {file.type}
      </span>
      {previewNote !== null && <span className={roomStyles.quiet}>{previewNote}</span>}
    </div>
  );
}

/** The room for somebody who came by a review link: they look, and leave notes for the brand. */
export function SharedRoom({ token, about, reviewer, room }: SharedRoomProps) {
  const booking = useMemo(() => asRoom(token, about, room), [token, about, room]);
  const items = useMemo(() => placedItems(room.items.map(asItem), booking), [room, booking]);
  const { place, go } = usePlace(booking);
  const drafting = useNotes(token, about, room);
  if (!place) return null;
  const { version, file } = place;
  const [latest] = booking.submissions;
  return (
    <RoomBody
      booking={booking}
      place={place}
      go={go}
      items={items}
      views={[]}
      isKnown
      writes={version.id === latest?.id}
      head={
        <header className={roomStyles.head}>
          <div className={roomStyles.title}>
            <PageHeading>{about.packageName}</PageHeading>
            <span>by {about.creatorName}</span>
          </div>
          <p className={roomStyles.due}>
            You’re {reviewer}, reviewing for {about.brandName}, who decides. Open until{' '}
            {dateText(about.expiresAt)}.
          </p>
        </header>
      }
      note={<SharedFileNote file={file} />}
      talk={{ drafting, missing: null }}
      tabs={[
        {
          key: 'about',
          label: 'About this review',
          children: (
            <div className={roomStyles.scroll} tabIndex={0}>
              <p>
                {about.brandName} has asked for your opinion on what {about.creatorName} made. Your notes go
                to {about.brandName} with your name, and the other people with this link can read them.
              </p>
              <p>
                {about.notesBecome === 'internal'
                  ? `They are internal notes: ${about.creatorName} doesn’t see them, unless ${about.brandName} passes one on.`
                  : `They become drafts of ${about.brandName}, who may edit them and send them to ${about.creatorName}, without your name.`}
              </p>
              <p className={styles.facts}>
                Nothing is approved, rejected or paid here. {about.brandName} alone decides.
              </p>
            </div>
          ),
        },
      ]}
    />
  );
}
