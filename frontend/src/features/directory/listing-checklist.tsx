import type { OwnDirectoryDto } from '../../api/directory-calls';
import { Panel } from '../../ui/panel';
import { Checks, PageChecks } from './page-checks';

const FIXED_AT = {
  email: { to: '/account', label: 'Confirm your email' },
  picture: { to: '/creator/dashboard?edit=profile', label: 'Add a picture' },
  packages: { to: '/creator/dashboard?tab=packages', label: 'Edit your packages' },
  portfolio: { to: '/creator/dashboard?edit=portfolio', label: 'Add portfolio pieces' },
};

/** What a creator's place in the directory still needs, and what would bring them further up in it. */
export function ListingChecklist({ checks, pageChecks }: Pick<OwnDirectoryDto, 'checks' | 'pageChecks'>) {
  const missing = checks.filter(({ met }) => !met).length;
  const incomplete = pageChecks.filter(({ met }) => !met);
  return (
    <Panel title="You aren’t listed" tone="attention">
      <p>
        You’re listed as soon as all of these are true. {missing} of {checks.length}{' '}
        {missing === 1 ? 'is' : 'are'} missing.
      </p>
      <Checks checks={checks} fixedAt={FIXED_AT} />
      {incomplete.length > 0 && (
        <>
          <p>A complete page stands higher once you’re listed. Yours still lacks:</p>
          <PageChecks checks={incomplete} />
        </>
      )}
    </Panel>
  );
}
