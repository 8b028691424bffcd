import type { Ref } from 'react';
import type { SubmissionFileDto } from '../../../api/calls';
import type { StageHandle, StageProps } from '../stage-contract';
import { ComparePhotos } from './compare-photos';
import { CompareVideos } from './compare-videos';
import styles from './stage.module.css';

/** One version of what is compared. */
export interface ComparedFile {
  file: SubmissionFileDto;
  /** "v2" */
  label: string;
}

export interface CompareStageProps extends Pick<StageProps, 'items' | 'selectedId' | 'onSelect'> {
  older: ComparedFile;
  newer: ComparedFile;
  /** The frame of the newer one that is shown first. */
  initialFrame?: number;
  ref?: Ref<StageHandle>;
}

/** Two versions of the same file, at the same moment. Items are those about the newer one. */
export function CompareStage(props: CompareStageProps) {
  const { older, newer } = props;
  const unready = [newer, older].find(({ file }) => file.playUrl === null);
  if (unready)
    return (
      <section className={styles.stage} aria-label="Compare">
        <div className={styles.making} role="status">
          <strong>{unready.label} can’t be compared yet</strong>
          <span>{unready.file.previewNote ?? 'The preview is being made.'}</span>
        </div>
      </section>
    );
  const key = `${older.file.id} ${newer.file.id}`;
  return newer.file.type === 'video' ? (
    <CompareVideos key={key} {...props} />
  ) : (
    <ComparePhotos key={key} {...props} />
  );
}
