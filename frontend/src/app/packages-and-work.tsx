import type { PackageDto } from '../api/calls';
import { PackagesTab } from '../features/catalog/packages-tab';
import { PortfolioStrip } from '../features/portfolio/portfolio-strip';
import { Stack } from '../ui/page';

interface PackagesAndWorkProps {
  creatorId: string;
  packages: readonly PackageDto[];
  onEditWork: () => void;
}

/** What the creator offers, and what they show of their work. */
export default function PackagesAndWork({ creatorId, packages, onEditWork }: PackagesAndWorkProps) {
  return (
    <Stack>
      <PackagesTab creatorId={creatorId} packages={packages} />
      <PortfolioStrip creatorId={creatorId} onEdit={onEditWork} />
    </Stack>
  );
}
