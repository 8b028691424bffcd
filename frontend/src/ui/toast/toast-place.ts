/** It is the only child of its parent. */
let place: HTMLElement | null = null;

/** Says which element toasts are shown in. */
export function keepToastPlace(element: HTMLElement): () => void {
  place = element;
  return () => {
    if (place === element) place = null;
  };
}

/**
 * Shows toasts in a modal dialog, outside of which nothing can be read or pressed while it is open.
 * @returns what brings them back to where they were, to be called before the dialog goes
 */
export function showToastsIn(dialog: HTMLElement): () => void {
  const toasts = place;
  const home = toasts?.parentNode;
  if (!toasts || !home) return () => undefined;
  dialog.append(toasts);
  return () => home.append(toasts);
}
