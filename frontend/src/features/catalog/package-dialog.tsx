import { Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { focusFirstInvalid } from '../../ui/form';
import { BlockFields } from './block-fields';
import { blockProblems } from './block-problems';
import type { ContentBlock } from './content-block';
import styles from './package-dialog.module.css';

interface PackageDialogProps {
  block: ContentBlock;
  saving: boolean;
  /** Field → what the server said of it; each answer is a new object. */
  refused: Record<string, string>;
  onSave: (block: ContentBlock) => void;
  onCancel: () => void;
}

/** Adds or edits one package. */
export function PackageDialog({ block: initial, saving, refused, onSave, onCancel }: PackageDialogProps) {
  const [block, setBlock] = useState(initial);
  const [checked, setChecked] = useState(false);
  const [forgiven, setForgiven] = useState(refused);
  const fields = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0 || Object.keys(refused).length > 0) focusFirstInvalid(fields.current);
  }, [refusals, refused]);

  const own = blockProblems([{ ...block, enabled: true }])[block.id] ?? {};
  const problems = { ...(forgiven === refused ? {} : refused), ...(checked && own) };

  function save(): void {
    setChecked(true);
    if (Object.keys(own).length > 0) setRefusals((times) => times + 1);
    else onSave(block);
  }

  return (
    <Modal
      open
      title={initial.stored ? 'Edit Package' : 'Add New Package'}
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          Cancel
        </Button>,
        <Button key="save" type="primary" loading={saving} onClick={save}>
          {initial.stored ? 'Update Package' : 'Create Package'}
        </Button>,
      ]}
    >
      <div ref={fields} className={styles.fields}>
        <BlockFields
          block={block}
          place="editor"
          problems={problems}
          onChange={(next) => {
            // The server said it of other values.
            setForgiven(refused);
            setBlock({ ...block, ...next });
          }}
        />
      </div>
    </Modal>
  );
}
