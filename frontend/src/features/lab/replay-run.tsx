import { Button, Input } from 'antd';
import { useState } from 'react';
import { Panel } from '../../ui/panel';
import styles from './lab-forms.module.css';
import { useReplay } from './use-replay';

/** Takes a run that was copied and makes its moves with a new booking. */
export function ReplayRun({ onMade }: { onMade: (id: string) => void }) {
  const [text, setText] = useState('');
  const { replay, progress, refused } = useReplay(onMade);
  return (
    <Panel title="Replay a run">
      <Input.TextArea
        aria-label="Run"
        placeholder="Paste a run that was copied"
        autoSize={{ minRows: 3, maxRows: 8 }}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button disabled={text.trim() === ''} loading={progress !== null} onClick={() => void replay(text)}>
        Replay
      </Button>
      <p role="status" className={refused ? styles.refused : styles.small}>
        {refused ?? progress ?? ''}
      </p>
    </Panel>
  );
}
