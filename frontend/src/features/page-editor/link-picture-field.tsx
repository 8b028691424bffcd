import { PROFILE_IMAGE } from '@reelpact/domain';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useAddLinkPictureMutation } from '../../api/calls';
import { failureText } from '../../api/errors';
import { useImageFile } from '../../ui/use-image-file';
import { useEditedCreator } from './edited-creator';
import styles from './link-picture-field.module.css';

interface LinkPictureFieldProps {
  id: string;
  url?: string;
  problem?: string;
  /** Nothing takes the picture away. */
  onChange: (url: string | undefined) => void;
}

/** The picture of a link. It is sent at once, and is on the page from when the page is saved. */
export function LinkPictureField({ id, url, problem, onChange }: LinkPictureFieldProps) {
  const creatorId = useEditedCreator();
  const [add, { isLoading: sending }] = useAddLinkPictureMutation();
  const [failure, setFailure] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const said = failure ?? problem;

  async function send(image: string): Promise<void> {
    setFailure(undefined);
    try {
      const added = await add({ creatorId, newLinkPictureDto: { image } }).unwrap();
      onChange(added.url);
    } catch (error) {
      setFailure(failureText(error, { otherwise: 'The picture could not be added. Please try again.' }));
    }
  }
  const { choose, input } = useImageFile(PROFILE_IMAGE, 'Picture of the link', (image) => void send(image));

  return (
    <div className={styles.field}>
      {url !== undefined && <img src={url} alt="" width={56} height={56} />}
      <Button
        ref={button}
        size="large"
        loading={sending}
        aria-invalid={said !== undefined || undefined}
        aria-describedby={said === undefined ? undefined : `${id}-problem`}
        onClick={choose}
      >
        {url === undefined ? 'Add picture' : 'Replace picture'}
      </Button>
      {url !== undefined && (
        <Button
          type="text"
          size="large"
          onClick={() => {
            setFailure(undefined);
            onChange(undefined);
            // The button that was pressed goes.
            button.current?.focus();
          }}
        >
          Remove picture
        </Button>
      )}
      <span id={`${id}-problem`} role="status" className={styles.problem}>
        {said}
      </span>
      {input}
    </div>
  );
}
