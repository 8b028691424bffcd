import {
  ACCEPTED_FILES,
  AI_TEXTS,
  type AiUse,
  contentKind,
  formatFileSize,
  isBeyondOffer,
  UPLOAD_LIMITS,
} from '@reelpact/domain';
import { useMachine } from '@xstate/react';
import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { DropZone } from '../../ui/drop-zone';
import { useAskBeforeLeaving } from '../../ui/use-ask-before-leaving';
import { useMediaQuery } from '../../ui/use-media-query';
import { Panel } from '../../ui/panel';
import { showToast } from '../../ui/toast';
import { AiAnswers, AiField, AiForAll } from './ai-field';
import { CaptionsField } from './captions-field';
import styles from './delivery-form.module.css';
import { inOrderOf, type Replaceable, replacementsFor } from './replacements';
import { ReplacesField } from './replaces-field';
import type { UploadItem } from './upload.machine';
import { itemsOf, uploadQueueMachine } from './upload-queue.machine';
import { StoredThumbnail, UploadRow } from './upload-row';
import { useStatements } from './use-statements';

/** A finished upload in the words of the delivering call. */
export interface DeliveredFile {
  uploadId: string;
  fileName: string;
  fileSize: number;
  fileType: string;
  contentType: 'video' | 'image';
  /** The upload of the version before that it replaces. */
  replaces?: string;
  ai?: AiUse;
}

/** A file that the server has already, from an earlier version or an upload before a reload. */
export interface KeptFile extends Omit<DeliveredFile, 'ai'> {
  /** What was stated of it in the version before; null where nothing was. */
  ai: AiUse | null;
  /** Where its small picture is; null where it has none. */
  picture: string | null;
  note: string;
}

interface DeliveryFormProps {
  bookingId: string;
  brandName: string;
  /** The most that the package’s files may be made with AI; null where it doesn’t say. */
  offeredAi: AiUse | null;
  kept: readonly KeptFile[];
  /** The files of the version before. */
  before: readonly Replaceable[];
  /** What the captions of uploaded videos are called, by upload; null where there are none. Of what was delivered nothing. */
  captions: ReadonlyMap<string, string | null>;
  /** Names of files whose upload was begun before and isn't finished. */
  begun: readonly string[];
  submitting: boolean;
  /** Why nothing can be delivered now; null when it can. */
  closed: string | null;
  onDropKept: (uploadId: string) => void;
  /** Answers whether it was delivered. */
  onDeliver: (files: DeliveredFile[], notes: string) => Promise<boolean>;
}

const byName: Record<string, string> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Some browsers don't know the type of a .mov; its name tells. */
const typeOf = (file: File): string =>
  file.type || (byName[file.name.split('.').pop()?.toLowerCase() ?? ''] ?? '');

/** Why a file isn't even sent, or null. */
function refusal(file: File): string | null {
  if (!contentKind(typeOf(file))) return `${file.name} is not a video or an image.`;
  if (file.size > UPLOAD_LIMITS.maxFileBytes) {
    return `${file.name} is larger than ${formatFileSize(UPLOAD_LIMITS.maxFileBytes)}.`;
  }
  return file.size === 0 ? `${file.name} is empty.` : null;
}

const delivered = (item: UploadItem): DeliveredFile => ({
  uploadId: item.uploadId ?? '',
  fileName: item.file.name,
  fileSize: item.file.size,
  fileType: typeOf(item.file),
  contentType: contentKind(typeOf(item.file)) ?? 'image',
});

/** Collects files, sends them while notes are written, and delivers them all together. */
export function DeliveryForm(props: DeliveryFormProps) {
  const { bookingId, brandName, offeredAi, before, captions, submitting, closed, onDropKept, onDeliver } =
    props;
  const [state, send] = useMachine(uploadQueueMachine, { input: { bookingId } });
  const [notes, setNotes] = useState('');
  const isTouched = useMediaQuery('(pointer: coarse)');
  const [replaced, setReplaced] = useState<Readonly<Record<string, string>>>({});
  const items = itemsOf(state);
  // A file sent on this page is in the server's list as well, once that is asked for again.
  const kept = props.kept.filter(({ uploadId }) => !items.some((item) => item.uploadId === uploadId));
  const begun = props.begun.filter((name) => !items.some(({ file }) => file.name === name));
  const count = items.length + kept.length;
  const finished = [
    ...kept.map(({ uploadId }) => uploadId),
    ...items.flatMap(({ state: at, uploadId }) =>
      at === 'completed' && uploadId !== null ? [uploadId] : [],
    ),
  ];
  const { statedOf, state: stateAi, forget } = useStatements(bookingId, props.kept);
  const unstated = finished.filter((uploadId) => statedOf(uploadId) === null);
  /** Without whose statements the version was to be sent. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  // What comes along unchanged isn't replaced by anything.
  const replaceable = before.filter(({ uploadId }) => !kept.some((one) => one.uploadId === uploadId));
  const replacements = replacementsFor(
    items.map(({ id, file }) => ({ id, kind: contentKind(typeOf(file)) })),
    replaceable,
    replaced,
  );
  const ready = count > 0 && items.every((item) => item.state === 'completed');
  const unfinished = items.some((item) => item.state !== 'completed');

  // Leaving by accident would stop the transfers; the browser asks first.
  useAskBeforeLeaving(unfinished);

  // Back online: what was interrupted goes on by itself.
  useEffect(() => {
    const resume = () =>
      items.filter((item) => item.state === 'interrupted').forEach(({ id }) => send({ type: 'RETRIED', id }));
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [items, send]);

  function add(files: File[]): void {
    const known = new Set(items.map(({ file }) => `${file.name}|${file.size}|${file.lastModified}`));
    const fresh = files.filter((file) => !known.has(`${file.name}|${file.size}|${file.lastModified}`));
    const refused = fresh.map(refusal).filter((sentence) => sentence !== null);
    const good = fresh.filter((file) => refusal(file) === null);
    const fitting = good.slice(0, Math.max(0, UPLOAD_LIMITS.maxFilesPerSubmission - count));
    if (fitting.length < good.length) {
      refused.push(`At most ${UPLOAD_LIMITS.maxFilesPerSubmission} files can be delivered together.`);
    }
    if (refused.length > 0) showToast('Upload Failed', refused.join(' '), 'destructive');
    if (fitting.length > 0) {
      send({ type: 'FILES_ADDED', files: fitting.map((file) => ({ id: crypto.randomUUID(), file })) });
    }
  }

  async function deliver(): Promise<void> {
    if (unstated.length > 0) {
      setAsked(unstated);
      [...(list.current?.querySelectorAll('select') ?? [])].find(({ value }) => value === '')?.focus();
      return;
    }
    const files = inOrderOf(before, [
      ...kept.map(({ note: _note, picture: _picture, ai: _ai, ...file }): DeliveredFile => file),
      ...items.map((item) => ({ ...delivered(item), replaces: replacements[item.id] })),
    ]).map((file) => ({ ...file, ai: statedOf(file.uploadId) ?? undefined }));
    if (!(await onDeliver(files, notes.trim()))) return;
    send({ type: 'CLEARED' });
    forget();
  }

  const aiField = (uploadId: string, name: string) => (
    <AiField
      name={name}
      stated={statedOf(uploadId)}
      isBeyond={isBeyondOffer(statedOf(uploadId), offeredAi)}
      isMissing={asked.includes(uploadId) && unstated.includes(uploadId)}
      onState={(ai) => stateAi([uploadId], ai)}
    />
  );
  const [first] = finished;
  const shared = first === undefined ? null : statedOf(first);
  return (
    <>
      <Panel title="Content files">
        {closed ? (
          // What is sent now would be refused.
          <p className={styles.closed}>{closed}</p>
        ) : (
          <DropZone
            accept={ACCEPTED_FILES}
            title={isTouched ? 'Add your videos and photos' : 'Drag and drop your files here'}
            hint={`Videos and images (mp4, mov, jpg, jpeg, png), up to ${formatFileSize(UPLOAD_LIMITS.maxFileBytes)} each`}
            button="Choose Files"
            onFiles={add}
          />
        )}
        {begun.map((name) => (
          <p key={name} className={styles.closed}>
            {name} was not finished. Choose it again: it goes on where it stopped.
          </p>
        ))}
        {finished.length > 0 && <AiAnswers />}
        {finished.length > 1 && (
          <AiForAll
            shared={finished.every((uploadId) => statedOf(uploadId) === shared) ? shared : null}
            onState={(ai) => stateAi(finished, ai)}
          />
        )}
        {count > 0 && (
          <ul ref={list} className={styles.files} aria-label="Files to deliver">
            {kept.map(({ uploadId, fileName, fileSize, fileType, picture, note }) => (
              <li key={uploadId} className={styles.kept}>
                <StoredThumbnail kind={contentKind(fileType)} picture={picture} />
                <span className={styles.words}>
                  <strong>{fileName}</strong>
                  <span>
                    {formatFileSize(fileSize)} · {note}
                  </span>
                  {contentKind(fileType) === 'video' && captions.has(uploadId) && (
                    <CaptionsField
                      {...{ bookingId, uploadId, name: fileName, captions: captions.get(uploadId) ?? null }}
                    />
                  )}
                  {aiField(uploadId, fileName)}
                </span>
                <Button type="text" aria-label={`Remove ${fileName}`} onClick={() => onDropKept(uploadId)}>
                  Remove
                </Button>
              </li>
            ))}
            {items.map((item) => (
              <UploadRow
                key={item.id}
                item={item}
                onRemove={() => send({ type: 'REMOVED', id: item.id })}
                onRetry={() => send({ type: 'RETRIED', id: item.id })}
              >
                <ReplacesField
                  name={item.file.name}
                  files={replaceable.filter(
                    ({ contentType }) => contentType === contentKind(typeOf(item.file)),
                  )}
                  chosen={replacements[item.id]}
                  onChoose={(uploadId) => setReplaced({ ...replaced, [item.id]: uploadId })}
                />
                {item.uploadId !== null && contentKind(typeOf(item.file)) === 'video' && (
                  <CaptionsField
                    {...{ bookingId, uploadId: item.uploadId, name: item.file.name }}
                    captions={captions.get(item.uploadId) ?? null}
                  />
                )}
                {item.state === 'completed' &&
                  item.uploadId !== null &&
                  aiField(item.uploadId, item.file.name)}
              </UploadRow>
            ))}
          </ul>
        )}
        {finished.length > 0 && (
          <p className={styles.closed}>{AI_TEXTS.stands.replace('{brand}', () => brandName)}</p>
        )}
      </Panel>
      <Panel>
        <label htmlFor="delivery-notes" className={styles.label}>
          Delivery Notes (optional)
        </label>
        <Input.TextArea
          id="delivery-notes"
          autoSize={{ minRows: 3, maxRows: 12 }}
          maxLength={UPLOAD_LIMITS.maxNotesLength}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
        <Button
          type="primary"
          size="large"
          block
          loading={submitting}
          disabled={!ready || submitting || closed !== null}
          onClick={() => void deliver()}
        >
          Deliver Content to Brand
        </Button>
      </Panel>
    </>
  );
}
