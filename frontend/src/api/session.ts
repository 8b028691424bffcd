import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { forgetEverything, useGetCurrentUserQuery, useLogoutMutation, type UserDto } from './calls';
import { reportFailure } from './errors';
import { isApiProblem } from './problem';

/** Who is signed in. `user` is null for a visitor; a 401 is an answer here, not an error. */
export function useSession(): { user: UserDto | null; loading: boolean; failed: boolean } {
  const { data, error, isLoading } = useGetCurrentUserQuery();
  const anonymous = isApiProblem(error) && error.status === 401;
  return { user: error ? null : (data ?? null), loading: isLoading, failed: Boolean(error) && !anonymous };
}

/** An address on this site that was asked for before signing in, or null. `//host` and `\` lead elsewhere. */
export function sameOriginPath(next: string | null): string | null {
  if (!next || !next.startsWith('/') || /^[/\\]{2}/.test(next) || next.includes('\\')) return null;
  const url = new URL(next, window.location.origin);
  return url.origin === window.location.origin ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** The first screen of a person who has just signed in. */
export function homeOf(user: UserDto): string {
  if (user.creator) return '/creator/dashboard';
  return user.hasBrandBookings ? '/brand/dashboard' : '/creator/onboarding';
}

/** Ends the session, forgets all that was loaded in it and goes to the start page. */
export function useLogOut(): () => Promise<void> {
  const [logout] = useLogoutMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return async () => {
    try {
      await logout().unwrap();
      await navigate('/');
      dispatch(forgetEverything());
    } catch (error) {
      reportFailure(error, { title: 'Logout failed', otherwise: 'Failed to log out' });
    }
  };
}
