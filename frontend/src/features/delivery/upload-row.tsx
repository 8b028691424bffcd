import { contentKind, formatFileSize } from '@reelpact/domain';
import { FileOutlined, PictureOutlined, VideoCameraOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useCallback, type ReactNode } from 'react';
import type { UploadItem } from './upload.machine';
import styles from './upload-row.module.css';

type Kind = ReturnType<typeof contentKind>;

interface UploadRowProps {
  item: UploadItem;
  onRemove: () => void;
  onRetry: () => void;
  /** What else is asked about it. */
  children?: ReactNode;
}

/** A small picture of an image that is being sent; everything else shows an icon of its kind. */
function Thumbnail({ file, refused }: { file: File; refused: boolean }) {
  const kind = contentKind(file.type);
  // The address is made again each time the picture appears on the page, and given back when it leaves.
  const show = useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture) return;
      const url = URL.createObjectURL(file);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (kind === 'image' && !refused) return <img className={styles.thumb} ref={show} alt="" />;
  return <KindIcon kind={kind} />;
}

/** A stored file's picture, or an icon of its kind where it has none. */
export function StoredThumbnail({ kind, picture }: { kind: Kind; picture: string | null }) {
  return picture === null ? (
    <KindIcon kind={kind} />
  ) : (
    <img className={styles.thumb} src={picture} alt="" loading="lazy" />
  );
}

function KindIcon({ kind }: { kind: Kind }) {
  return (
    <span className={styles.thumb} aria-hidden="true">
      {kind === 'video' ? <VideoCameraOutlined /> : kind === 'image' ? <PictureOutlined /> : <FileOutlined />}
    </span>
  );
}

const percent = ({ sent, file, state }: UploadItem): number =>
  state === 'completed' ? 100 : file.size === 0 ? 0 : Math.floor((sent / file.size) * 100);

function stateText(item: UploadItem): string {
  switch (item.state) {
    case 'pending':
      return 'Waiting';
    case 'uploading':
      return `${formatFileSize(item.sent)} of ${formatFileSize(item.file.size)}`;
    case 'interrupted':
    case 'refused':
      return item.problem ?? 'This file could not be uploaded.';
    case 'completed':
      return 'Completed';
  }
}

/** One file of a delivery and how far it has come. */
export function UploadRow({ item, onRemove, onRetry, children }: UploadRowProps) {
  const { file, state } = item;
  const stopped = state === 'interrupted' || state === 'refused';
  return (
    <li className={styles.row}>
      <Thumbnail file={file} refused={state === 'refused'} />
      <div className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.size}>{formatFileSize(file.size)}</span>
        {(state === 'uploading' || state === 'interrupted') && (
          <Progress
            percent={percent(item)}
            size="small"
            status={stopped ? 'exception' : 'active'}
            aria-label={`Upload of ${file.name}`}
          />
        )}
        <span className={stopped ? styles.problem : state === 'completed' ? styles.done : styles.size}>
          {stateText(item)}
        </span>
        {children}
      </div>
      <div className={styles.buttons}>
        {state === 'interrupted' && <Button onClick={onRetry}>Continue</Button>}
        <Button type="text" aria-label={`Remove ${file.name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
