import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { forgetEverything, useGetCurrentUserQuery, useLogoutMutation, type UserDto } from './calls';
import { reportFailure } from './errors';

/** Who is signed in. `user` is null for a visitor; `failure` says why that could not be found out. */
export function useSession() {
  const { data, error, isLoading, refetch } = useGetCurrentUserQuery();
  const user: UserDto | null = error ? null : (data ?? null);
  return { user, loading: isLoading, failure: error, retry: refetch };
}

/**
 * Goes to the start page: the session is over. That is another document, but browsers may keep the one that was left and show it
 * on "Back": by then it has forgotten all that was loaded.
 */
export function useLeave(): () => Promise<void> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return async () => {
    window.addEventListener('pagehide', () => dispatch(forgetEverything()), { once: true });
    await navigate('/');
  };
}

/** Ends the session, forgets all that was loaded in it and goes to the start page. */
export function useLogOut(): () => Promise<void> {
  const [logout] = useLogoutMutation();
  const leave = useLeave();
  return async () => {
    try {
      await logout().unwrap();
      await leave();
    } catch (error) {
      reportFailure(error, { title: 'Logout failed', otherwise: 'Failed to log out' });
    }
  };
}
