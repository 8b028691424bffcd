import { BRAND_TABS, STAGE_META, type BrandTab } from '@reelpact/domain';
import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import type { BookingDto } from '../../api/calls';
import { EmptyNote } from '../../ui/empty-note';
import { Stats } from '../../ui/stat';
import { ProjectCard } from './project-card';
import styles from './brand-dashboard.module.css';

type Tab = BrandTab | 'all';

interface BrandDashboardProps {
  bookings: readonly BookingDto[];
  /** Opens the review of a project that waits for one. */
  onReview: (booking: BookingDto) => void;
  dialog: ReactNode;
}

const tabs: readonly Tab[] = ['all', 'ready', 'progress', 'pending', 'done'];

/** The brand's projects: how many wait for whom, and each one with its next step. */
export function BrandDashboard({ bookings, onReview, dialog }: BrandDashboardProps) {
  const inTab = (tab: Tab) => bookings.filter(({ stage }) => tab === 'all' || STAGE_META[stage].tab === tab);
  const count = (tab: Tab) => String(inTab(tab).length);

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
              {inTab(tab).length === 0 && (
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
