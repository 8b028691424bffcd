import { DOCUMENT_TEXTS } from '@reelpact/domain';
import { useLogOut } from '../../api/session';
import { MenuButton } from '../../ui/menu-button';

/** What the bar has of somebody's account. */
export function AccountMenu() {
  const logOut = useLogOut();
  return (
    <MenuButton
      label="Account"
      face="Account"
      items={[
        { key: 'documents', label: DOCUMENT_TEXTS.page, href: '/documents' },
        { key: 'account', label: 'Account', href: '/account' },
        { key: 'out', label: 'Log Out', onPress: () => void logOut() },
      ]}
    />
  );
}
