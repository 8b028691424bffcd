import { Switch } from 'antd';
import { type OwnDirectoryDto, useSaveOwnDirectoryMutation } from '../../api/directory-calls';
import { reportFailure } from '../../api/errors';
import { Panel } from '../../ui/panel';
import styles from './directory.module.css';

const SWITCHES = [
  {
    field: 'listed',
    label: 'List me in the directory',
    hint: 'When off, brands reach your page only by its link.',
  },
  {
    field: 'searchEngines',
    label: 'Let search engines list my page',
    hint: 'When off, we ask Google and others to leave your page out of their results.',
  },
] as const;
type Field = (typeof SWITCHES)[number]['field'];

/** Who may find a creator. Each switch is saved at once. */
export function VisibilityPanel({ place }: { place: Pick<OwnDirectoryDto, Field> }) {
  const [save, { isLoading, originalArgs }] = useSaveOwnDirectoryMutation();
  const pending = isLoading ? originalArgs?.directoryChoicesDto : undefined;

  async function choose(field: Field, isOn: boolean): Promise<void> {
    if (isLoading) return;
    try {
      await save({ directoryChoicesDto: { [field]: isOn } }).unwrap();
    } catch (error) {
      reportFailure(error, { title: 'Not changed', otherwise: 'That did not work. Please try again.' });
    }
  }

  return (
    <Panel title="Visibility">
      {SWITCHES.map(({ field, label, hint }) => (
        <div key={field} className={styles.switch}>
          <div>
            <label htmlFor={field}>{label}</label>
            <p id={`${field}-hint`} className={styles.hint}>
              {hint}
            </p>
          </div>
          <Switch
            id={field}
            aria-describedby={`${field}-hint`}
            // Not disabled while it is saved: that would take the focus away.
            checked={pending?.[field] ?? place[field]}
            onChange={(isOn) => void choose(field, isOn)}
          />
        </div>
      ))}
    </Panel>
  );
}
