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

/** Goes to the start page and forgets all that was loaded: the session is over. */
export function useLeave(): () => Promise<void> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return async () => {
    await navigate('/');
    dispatch(forgetEverything());
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
