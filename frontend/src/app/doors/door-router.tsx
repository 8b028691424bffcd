import { useContext, useEffect, useMemo } from 'react';
import type * as router from 'react-router-dom';
import { keepToast } from '../../ui/toast';
import { DoorAddress } from './door-address';

// Stands in for the application's router where doors are built: the screens ask for the same, and every way leads out of the document.

let isLeaving = false;

/** Goes to another document, once: what is asked for while that is under way would begin it again. */
function leave(to: string, replace: boolean): void {
  if (isLeaving) return;
  isLeaving = true;
  // A document that "Back" brings again as it was can be left again.
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true });
  keepToast();
  if (replace) window.location.replace(to);
  else window.location.assign(to);
}

type Target = { pathname?: string; search?: string; hash?: string } | string;
const addressOf = (to: Target): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

const navigate = ((to: Target | number, options?: { replace?: boolean }) => {
  if (typeof to === 'number') window.history.go(to);
  else leave(addressOf(to), options?.replace === true);
}) as router.NavigateFunction;

export const useNavigate = (): router.NavigateFunction => navigate;

export function Navigate({ to, replace = false }: router.NavigateProps) {
  useEffect(() => leave(addressOf(to as Target), replace), [to, replace]);
  return null;
}

export const useParams = (): Readonly<Record<string, string | undefined>> => useContext(DoorAddress).params;

/** What can be read of the query; a door never changes its own. */
export function useSearchParams(): [URLSearchParams] {
  const { search } = useContext(DoorAddress);
  return [useMemo(() => new URLSearchParams(search), [search])];
}

export const useLocation = (): { search: string } => useContext(DoorAddress);

export function Link({ to, ...rest }: Pick<router.LinkProps, 'to' | 'className' | 'target' | 'children'>) {
  return <a {...rest} href={addressOf(to as Target)} />;
}
