import { Select } from 'antd';
import styles from './delivery-form.module.css';
import type { Replaceable } from './replacements';

interface ReplacesFieldProps {
  /** The new file's name. */
  name: string;
  files: readonly Replaceable[];
  /** The upload that it replaces; undefined for a file that is new. */
  chosen: string | undefined;
  onChoose: (uploadId: string) => void;
}

/** Which file of the version before a new one takes the place of: what was said about that is shown beside it. */
export function ReplacesField({ name, files, chosen, onChoose }: ReplacesFieldProps) {
  if (files.length === 0) return null;
  return (
    <span className={styles.replaces}>
      replaces
      <Select
        size="small"
        aria-label={`${name} replaces`}
        placeholder="nothing"
        value={chosen}
        options={files.map(({ uploadId, fileName }) => ({ value: uploadId, label: fileName }))}
        onChange={onChoose}
      />
    </span>
  );
}
