import { LINKED_LOGIN, providerSignInPath } from '@reelpact/domain';
import { useGetSiteQuery } from './calls';

export interface SignInProvider {
  name: string;
  /** The one whose button the wizard always shows. */
  isGoogle: boolean;
  /** Not for the router: the server sends the browser on from there. */
  href: string;
}

/**
 * The provider with which people can sign in here; null when there is none, or while that is not known yet.
 * @param next the screen to come back to; null for the person's own first one
 */
export function useSignInProvider(next: string | null): SignInProvider | null {
  const { data: site } = useGetSiteQuery();
  if (!site?.signIn) return null;
  const { name } = site.signIn;
  return { name, isGoogle: name === LINKED_LOGIN.google.name, href: providerSignInPath(next) };
}
