import type userEvent from '@testing-library/user-event';

/** Pastes a text into a field, behind what stands there. Typed, each letter would draw the whole form again. */
export async function fill(
  user: Pick<typeof userEvent, 'click' | 'paste'>,
  field: HTMLElement,
  text: string,
): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
