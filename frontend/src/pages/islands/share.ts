/** Shows the buttons that need a script: sharing where the device can, copying the link elsewhere, printing. */
export function offerSharing(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-share]');
  const url =
    document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ??
    location.origin + location.pathname;
  if (button) {
    const label = button.textContent;
    button.hidden = false;
    button.addEventListener('click', () => {
      if (typeof navigator.share === 'function') {
        navigator.share({ title: document.title, url }).catch(() => undefined);
        return;
      }
      navigator.clipboard
        .writeText(url)
        .then(() => (button.textContent = 'Link copied'))
        .catch(() => (button.textContent = url))
        .finally(() => setTimeout(() => (button.textContent = label), 3000));
    });
  }
  const printer = document.querySelector<HTMLButtonElement>('[data-print]');
  if (printer) {
    printer.hidden = false;
    printer.addEventListener('click', () => print());
  }
}
