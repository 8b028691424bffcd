import type { BookingDto } from '../../api/calls';
import { FeedbackNote } from '../../booking/feedback-note';
import { NextInQueue } from '../../booking/review/next-in-queue';
import type { useReview } from '../../booking/review/use-review';
import { notAcceptable, useAcceptFile } from '../../booking/review/use-accepted-files';
import { useOrderLargePreview } from '../../booking/review/use-large-preview';
import { useRoom } from '../../booking/review/use-room';
import { LoadFailed } from '../../loading/load-failed';
import { Spinner } from '../../ui/spinner';
import { AcceptFile, AcceptedNote } from './accept-file';
import { FileNote } from './file-note';
import { RoomBody } from './room-body';
import { RoomHead } from './room-head';
import { LargePreviewOrder } from './stage/use-quality';
import styles from './room.module.css';
import { BriefTab } from './talk/brief-tab';
import { messagesTab } from './talk/messages-tab';
import { DecisionBar } from './talk/decision-bar';
import { useDrafting } from './talk/drafting';
import { ExportMenu } from './talk/export-menu';
import { ProjectTab } from './talk/project-tab';
import { RequestWords } from './talk/request-words';
import { SendDrafts } from './talk/send-drafts';
import type { Place, usePlace } from './talk/use-place';

interface RoomProps {
  booking: BookingDto;
  place: Place;
  go: ReturnType<typeof usePlace>['go'];
  review: ReturnType<typeof useReview>;
}

/** Whether this reader can write about what is shown: a brand, about the newest version, while the booking goes on. */
const canWrite = ({ role, final, submissions: [latest] }: BookingDto, { version }: Place): boolean =>
  role === 'brand' && !final && version.id === latest?.id;

/** The room for the parties of a booking. */
export function Room({ booking, place, go, review }: RoomProps) {
  const { version, file } = place;
  const { items, views, accepted, isKnown, error, refetch } = useRoom(booking);
  const acceptFile = useAcceptFile(booking.id);
  const orderLargePreview = useOrderLargePreview(booking.id);
  const writes = canWrite(booking, place);
  const onAccept = writes && isKnown ? (wanted: boolean) => acceptFile(file.uploadId, wanted) : null;
  const isLocked = onAccept === null || notAcceptable(file, items, booking) !== null;
  const shown = { booking, version, file, accepted };
  // When it is over without a release, nothing is made any more.
  const canEnlarge = booking.role === 'brand' && (!booking.final || file.original);
  const drafting = useDrafting(booking);
  const missing = isKnown ? null : error ? (
    <LoadFailed error={error} onRetry={refetch} inPlace />
  ) : (
    <Spinner />
  );
  return (
    <LargePreviewOrder value={canEnlarge ? orderLargePreview : null}>
      <RoomBody
        booking={booking}
        place={place}
        go={go}
        items={items}
        views={views}
        isKnown={isKnown}
        accepted={accepted}
        onAccept={isLocked ? undefined : () => onAccept(!accepted.has(file.uploadId))}
        writes={writes}
        head={<RoomHead booking={booking} />}
        note={
          <FileNote
            booking={booking}
            version={version}
            file={file}
            acceptance={writes ? <AcceptFile {...{ ...shown, items, onAccept }} /> : null}
            accepted={writes ? null : <AcceptedNote {...shown} />}
          />
        }
        talk={{
          drafting,
          missing,
          menu: <ExportMenu booking={booking} file={file} />,
          foot: booking.role === 'brand' && <SendDrafts booking={booking} items={items} />,
        }}
        tabs={[
          ...messagesTab(booking),
          {
            key: 'brief',
            label: 'Brief',
            children: (
              <div className={styles.scroll} tabIndex={0}>
                <BriefTab booking={booking} version={version} />
                {isKnown && <RequestWords booking={booking} items={items} />}
              </div>
            ),
          },
          {
            key: 'project',
            label: 'Project',
            children: (
              <div className={styles.scroll} tabIndex={0}>
                <FeedbackNote booking={booking} />
                <ProjectTab booking={booking} />
              </div>
            ),
          },
        ]}
        decisions={
          booking.role === 'brand' &&
          booking.submissions[0] && (
            <div className={styles.decisions}>
              <NextInQueue booking={booking} />
              <DecisionBar
                booking={booking}
                version={booking.submissions[0]}
                items={items}
                itemsMissing={!isKnown && error !== undefined}
                review={review}
              />
            </div>
          )
        }
      />
    </LargePreviewOrder>
  );
}
