import { Page } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import { BookingTab } from './booking-tab';
import { DirectoryTab } from './directory-tab';
import { DisputesTab } from './disputes-tab';
import { LogTab } from './log-tab';
import { RatingsTab } from './ratings-tab';
import { ReconciliationTab } from './reconciliation-tab';
import { ReportsTab } from './reports-tab';
import { StuckTab } from './stuck-tab';

interface AdminScreenProps {
  /** What the address asks for. */
  tab: string | null;
  bookingId: string | null;
  onTab: (tab: string) => void;
}

/** What waits for those who run the platform: decisions, stuck work, and whether all books agree. */
export function AdminScreen({ tab, bookingId, onTab }: AdminScreenProps) {
  const items = [
    { key: 'disputes', label: 'Disputes', children: <DisputesTab /> },
    { key: 'reports', label: 'Reports', children: <ReportsTab /> },
    { key: 'ratings', label: 'Ratings', children: <RatingsTab /> },
    { key: 'directory', label: 'Directory', children: <DirectoryTab /> },
    { key: 'stuck', label: 'Stuck', children: <StuckTab /> },
    { key: 'reconciliation', label: 'Reconciliation', children: <ReconciliationTab /> },
    { key: 'log', label: 'Log', children: <LogTab /> },
    {
      key: 'booking',
      label: 'Booking',
      children: <BookingTab key={bookingId} id={bookingId} />,
    },
  ];
  return (
    <Page width="wide" title="Admin">
      <Tabs
        label="What to look at"
        active={items.find(({ key }) => key === tab)?.key ?? 'disputes'}
        onChange={onTab}
        items={items}
      />
    </Page>
  );
}
