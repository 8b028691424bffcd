import { useGetPortfolioQuery } from '../../api/calls';
import { Dialog } from '../../ui/dialog';
import { Spinner } from '../../ui/spinner';
import { WorkGrid } from './work-grid';

interface PortfolioDialogProps {
  creatorId: string;
  open: boolean;
  onClose: () => void;
}

/** All of a creator's work; asked for only when somebody wants to see it. */
export function PortfolioDialog({ creatorId, open, onClose }: PortfolioDialogProps) {
  const { data: items, isLoading } = useGetPortfolioQuery({ id: creatorId }, { skip: !open });
  return (
    <Dialog open={open} title="Portfolio" onClose={onClose}>
      {isLoading ? (
        <Spinner />
      ) : items && items.length > 0 ? (
        <WorkGrid items={items} />
      ) : (
        <p>Nothing to see here yet.</p>
      )}
    </Dialog>
  );
}
