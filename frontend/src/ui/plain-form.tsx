import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { PlainButton } from './link-button';
import styles from './plain-form.module.css';
import { useSentForm } from './sent-form';

/** Field name → text. */
type Values = Readonly<Record<string, string>>;
/** Field name → what is wrong with it. */
export type Problems = Readonly<Record<string, string | undefined>>;

interface FormState {
  problems: Problems;
  isBusy: boolean;
  /** Checks one field that somebody has left. */
  checkLeft: (name: string) => void;
}

const FormContext = createContext<FormState>({ problems: {}, isBusy: false, checkLeft: () => undefined });

/** What a field must know of its form. */
export const useFormState = (): FormState => useContext(FormContext);

interface PlainFormProps<V extends object> {
  /** What is wrong with the values, by the page's own rules. */
  check: (values: V) => Problems;
  /** Sentences of the server about single fields; each answer of the server is a new object. */
  fieldErrors?: Problems;
  /** Which of several forms the same fields are now: another one begins with nothing wrong. */
  purpose?: string;
  busy?: boolean;
  onSubmit: (values: V) => void;
  /** Told what was typed when a rule is broken. */
  onRefused?: (values: V) => void;
  onChange?: (values: V) => void;
  className?: string;
  children: ReactNode;
}

const isEmpty = (problems: Problems | undefined): boolean =>
  Object.values(problems ?? {}).every((problem) => problem === undefined);

function valuesOf(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // Not every environment scrolls.
  wrong?.scrollIntoView?.({ block: 'center' });
  wrong?.focus({ preventScroll: true });
}

/**
 * A form of the browser's own controls, for the screens where strangers arrive: it works without the component library, and what is typed
 * before the script has come stays. Its fields say themselves what is wrong with them, whether the page or the server has found it, and
 * the first one is focused.
 */
export function PlainForm<V extends object>(props: PlainFormProps<V>) {
  const { check, fieldErrors, purpose, busy = false, onSubmit, onRefused, onChange, className } = props;
  const form = useRef<HTMLFormElement>(null);
  const sent = useSentForm();
  const [found, setFound] = useState<{ problems: Problems; leads: boolean }>({
    problems: { ...sent.problems, ...fieldErrors },
    leads: true,
  });
  const [isSentAgain, setSentAgain] = useState(false);
  const [seen, setSeen] = useState({ fieldErrors, purpose });
  if (seen.fieldErrors !== fieldErrors || seen.purpose !== purpose) {
    setSeen({ fieldErrors, purpose });
    if (seen.purpose !== purpose) setFound({ problems: {}, leads: false });
    else if (!isEmpty(fieldErrors)) setFound({ problems: fieldErrors ?? {}, leads: true });
  }
  useEffect(() => {
    if (found.leads) focusFirstInvalid(form.current);
  }, [found]);

  // The fields of a form have the names of its values.
  const read = (element: HTMLFormElement): V => valuesOf(element) as V;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    setSentAgain(true);
    const values = read(event.currentTarget);
    const problems = check(values);
    setFound({ problems, leads: true });
    if (isEmpty(problems)) onSubmit(values);
    else onRefused?.(values);
  }

  function noteChange(event: FormEvent<HTMLFormElement>): void {
    const values = read(event.currentTarget);
    const { name } = event.target as HTMLInputElement;
    // The server said it of another value; the page's own rule may still be broken.
    if (found.problems[name] !== undefined)
      setFound({ problems: { ...found.problems, [name]: check(values)[name] }, leads: false });
    onChange?.(values);
  }

  function checkLeft(name: string): void {
    if (!form.current) return;
    const values = read(form.current);
    const problem = (values as Values)[name] === '' ? undefined : check(values)[name];
    if (problem !== found.problems[name] && problem !== undefined)
      setFound({ problems: { ...found.problems, [name]: problem }, leads: false });
  }

  return (
    // The browser checks nothing: its bubbles name one field and vanish. Were the form sent without the script, nothing may stand in the address.
    <form ref={form} method="post" noValidate className={className} onSubmit={submit} onInput={noteChange}>
      <FormContext value={{ problems: found.problems, isBusy: busy, checkLeft }}>
        {sent.failure !== null && !isSentAgain && (
          <p className={styles.failure} role="alert">
            {sent.failure}
          </p>
        )}
        {sent.key !== null && <input type="hidden" name="key" value={sent.key} />}
        {props.children}
      </FormContext>
    </form>
  );
}

/** Sends the form; shows that it is being sent. */
export function SubmitButton({ disabled, children }: { disabled?: boolean; children: ReactNode }) {
  const { isBusy } = useFormState();
  return (
    <PlainButton type="submit" block busy={isBusy} disabled={disabled}>
      {children}
    </PlainButton>
  );
}
