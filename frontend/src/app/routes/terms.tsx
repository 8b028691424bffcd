import { TermsPage } from '../../features/legal/terms-page';
import { useDocumentTitle } from '../../ui/document-title';
import { ThemeSwitch } from '../theme/theme-switch';

export function Component() {
  useDocumentTitle('Terms · Reelpact');
  return <TermsPage corner={<ThemeSwitch />} />;
}
