import { CENTER, FOCUS, type Focus, focusText, PROFILE_IMAGE } from '@reelpact/domain';
import { Button } from 'antd';
import { FocalPoint } from '../../ui/focal-point';
import { useImageFile } from '../../ui/use-image-file';
import styles from './look-tab.module.css';

interface CoverFieldProps {
  url: string | null;
  focus: Focus;
  problem?: string;
  onChange: (next: { coverUrl?: string; coverFocus: Focus }) => void;
}

const HINT = 'page-cover-hint';
const FOCUS_HINT = 'page-cover-focus';

/** The photo above a page, and the point of it that stays in view on every screen. */
export function CoverField({ url, focus, problem, onChange }: CoverFieldProps) {
  const { choose, input } = useImageFile(PROFILE_IMAGE, 'Cover photo', (coverUrl) =>
    onChange({ coverUrl, coverFocus: CENTER }),
  );
  return (
    <div className={styles.photo}>
      {url !== null && (
        <>
          <FocalPoint
            src={url}
            alt="Your cover"
            label="Focal point of your cover"
            hintId={FOCUS_HINT}
            point={focus}
            step={FOCUS.step}
            textOf={focusText}
            onChange={(coverFocus) => onChange({ coverFocus })}
          />
          <span id={FOCUS_HINT}>
            Tap what should stay in view: screens show a wide strip of your cover. Arrow keys move the point
            too.
          </span>
        </>
      )}
      <Button size="large" aria-invalid={problem !== undefined} aria-describedby={HINT} onClick={choose}>
        {url === null ? 'Add cover photo' : 'Change cover photo'}
      </Button>
      <span id={HINT} className={problem ? styles.problem : undefined}>
        {problem ??
          (url === null
            ? 'A wide photo works best. Until you add one, your page shows a band in your accent color.'
            : 'A wide photo works best.')}
      </span>
      {input}
    </div>
  );
}
