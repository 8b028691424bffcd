import {
  ITEM_KIND_NAMES,
  ITEM_KINDS,
  type ItemKind,
  REVISION_KINDS,
  type RevisionKind,
  causeText,
} from '@reelpact/domain';
import styles from './composer.module.css';

interface KindChoiceProps {
  kind: ItemKind;
  /** null where it isn't for the writer to say. */
  cause: RevisionKind | null;
  /** Whether a change can use up a revision. */
  countsRounds: boolean;
  onKind: (kind: ItemKind) => void;
  onCause: (cause: RevisionKind) => void;
}

/** What a comment is, and of a change, whether the brief has asked for it. */
export function KindChoice({ kind, cause, countsRounds, onKind, onCause }: KindChoiceProps) {
  return (
    <>
      <div className={styles.row}>
        <Choice
          label="Kind of comment"
          names={ITEM_KIND_NAMES}
          chosen={kind}
          textOf={(name) => ITEM_KINDS[name].label}
          onChoose={onKind}
        />
      </div>
      {kind === 'change' && cause !== null && (
        <Choice
          label="Why it should change"
          names={REVISION_KINDS}
          chosen={cause}
          textOf={(name) => causeText(name, countsRounds)}
          onChoose={onCause}
        />
      )}
    </>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  names: readonly T[];
  chosen: T;
  textOf: (name: T) => string;
  onChoose: (name: T) => void;
}

/** Some buttons of which one is pressed. */
export function Choice<T extends string>({ label, names, chosen, textOf, onChoose }: ChoiceProps<T>) {
  return (
    <span className={styles.choice} role="group" aria-label={label}>
      {names.map((name) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {textOf(name)}
        </button>
      ))}
    </span>
  );
}
