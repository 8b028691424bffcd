import { type LabRun, labRunText, moveText } from '@reelpact/domain';
import { Button } from 'antd';
import { copyText } from '../../ui/copy-text';
import { Panel } from '../../ui/panel';
import { showToast } from '../../ui/toast';
import styles from './lab-forms.module.css';

/** What was done with this booking in this tab, to be given to somebody else. */
export function CopyRun({ run }: { run: LabRun }) {
  const text = labRunText(run);
  async function copy(): Promise<void> {
    if (await copyText(text)) showToast('Run Copied', 'Paste it under “Replay a run”.');
    else showToast('Not Copied', 'The browser does not allow it. Select the text and copy it.');
  }
  return (
    <Panel
      title="Run"
      aside={
        <Button disabled={run.moves.length === 0} onClick={() => void copy()}>
          Copy run
        </Button>
      }
    >
      {run.moves.length === 0 ? (
        <p className={styles.small}>No move has been made in this tab.</p>
      ) : (
        <>
          <ol className={styles.moves} tabIndex={0} aria-label="Moves">
            {run.moves.map((move, index) => {
              const { who, what, input } = moveText(move);
              return (
                <li key={index}>
                  {who}: {what}
                  {input && ` (${input})`}
                </li>
              );
            })}
          </ol>
          <details>
            <summary className={styles.small}>As text</summary>
            <pre className={styles.text}>{text}</pre>
          </details>
        </>
      )}
    </Panel>
  );
}
