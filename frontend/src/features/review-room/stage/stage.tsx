import { PhotoStage } from './photo-stage';
import type { StageElementProps } from './stage-props';
import styles from './stage.module.css';
import { VideoStage } from './video-stage';

/** One file of a version, to look at exactly and to point at. */
export function Stage(props: StageElementProps) {
  const { file } = props;
  if (file.playUrl === null)
    return (
      <section className={styles.stage} aria-label={file.filename}>
        <div className={styles.making} role="status">
          <strong>{file.filename}</strong>
          <span>{file.previewNote ?? 'The preview is being made.'}</span>
        </div>
      </section>
    );
  // Each file begins afresh: at its start, whole, with nothing played.
  return file.type === 'video' ? (
    <VideoStage key={file.id} {...props} url={file.playUrl} />
  ) : (
    <PhotoStage key={file.id} {...props} url={file.playUrl} />
  );
}
