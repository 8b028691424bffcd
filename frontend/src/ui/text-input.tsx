import type { ComponentProps } from 'react';
import styles from './text-input.module.css';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'className'> {
  /** What a `Field` tells the library's controls; here, `aria-invalid` says it. */
  status?: 'error';
}

/** One line of text, outside of a `PlainForm`. */
export function TextInput({ status: _status, ...rest }: TextInputProps) {
  return <input type="text" {...rest} className={styles.control} />;
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'rows' | 'className'> {
  /** As many lines have room from the start; it grows with what is typed. */
  rows?: 1 | 2 | 3 | 4;
}

/** A text of several lines, outside of a `PlainForm`. */
export function TextArea({ rows = 2, ...rest }: TextAreaProps) {
  return <textarea rows={rows} {...rest} className={`${styles.control} ${styles.area}`} />;
}

/** One of a list, as the browser has it, outside of a `PlainForm`. */
export function SelectInput(props: Omit<ComponentProps<'select'>, 'className'>) {
  return <select {...props} className={styles.control} />;
}
