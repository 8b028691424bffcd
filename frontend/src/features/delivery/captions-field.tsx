import { ACCEPTED_CAPTIONS, CAPTIONS, CAPTIONS_MESSAGES } from '@reelpact/domain';
import { Button } from 'antd';
import { useRef } from 'react';
import { usePutCaptionsMutation, useRemoveCaptionsMutation } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { showToast } from '../../ui/toast';
import styles from './delivery-form.module.css';
import { readUtf8 } from './read-utf8';

interface CaptionsFieldProps {
  bookingId: string;
  uploadId: string;
  /** The video's name. */
  name: string;
  /** What its captions are called; null while it has none. */
  captions: string | null;
}

const failed = (sentence: string) => showToast('No captions', sentence, 'destructive');

/** Adds captions to a video that isn't delivered yet, or takes other ones. */
export function CaptionsField({ bookingId: id, uploadId, name, captions }: CaptionsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [put, { isLoading: isAdding }] = usePutCaptionsMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveCaptionsMutation();
  const isBusy = isAdding || isRemoving;

  async function add(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > CAPTIONS.maxBytes) return failed(CAPTIONS_MESSAGES.tooLarge);
    const text = await readUtf8(file);
    if (text === null) return failed(CAPTIONS_MESSAGES.notUtf8);
    await put({ id, uploadId, captionsDto: { fileName: file.name, text } })
      .unwrap()
      .catch((error: unknown) =>
        reportFailure(error, { title: 'No captions', otherwise: 'Not added. Please try again.' }),
      );
  }

  return (
    <span className={styles.captions}>
      {captions !== null && <span>Captions: {captions}</span>}
      <Button
        size="small"
        loading={isAdding}
        disabled={isBusy}
        aria-label={captions === null ? `Add captions to ${name}` : `Replace the captions of ${name}`}
        onClick={() => input.current?.click()}
      >
        {captions === null ? 'Add captions (.vtt)' : 'Replace'}
      </Button>
      {captions !== null && (
        <Button
          size="small"
          type="text"
          disabled={isBusy}
          aria-label={`Remove the captions of ${name}`}
          onClick={() =>
            void remove({ id, uploadId })
              .unwrap()
              .catch((error: unknown) =>
                reportFailure(error, { title: 'Not removed', otherwise: 'Please try again.' }),
              )
          }
        >
          Remove
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED_CAPTIONS}
        aria-label={`Captions of ${name}`}
        onChange={({ target }) => {
          void add(target.files?.[0]);
          target.value = ''; // Choosing the same file again must count.
        }}
      />
    </span>
  );
}
