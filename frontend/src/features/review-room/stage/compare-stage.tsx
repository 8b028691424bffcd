import type { CompareStageProps } from './compare-props';
import { ComparePhotos } from './compare-photos';
import { CompareVideos } from './compare-videos';
import styles from './stage.module.css';

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
