import { countsRounds, type ShapeTool } from '@reelpact/domain';
import type { ReactNode, Ref, RefObject } from 'react';
import type { PlacedItem, RoomBooking } from '../../../booking/review/room-items';
import type { Edited, Moment, StageHandle } from '../stage-contract';
import { Composer } from './composer';
import { ItemList } from './item-list';
import styles from './changes-tab.module.css';
import type { Drafting } from './drafting';
import type { Place } from './use-place';

interface ChangesTabProps {
  booking: RoomBooking;
  drafting: Drafting;
  place: Place;
  items: readonly PlacedItem[];
  /** Instead of the comments, while they aren't known. */
  missing: ReactNode;
  selectedId: string | null;
  onSelect: (item: PlacedItem) => void;
  /** What is being written about; null where nothing can be said. */
  moment: Moment | null;
  onMoment: (moment: Moment) => void;
  edited: Edited | null;
  onEdit: (item: PlacedItem | null) => void;
  tool: ShapeTool | null;
  onTool: (tool: ShapeTool | null) => void;
  stage: RefObject<StageHandle | null>;
  field: Ref<HTMLTextAreaElement>;
  /** Besides the filters: what else can be done with the list. */
  menu?: ReactNode;
  /** Below the list. */
  foot?: ReactNode;
}

/** All that was said, and where more can be. */
export function ChangesTab(props: ChangesTabProps) {
  const {
    booking,
    drafting,
    place,
    items,
    missing,
    selectedId,
    onSelect,
    moment,
    onMoment,
    edited,
    onEdit,
    tool,
    onTool,
    stage,
    field,
    menu,
    foot,
  } = props;
  const { file } = place;
  return (
    <div className={styles.changes}>
      <div className={styles.said}>
        <ItemList
          booking={booking}
          drafting={drafting}
          menu={menu}
          items={items}
          missing={missing}
          file={file}
          selectedId={selectedId}
          onSelect={onSelect}
          edited={edited}
          onEdit={onEdit}
          pointing={{
            onMoment,
            tool,
            onTool,
            onFreeze: () => stage.current?.freeze() ?? null,
          }}
        />
        {foot}
      </div>
      {moment !== null && edited === null && (
        <Composer
          key={file.id}
          about={file.id}
          ref={field}
          countsRounds={countsRounds(booking.revisionsLeft)}
          asksCause={drafting.asksCause}
          placeholder={drafting.placeholder}
          rate={file.media?.fps ?? null}
          moment={moment}
          onMoment={onMoment}
          tool={tool}
          onTool={onTool}
          onFreeze={() => stage.current?.freeze() ?? null}
          onAdd={(draft) => drafting.add(place, draft)}
        />
      )}
    </div>
  );
}
