/** By which the browser knows the styles that are ours, since the server makes a new one for each page it sends. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** The component library writes styles into the page while it runs, and some of its parts can't be told the nonce. */
export function signStyles(): void {
  const nonce = pageNonce();
  if (!nonce) return;
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const made = create(name, options);
    if (name === 'style') made.nonce = nonce;
    return made;
  };
}
