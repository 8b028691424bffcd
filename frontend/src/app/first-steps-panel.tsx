import { useGetPayoutsQuery, type CreatorDto, type PackageDto } from '../api/calls';
import type { EditLinkTab } from '../features/dashboard-creator/edit-link-dialog';
import { FirstSteps } from '../features/onboarding/first-steps';
import { useShareLink } from '../features/onboarding/use-share-link';

interface FirstStepsPanelProps {
  creator: CreatorDto;
  packages: readonly PackageDto[];
  linkShared: boolean;
  /** Whether the welcome stands above, which has the picture and the link. */
  isWelcomed: boolean;
  onEdit: (tab: EditLinkTab) => void;
  onTab: (tab: string) => void;
}

/** A new creator's checklist, until all is done. */
export function FirstStepsPanel({
  creator,
  packages,
  linkShared,
  isWelcomed,
  onEdit,
  onTab,
}: FirstStepsPanelProps) {
  const { data: payouts } = useGetPayoutsQuery();
  const { copy, share } = useShareLink(creator);
  return (
    <FirstSteps
      hasPicture={creator.profileImageUrl !== null}
      hasPackage={packages.length > 0}
      hasPortfolio={creator.portfolioItems.length > 0}
      canBePaid={payouts ? payouts.account?.transfersActive === true : null}
      shared={linkShared}
      onPicture={isWelcomed ? null : () => onEdit('profile')}
      onPackage={() => onTab('packages')}
      onPortfolio={() => onEdit('portfolio')}
      onPayouts={() => onTab('payouts')}
      onShare={isWelcomed ? null : () => void (share ?? copy)()}
    />
  );
}
