import { homeOf, pathOnThisSite } from '@reelpact/domain';
import { useNavigate } from 'react-router-dom';
import type { UserDto } from '../../api/calls';
import { showToast } from '../../ui/toast';

/**
 * Where somebody goes who has signed in, however they did.
 * @param next where they wanted to go; without it their own first screen
 */
export function useEnter(next: string | null) {
  const navigate = useNavigate();
  const enter = (user: UserDto) => void navigate(pathOnThisSite(next) ?? homeOf(user), { replace: true });
  const welcome = (user: UserDto): void => {
    showToast('Welcome back!', 'Successfully logged in to your account.');
    enter(user);
  };
  return { enter, welcome };
}
