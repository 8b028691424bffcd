import { Tabs } from 'antd';
import { Page } from '../../ui/page';
import { BookingTab } from './booking-tab';
import { DisputesTab } from './disputes-tab';
import type { DrawFiles } from './draw-files';
import { LogTab } from './log-tab';
import { ReconciliationTab } from './reconciliation-tab';
import { StuckTab } from './stuck-tab';

interface AdminScreenProps {
  /** What the address asks for. */
  tab: string | null;
  bookingId: string | null;
  onTab: (tab: string) => void;
  files: DrawFiles;
}

/** What waits for those who run the platform: decisions, stuck work, and whether all books agree. */
export function AdminScreen({ tab, bookingId, onTab, files }: AdminScreenProps) {
  const items = [
    { key: 'disputes', label: 'Disputes', children: <DisputesTab files={files} /> },
    { key: 'stuck', label: 'Stuck', children: <StuckTab /> },
    { key: 'reconciliation', label: 'Reconciliation', children: <ReconciliationTab /> },
    { key: 'log', label: 'Log', children: <LogTab /> },
    {
      key: 'booking',
      label: 'Booking',
      children: <BookingTab key={bookingId} id={bookingId} files={files} />,
    },
  ];
  return (
    <Page width="wide" title="Admin">
      <Tabs
        tabBarGutter={20}
        activeKey={items.some(({ key }) => key === tab) ? (tab ?? undefined) : 'disputes'}
        onChange={onTab}
        items={items}
      />
    </Page>
  );
}
