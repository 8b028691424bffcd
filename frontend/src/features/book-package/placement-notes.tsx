import { LABEL_TEXTS, type Placement, beyondRightsText } from '@reelpact/domain';
import LabelList from '../../booking/labels/label-list';
import { Disclosure } from '../../ui/disclosure';
import styles from './placement-notes.module.css';

interface PlacementNotesProps {
  picked: readonly Placement[];
  /** Of the package that is booked. */
  usageRights: string | null;
}

/** What follows from where the content will be shown: what the rights don't cover of that, and which labels it needs there. */
export function PlacementNotes({ picked, usageRights }: PlacementNotesProps) {
  return (
    <>
      <p role="status" className={styles.beyond}>
        {beyondRightsText(picked, usageRights, 'brand', true)}
      </p>
      {picked.length > 0 && (
        <Disclosure label={LABEL_TEXTS.title}>
          <LabelList placements={picked} ai={null} />
        </Disclosure>
      )}
    </>
  );
}
