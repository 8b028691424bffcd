import {
  AimOutlined,
  ArrowLeftOutlined,
  ArrowRightOutlined,
  DeleteOutlined,
  PictureOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons';
import { FOCUS, type Focus, focusPosition, focusText, isBlank, PORTFOLIO } from '@reelpact/domain';
import { Button, Input } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import type { OwnPortfolioItemDto } from '../../api/calls';
import { FocalPoint } from '../../ui/focal-point';
import styles from './portfolio-tile.module.css';

interface PortfolioTileProps {
  item: OwnPortfolioItemDto;
  /** Its place in the list, counted from 1, and how many there are. */
  place: number;
  count: number;
  onTitle: (title: string) => void;
  onFocus: (focus: Focus) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** The title, saved when the field is left or Enter is pressed; Escape takes back what was typed. */
function TitleField({ item, place, onTitle }: Pick<PortfolioTileProps, 'item' | 'place' | 'onTitle'>) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // Not named yet: an empty field asks for a title, a made-up one doesn't.
  const untitled = item.title === PORTFOLIO.untitled[item.type];
  const missing = typed !== null && isBlank(typed) && !untitled;

  function leave(): void {
    setTyped(null);
    if (typed !== null && !isBlank(typed) && typed.trim() !== item.title) onTitle(typed.trim());
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key !== 'Escape' || typed === null) return;
    // It would close the dialog around it too.
    event.stopPropagation();
    setTyped(null);
  }

  return (
    <>
      <label className={styles.label} htmlFor={id}>
        Title
      </label>
      <Input
        id={id}
        value={typed ?? (untitled ? '' : item.title)}
        placeholder="What do we see here?"
        maxLength={PORTFOLIO.title.max}
        status={missing ? 'error' : undefined}
        aria-label={`Title of number ${place}`}
        aria-invalid={missing}
        aria-describedby={missing ? `${id}-problem` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={press}
      />
      {missing && (
        <span id={`${id}-problem`} className={styles.problem}>
          {PORTFOLIO.title.message}
        </span>
      )}
    </>
  );
}

/** One item of the creator's own portfolio, and what they can do with it. */
export function PortfolioTile({
  item,
  place,
  count,
  onTitle,
  onFocus,
  onMove,
  onRemove,
}: PortfolioTileProps) {
  const { title, imageUrl, type, status, duration, problem, focus } = item;
  const hintId = useId();
  const [isFocusing, setFocusing] = useState(false);
  return (
    <li className={styles.tile}>
      <div className={styles.picture}>
        {imageUrl && isFocusing ? (
          <FocalPoint
            src={imageUrl}
            alt={title}
            label={`Focal point of ${title}`}
            hintId={hintId}
            point={focus}
            step={FOCUS.step}
            textOf={focusText}
            onChange={onFocus}
          />
        ) : imageUrl ? (
          <img
            src={imageUrl}
            alt={title}
            loading="lazy"
            width={320}
            height={400}
            style={{ objectPosition: focusPosition(focus) }}
          />
        ) : (
          <span className={styles.none}>
            {type === 'video' ? (
              <VideoCameraOutlined aria-hidden="true" />
            ) : (
              <PictureOutlined aria-hidden="true" />
            )}
            {problem ?? 'Your video is being made ready. Others see it as soon as it is.'}
          </span>
        )}
        <span className={styles.place} aria-hidden="true">
          {place}
        </span>
        {type === 'video' && status === 'ready' && (
          <span className={styles.video}>Video{duration && ` ${duration}`}</span>
        )}
      </div>
      {isFocusing && (
        <span id={hintId} className={styles.hint}>
          Tap what should stay in view where this is cropped.
        </span>
      )}
      <TitleField item={item} place={place} onTitle={onTitle} />
      <div className={styles.tools}>
        {/* Not `disabled` at the edges: a button that goes dead under the finger loses the keyboard's place. */}
        <Button
          icon={<ArrowLeftOutlined />}
          aria-label={`Move ${title} earlier`}
          aria-disabled={place === 1}
          onClick={() => place > 1 && onMove(-1)}
        />
        <Button
          icon={<ArrowRightOutlined />}
          aria-label={`Move ${title} later`}
          aria-disabled={place === count}
          onClick={() => place < count && onMove(1)}
        />
        {imageUrl && (
          <Button
            icon={<AimOutlined />}
            aria-label={`Choose what stays in view of ${title}`}
            aria-pressed={isFocusing}
            type={isFocusing ? 'primary' : 'default'}
            onClick={() => setFocusing((now) => !now)}
          />
        )}
        <Button
          type="text"
          danger
          icon={<DeleteOutlined />}
          aria-label={`Remove ${title}`}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
