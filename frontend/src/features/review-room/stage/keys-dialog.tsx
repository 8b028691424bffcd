import { Modal, Switch } from 'antd';
import styles from './keys-dialog.module.css';
import { ROOM_KEYS } from './room-keys';
import { useStoredChoice } from './stored-choice';
import { singleKeys } from './use-room-keys';

interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
  /** In full screen, only what is within its element is shown. */
  within: () => HTMLElement;
}

/** The keys of the room, and the switch that turns those off which somebody could press by accident. */
export function KeysDialog({ open, onClose, within }: KeysDialogProps) {
  const isOn = useStoredChoice(singleKeys) === 'on';
  return (
    <Modal
      open={open}
      title="Keyboard shortcuts"
      footer={null}
      onCancel={onClose}
      getContainer={within}
      width={620}
    >
      <label className={styles.choice}>
        <Switch checked={isOn} onChange={(on) => singleKeys.set(on ? 'on' : 'off')} />
        <span>Use single-character shortcuts</span>
      </label>
      <p className={styles.note}>Space and the arrow keys always work.</p>
      <dl className={styles.keys}>
        {ROOM_KEYS.map(({ action, shown, label }) => (
          <div key={action}>
            <dt>
              <kbd>{shown}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
