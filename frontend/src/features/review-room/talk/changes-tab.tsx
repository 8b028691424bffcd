import type { ShapeTool } from '@reelpact/domain';
import type { ReactNode, Ref, RefObject } from 'react';
import type { BookingDto } from '../../../api/calls';
import { useAddReviewDraftMutation } from '../../../api/room-calls';
import type { PlacedItem } from '../../../booking/review/room-items';
import type { Moment, StageHandle } from '../stage-contract';
import { Composer } from './composer';
import { ItemList } from './item-list';
import { SendDrafts } from './send-drafts';
import styles from './changes-tab.module.css';
import type { Place } from './use-place';

interface ChangesTabProps {
  booking: BookingDto;
  place: Place;
  items: readonly PlacedItem[];
  /** Instead of the comments, while they aren't known. */
  missing: ReactNode;
  selectedId: string | null;
  onSelect: (item: PlacedItem) => void;
  /** What is being written about; null where nothing can be said. */
  moment: Moment | null;
  onMoment: (moment: Moment) => void;
  tool: ShapeTool | null;
  onTool: (tool: ShapeTool | null) => void;
  stage: RefObject<StageHandle | null>;
  field: Ref<HTMLTextAreaElement>;
}

/** All that was said, and where more can be. */
export function ChangesTab(props: ChangesTabProps) {
  const {
    booking,
    place,
    items,
    missing,
    selectedId,
    onSelect,
    moment,
    onMoment,
    tool,
    onTool,
    stage,
    field,
  } = props;
  const { version, file } = place;
  const [add] = useAddReviewDraftMutation();
  return (
    <div className={styles.changes}>
      <div className={styles.said}>
        <ItemList
          booking={booking}
          items={items}
          missing={missing}
          file={file}
          selectedId={selectedId}
          onSelect={onSelect}
          moment={moment}
          onMoment={onMoment}
        />
        {booking.role === 'brand' && <SendDrafts booking={booking} items={items} />}
      </div>
      {moment !== null && (
        <Composer
          key={file.id}
          about={file.id}
          ref={field}
          countsRounds={booking.revisionsLeft !== 'unlimited'}
          rate={file.media?.fps ?? null}
          moment={moment}
          onMoment={onMoment}
          tool={tool}
          onTool={onTool}
          onFreeze={() => stage.current?.freeze() ?? null}
          onAdd={(draft) =>
            add({
              id: booking.id,
              reviewDraftDto: { ...draft, submissionId: version.id, uploadId: file.uploadId },
            }).unwrap()
          }
        />
      )}
    </div>
  );
}
