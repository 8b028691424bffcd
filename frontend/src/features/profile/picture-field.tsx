import { PROFILE_IMAGE } from '@reelpact/domain';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { useImageFile } from '../../ui/use-image-file';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  id?: string;
  /** A stored picture's address, or a data URL of a new one. */
  value?: string | null;
  onChange?: (url: string) => void;
  /** Whose it is: their initials stand for a picture. */
  name: string;
  /** Whether it is being saved. */
  busy?: boolean;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
}

/** A form's control for a person's picture: it answers with a data URL of the one that they choose. */
export function PictureField({ id, value, onChange, name, busy, ...aria }: PictureFieldProps) {
  const { choose, input } = useImageFile(PROFILE_IMAGE, 'Profile photo', (url) => onChange?.(url));
  return (
    <div className={styles.picture}>
      <Avatar name={name} src={value} size={72} />
      <Button {...aria} id={id} busy={busy} onClick={choose}>
        {value ? 'Change photo' : 'Add photo'}
      </Button>
      {input}
    </div>
  );
}
