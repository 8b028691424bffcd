import { Dialog } from '../../../ui/dialog';
import styles from './keys-dialog.module.css';
import { ROOM_KEYS } from './room-keys';
import { useStoredChoice } from './stored-choice';
import { singleKeys } from './use-room-keys';

/** The keys of the room, and the switch that turns those off which somebody could press by accident. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const isOn = useStoredChoice(singleKeys) === 'on';
  return (
    <Dialog title="Keyboard shortcuts" width="wide" onClose={onClose}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={({ target }) => singleKeys.set(target.checked ? 'on' : 'off')}
        />
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
    </Dialog>
  );
}
