import { Input } from 'antd';

/** A rule of one sentence for a text; a field that was never touched counts as an empty one. */
export const rule = (fits: (value: string) => boolean, message: string) => ({
  validator: (_: unknown, value: string | undefined) =>
    fits(value ?? '') ? Promise.resolve() : Promise.reject(new Error(message)),
});

/** Shows a sentence of the server beside the field that it is about. */
export const problemIn =
  <F extends string>(fieldErrors: Readonly<Record<string, string>>) =>
  (field: F) =>
    fieldErrors[field] ? { help: fieldErrors[field], validateStatus: 'error' as const } : {};

/** What every form of ours has in common. */
export const FORM = { layout: 'vertical', size: 'large', requiredMark: false } as const;

/** An email as phones and password managers know it. */
export function EmailInput(props: { value?: string; onChange?: () => void; id?: string }) {
  return <Input {...props} type="email" autoComplete="email" inputMode="email" />;
}
