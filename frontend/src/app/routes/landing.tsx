import { LandingPage } from '../../features/landing/landing-page';
import { useDocumentTitle } from '../../ui/document-title';
import { ThemeSwitch } from '../theme/theme-switch';

export function Component() {
  useDocumentTitle('Reelpact · Your work, one link, paid safely');
  return <LandingPage corner={<ThemeSwitch />} />;
}
