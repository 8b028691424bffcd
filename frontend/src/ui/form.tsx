import { Form, Input, type FormInstance, type FormProps } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';

/** A rule of one sentence for a text; a field that was never touched counts as an empty one. */
export const rule = (fits: (value: string) => boolean, message: string) => ({
  validator: (_: unknown, value: string | undefined) =>
    fits(value ?? '') ? Promise.resolve() : Promise.reject(new Error(message)),
});

/** What every form of ours has in common. */
const FORM = { layout: 'vertical', size: 'large', requiredMark: false } as const;

const TYPED_INTO = 'input, textarea, select, button, [tabindex]';

function showField(wrong: HTMLElement): void {
  const field = wrong.matches(TYPED_INTO) ? wrong : wrong.querySelector<HTMLElement>(TYPED_INTO);
  // Not every environment scrolls.
  wrong.scrollIntoView?.({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** Scrolls to the first field in there that is marked as wrong, and focuses it. */
export function focusFirstInvalid(place: ParentNode | null): void {
  const wrong = place?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong) showField(wrong);
}

/** The same among fields that will be marked only in a later render; the library gives a field's control its name as id. */
function focusFirstNamed(form: ParentNode | undefined, names: readonly string[]): void {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[id]') ?? [])].find(({ id }) => names.includes(id));
  if (wrong) showField(wrong);
}

const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('input, textarea');

interface CheckedFormProps<V> extends Omit<FormProps<V>, 'scrollToFirstError' | 'noValidate' | 'children'> {
  form?: FormInstance<V>;
  /** Sentences of the server about single fields; each answer of the server is a new object. */
  fieldErrors?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/**
 * A form whose fields say themselves what is wrong with them, whether the page or the server has found it; the first
 * one is scrolled to and focused, unless somebody has gone on to another field by the time the server answers. The browser
 * checks nothing: its bubbles name one field and vanish.
 */
export function CheckedForm<V>(given: CheckedFormProps<V>) {
  const { form, fieldErrors, onFinishFailed, onValuesChange, ...props } = given;
  const [fields] = Form.useForm<V>(form);
  const element = useRef<FormInstance<V> & { nativeElement: HTMLElement }>(null);
  /** Whether somebody has gone to a field since they sent the form: what they type next belongs there. */
  const isInField = useRef(false);

  useEffect(() => {
    // Not every browser takes the cursor out of a field when a button is pressed.
    const press = ({ target }: PointerEvent): void => {
      isInField.current = isField(target) && element.current?.nativeElement.contains(target) === true;
    };
    addEventListener('pointerdown', press);
    return () => removeEventListener('pointerdown', press);
  }, []);

  useEffect(() => {
    const wrong = Object.entries(fieldErrors ?? {});
    if (wrong.length === 0) return;
    // The names come from the server, and none that the form doesn't have does any harm.
    fields.setFields(wrong.map(([name, message]) => ({ name: name as never, errors: [message] })));
    if (isInField.current) return;
    focusFirstNamed(
      element.current?.nativeElement,
      wrong.map(([name]) => name),
    );
  }, [fieldErrors, fields]);

  /** The server said it of another value. */
  const forget = (changed: object) => {
    const told = Object.keys(changed).filter((name) => fieldErrors?.[name] !== undefined);
    fields.setFields(told.map((name) => ({ name: name as never, errors: [] })));
  };

  return (
    <Form<V>
      {...FORM}
      {...props}
      ref={element}
      form={fields}
      noValidate
      onFocus={({ target }) => (isInField.current = isField(target))}
      onBlur={() => (isInField.current = false)}
      onSubmitCapture={() => (isInField.current = false)}
      onValuesChange={(changed: Partial<V>, values) => {
        isInField.current = true;
        forget(changed);
        onValuesChange?.(changed, values);
      }}
      onFinishFailed={(failure) => {
        onFinishFailed?.(failure);
        const names = failure.errorFields.map(({ name }) => name.join('_'));
        focusFirstNamed(element.current?.nativeElement, names);
      }}
    />
  );
}

interface EmailInputProps {
  value?: string;
  onChange?: () => void;
  id?: string;
  /** Whether the browser may offer passkeys there. */
  offersPasskeys?: boolean;
}

/** An email as phones and password managers know it. */
export function EmailInput({ offersPasskeys = false, ...props }: EmailInputProps) {
  return (
    <Input
      {...props}
      type="email"
      autoComplete={offersPasskeys ? 'username webauthn' : 'email'}
      inputMode="email"
    />
  );
}
