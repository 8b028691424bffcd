import { PROFILE_IMAGE } from '@reelpact/domain';
import { Button } from 'antd';
import { useImageFile } from '../../ui/use-image-file';
import styles from './look-tab.module.css';

interface CoverFieldProps {
  url: string | null;
  problem?: string;
  onChange: (url: string) => void;
}

/** The photo above a page. */
export function CoverField({ url, problem, onChange }: CoverFieldProps) {
  const { choose, input } = useImageFile(PROFILE_IMAGE, 'Cover photo', onChange);
  return (
    <div className={styles.photo}>
      {url !== null && <img src={url} alt="Your cover" width={480} height={160} />}
      <Button
        size="large"
        aria-invalid={problem !== undefined}
        aria-describedby="page-cover-hint"
        onClick={choose}
      >
        {url === null ? 'Add cover photo' : 'Change cover photo'}
      </Button>
      <span id="page-cover-hint" className={problem ? styles.problem : undefined}>
        {problem ??
          (url === null
            ? 'A wide photo works best. Until you add one, your page shows a band in your accent color.'
            : 'A wide photo works best.')}
      </span>
      {input}
    </div>
  );
}
