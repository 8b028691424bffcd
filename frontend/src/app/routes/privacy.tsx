import { PrivacyPage } from '../../features/legal/privacy-page';
import { useDocumentTitle } from '../../ui/document-title';
import { ThemeSwitch } from '../theme/theme-switch';

export function Component() {
  useDocumentTitle('Privacy policy · Reelpact');
  return <PrivacyPage corner={<ThemeSwitch />} />;
}
