import { useState, type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import { useFormState } from './plain-form';
import { useSentForm } from './sent-form';
import styles from './text-field.module.css';

interface LabelledProps {
  name: string;
  label: string;
  /** Said below the field, whatever is typed. */
  hint?: ReactNode;
  /** Whether it is checked as soon as it is left, and not only when the form is sent. */
  checksOnLeave?: boolean;
}

type TextFieldProps = LabelledProps & Omit<ComponentProps<'input'>, 'id' | 'name' | 'className'>;

interface Described extends Omit<LabelledProps, 'label'> {
  defaultValue?: ComponentProps<'input'>['defaultValue'];
}

/** What a control must be given, so that its label and what is wrong with it belong to it. */
function useControl({ name, hint, checksOnLeave, defaultValue }: Described) {
  const { problems, checkLeft } = useFormState();
  const { values } = useSentForm();
  const problem = problems[name];
  const described = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return {
    problem,
    control: {
      id: name,
      name,
      defaultValue: values[name] ?? defaultValue,
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': described || undefined,
      onBlur: checksOnLeave ? (_event: FocusEvent<HTMLElement>) => checkLeft(name) : undefined,
    },
  };
}

interface FrameProps {
  name: string;
  label: string;
  hint?: ReactNode;
  problem?: string;
  children: ReactNode;
}

function Frame({ name, label, hint, problem, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {children}
      {problem && (
        <span id={`${name}-problem`} className={styles.problem}>
          {problem}
        </span>
      )}
      {hint && (
        <span id={`${name}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** One line of text in a `PlainForm`. */
export function TextField({ name, label, hint, checksOnLeave, ...input }: TextFieldProps) {
  const { problem, control } = useControl({ name, hint, checksOnLeave, defaultValue: input.defaultValue });
  return (
    <Frame name={name} label={label} hint={hint} problem={problem}>
      <input type="text" {...input} {...control} className={styles.control} />
    </Frame>
  );
}

interface EmailFieldProps extends Omit<TextFieldProps, 'name'> {
  name?: string;
  /** Whether the browser may offer passkeys there. */
  offersPasskeys?: boolean;
}

/** An email as phones and password managers know it. */
export function EmailField({ name = 'email', offersPasskeys = false, ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      name={name}
      type="email"
      autoComplete={offersPasskeys ? 'username webauthn' : 'email'}
      inputMode="email"
    />
  );
}

/** A password, which can be shown. */
export function PasswordField({ name, label, hint, ...input }: TextFieldProps) {
  const { problem, control } = useControl({ name, hint });
  const [isShown, setShown] = useState(false);
  return (
    <Frame name={name} label={label} hint={hint} problem={problem}>
      <span className={styles.secret}>
        <input {...input} {...control} type={isShown ? 'text' : 'password'} className={styles.control} />
        <button
          type="button"
          className={styles.reveal}
          aria-controls={name}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </span>
    </Frame>
  );
}

type TextAreaFieldProps = LabelledProps & {
  /** Whether a long text is expected, and gets more room from the start. */
  long?: boolean;
} & Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'className' | 'rows'>;

/** A text of several lines, as high as what is typed. */
export function TextAreaField({ name, label, hint, long = false, ...area }: TextAreaFieldProps) {
  const { problem, control } = useControl({ name, hint, defaultValue: area.defaultValue });
  return (
    <Frame name={name} label={label} hint={hint} problem={problem}>
      <textarea
        {...area}
        {...control}
        rows={long ? 4 : 2}
        className={`${styles.control} ${long ? styles.long : styles.short}`}
      />
    </Frame>
  );
}
