import { SECOND_FACTOR } from '@reelpact/domain';
import { Button, Modal } from 'antd';
import { copyText } from '../../ui/copy-text';
import { showToast } from '../../ui/toast';
import styles from './account.module.css';

/** New recovery codes, shown this once: a stray click doesn't take them away. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  async function copy(): Promise<void> {
    if (await copyText(codes.join('\n'))) showToast('Recovery codes copied');
    else showToast('Not copied', 'Your browser does not allow it. Please write them down.', 'destructive');
  }
  return (
    <Modal
      open
      title="Your recovery codes"
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          I’ve kept them
        </Button>
      }
    >
      <div className={styles.dialog}>
        <p>{SECOND_FACTOR.messages.once}</p>
        <ul className={styles.recoveryCodes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div>
          <Button onClick={() => void copy()}>Copy</Button>
        </div>
      </div>
    </Modal>
  );
}
