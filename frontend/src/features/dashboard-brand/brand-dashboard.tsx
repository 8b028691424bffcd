import { BRAND_TABS, type BrandTab } from '@reelpact/domain';
import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import type { BookingDto, BrandTotalsDto } from '../../api/calls';
import type { MorePages } from '../../booking/use-booking-lists';
import { EmptyNote } from '../../ui/empty-note';
import { ShowMore } from '../../ui/show-more';
import { Stats } from '../../ui/stat';
import { ProjectCard } from './project-card';
import styles from './brand-dashboard.module.css';

type Tab = BrandTab | 'all';

interface BrandDashboardProps {
  /** As far as they were asked for. */
  bookings: readonly BookingDto[];
  /** Of all of them, counted by the server. */
  totals: BrandTotalsDto;
  more: MorePages;
  /** Opens the review of a project that waits for one. */
  onReview: (booking: BookingDto) => void;
  dialog: ReactNode;
}

const tabs: readonly Tab[] = ['all', 'ready', 'progress', 'pending', 'done'];

/** The brand's projects: how many wait for whom, and each one with its next step. */
export function BrandDashboard({ bookings, totals, more, onReview, dialog }: BrandDashboardProps) {
  const inTab = (tab: Tab) => bookings.filter((booking) => tab === 'all' || booking.tab === tab);
  const total = (tab: Tab) => (tab === 'all' ? totals.total : totals[tab]);
  const count = (tab: Tab) => String(total(tab));

  return (
    <>
      <Stats
        stats={[
          { name: 'Ready to Review', value: count('ready') },
          { name: 'In Progress', value: count('progress') },
          { name: 'Pending Approval', value: count('pending') },
          { name: 'Total Projects', value: count('all') },
        ]}
      />
      <Tabs
        items={tabs.map((tab) => ({
          key: tab,
          label: BRAND_TABS[tab],
          children: (
            <div className={styles.projects}>
              {inTab(tab).map((booking) => (
                <ProjectCard key={booking.id} booking={booking} onReview={() => onReview(booking)} />
              ))}
              {more.exist && inTab(tab).length < total(tab) && (
                <ShowMore loading={more.loading} onMore={more.load} />
              )}
              {inTab(tab).length === 0 && !(more.exist && total(tab) > 0) && (
                <EmptyNote title="No projects found">
                  {tab === 'all'
                    ? "You don't have any UGC projects yet."
                    : `No projects with status "${BRAND_TABS[tab]}".`}
                </EmptyNote>
              )}
            </div>
          ),
        }))}
      />
      {dialog}
    </>
  );
}
