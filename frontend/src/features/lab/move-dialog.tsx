import {
  type BookingActionName,
  LAB_FIELD_LABELS,
  type LabInput,
  type LabMove,
  type Party,
  STEPS,
  labFields,
} from '@reelpact/domain';
import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import styles from './lab-forms.module.css';

interface MoveDialogProps {
  step: BookingActionName;
  /** Who takes it, where either party can. */
  by?: Party;
  busy: boolean;
  /** Why the server did not take it; what was typed stays. */
  refused: string | null;
  onConfirm: (move: LabMove) => void;
  onCancel: () => void;
}

type Texts = Partial<Record<keyof LabInput, string>>;

/** As the API wants it: texts that were left empty don't come, and a share and days are numbers. */
function inputOf({ creatorPercent, days, ...texts }: Texts): LabInput {
  const given = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  const share = creatorPercent?.trim() ? { creatorPercent: Number(creatorPercent) } : {};
  const later = days?.trim() ? { days: Number(days) } : {};
  return { ...Object.fromEntries(given), ...share, ...later };
}

/** Asks for what has to come with a step. */
export function MoveDialog({ step, by, busy, refused, onConfirm, onCancel }: MoveDialogProps) {
  const id = useId();
  const [texts, setTexts] = useState<Texts>({});
  const [sent, setSent] = useState(false);
  const fields = labFields(step);
  const ready = fields.every(({ name, required }) => !required || texts[name]?.trim());
  return (
    <Modal
      open
      title={STEPS[step].label}
      okText={STEPS[step].label}
      okButtonProps={{ disabled: !ready, loading: busy }}
      onOk={() => {
        setSent(true);
        onConfirm({ step, ...(by && { by }), ...inputOf(texts) });
      }}
      onCancel={onCancel}
    >
      {fields.map(({ name, required }, index) => (
        <div key={name} className={styles.field}>
          <label htmlFor={`${id}-${name}`}>{LAB_FIELD_LABELS[name]}</label>
          <Input
            id={`${id}-${name}`}
            autoFocus={index === 0}
            placeholder={required ? undefined : 'Optional'}
            inputMode={['creatorPercent', 'amount', 'days'].includes(name) ? 'decimal' : undefined}
            value={texts[name] ?? ''}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
          />
        </div>
      ))}
      {sent && refused && (
        <p role="alert" className={styles.refused}>
          {refused}
        </p>
      )}
    </Modal>
  );
}
