import { BRAND_TABS, type BrandTab } from '@reelpact/domain';
import { useState, type ReactNode } from 'react';
import type { BookingDto, BrandTotalsDto } from '../../api/calls';
import { BookingGroups } from '../../booking/booking-groups';
import { NeedsYou } from '../../booking/needs-you';
import { EmptyNote } from '../../ui/empty-note';
import { AnchorButton } from '../../ui/link-button';
import { Stats } from '../../ui/stat';
import { Tabs } from '../../ui/tabs';
import { ProjectRow } from './project-row';

type Tab = BrandTab | 'all';

interface BrandDashboardProps {
  /** Of all projects, counted by the server. */
  totals: BrandTotalsDto;
  /** Opens the review of a project that waits for one. */
  onReview: (booking: BookingDto) => void;
  dialog: ReactNode;
}

const tabs: readonly Tab[] = ['all', 'ready', 'progress', 'pending', 'done'];

/** The brand's projects: what needs them first, then what waits for others, then what is over. */
export function BrandDashboard({ totals, onReview, dialog }: BrandDashboardProps) {
  const [active, setActive] = useState<Tab>('all');
  const total = (tab: Tab): number => (tab === 'all' ? totals.total : totals[tab]);
  const count = (tab: Tab) => String(total(tab));

  return (
    <>
      {totals.total > 0 && <NeedsYou as="brand" count={totals.groups.needs_you} />}
      <Stats
        stats={[
          { name: 'Ready to Review', value: count('ready') },
          { name: 'In Progress', value: count('progress') },
          { name: 'Pending Approval', value: count('pending') },
          { name: 'Total Projects', value: count('all') },
        ]}
      />
      <Tabs
        label="Projects by status"
        active={active}
        onChange={setActive}
        items={tabs.map((tab) => ({
          key: tab,
          label: BRAND_TABS[tab],
          children:
            total(tab) === 0 ? (
              <EmptyNote
                title="No projects found"
                action={tab === 'all' && <AnchorButton href="/creators">Find Creators</AnchorButton>}
              >
                {tab === 'all'
                  ? "You don't have any UGC projects yet."
                  : `No projects with status "${BRAND_TABS[tab]}".`}
              </EmptyNote>
            ) : (
              <BookingGroups
                wish={{ as: 'brand', tab: tab === 'all' ? undefined : tab }}
                counts={totals.groups}
                row={(booking) => <ProjectRow booking={booking} onReview={() => onReview(booking)} />}
              />
            ),
        }))}
      />
      {dialog}
    </>
  );
}
