import { Button, Input } from 'antd';
import { copyText } from '../../ui/copy-text';
import { showToast } from '../../ui/toast';
import styles from './account.module.css';

interface ShownSecretProps {
  /** What it is, as one word: "Token". */
  label: string;
  secret: string;
  /** What its owner has to know of it. */
  children: string;
}

/** What is shown this once, to be copied. */
export function ShownSecret({ label, secret, children }: ShownSecretProps) {
  async function copy(): Promise<void> {
    if (await copyText(secret)) showToast(`${label} copied`);
    else
      showToast(
        'Not copied',
        `Your browser does not allow it. Please select the ${label.toLowerCase()} and copy it.`,
        'destructive',
      );
  }
  return (
    <div className={styles.token}>
      <p>{children}</p>
      <Input readOnly aria-label={label} value={secret} onFocus={(event) => event.target.select()} />
      <div>
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
    </div>
  );
}
