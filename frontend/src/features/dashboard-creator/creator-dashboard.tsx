import { DOCUMENT_TEXTS, dollarsText } from '@reelpact/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Avatar } from '../../ui/avatar';
import { MenuButton } from '../../ui/menu-button';
import { PageHeading } from '../../ui/page-heading';
import { Stats } from '../../ui/stat';
import { Tabs } from '../../ui/tabs';
import styles from './creator-dashboard.module.css';

type CreatorTab = 'packages' | 'orders' | 'insights' | 'payouts';

const isTab = (text: string | null): text is CreatorTab =>
  text === 'packages' || text === 'orders' || text === 'insights' || text === 'payouts';

interface CreatorDashboardProps {
  /** What stands above it; when that goes, they begin at its heading. */
  above?: string;
  creator: { username: string; displayName: string; profileImageUrl: string | null };
  orders: number;
  /** Gross earnings in dollars, as the server sums them. */
  earnings: string;
  packageCount: number;
  /** Requests that wait for the creator's answer. */
  requests: number;
  /** What needs them, above everything else. */
  needsYou: ReactNode;
  packagesTab: ReactNode;
  ordersTab: ReactNode;
  insightsTab: ReactNode;
  payoutsTab: ReactNode;
  /** What the address asks for; anything unknown opens what matters most. */
  tab: string | null;
  /** A tab that was asked for from elsewhere on the page: it is brought into sight, and the focus to it. */
  wanted: { tab: string } | null;
  onTab: (tab: string) => void;
  onEditLink: () => void;
  onEditPortfolio: () => void;
  onCopyLink: () => void;
  onLogOut: () => void;
}

/** The creator's home: who they are, what comes in, what they offer. */
export function CreatorDashboard(props: CreatorDashboardProps) {
  const { creator, requests } = props;
  // Who has orders comes for them; who has none yet has a page to make.
  const [firstTab] = useState<CreatorTab>(props.orders > 0 ? 'orders' : 'packages');
  const path = `/${creator.username}`;
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (props.wanted === null) return;
    const tab = tabs.current?.querySelector<HTMLElement>(`[role=tab][id$='-${props.wanted.tab}']`);
    // Not every environment scrolls.
    tab?.scrollIntoView?.({ block: 'start' });
    tab?.focus({ preventScroll: true });
  }, [props.wanted]);
  return (
    <>
      <header className={styles.head}>
        <Avatar name={creator.displayName} src={creator.profileImageUrl} size={64} />
        <div className={styles.who}>
          <PageHeading step={props.above}>{creator.displayName}</PageHeading>
          <a href={path} target="_blank" rel="noreferrer">
            {window.location.host}
            <wbr />
            {path}
          </a>
        </div>
        <MenuButton
          label="Menu"
          items={[
            { key: 'edit', label: 'Edit Link', onPress: props.onEditLink },
            { key: 'portfolio', label: 'Edit Portfolio', onPress: props.onEditPortfolio },
            { key: 'copy', label: 'Copy Link', onPress: props.onCopyLink },
            { key: 'live', label: 'View Live', href: path, newTab: true },
            { key: 'directory', label: 'Directory', href: '/creator/dashboard/directory' },
            { key: 'documents', label: DOCUMENT_TEXTS.page, href: '/documents' },
            { key: 'account', label: 'Account', href: '/account' },
            { key: 'out', label: 'Log Out', onPress: props.onLogOut },
          ]}
        />
      </header>
      {props.needsYou}
      <Stats
        stats={[
          { name: 'Total Orders', value: String(props.orders) },
          { name: 'Earnings', value: dollarsText(props.earnings) },
          { name: 'Packages', value: String(props.packageCount) },
        ]}
      />
      <div ref={tabs} className={styles.tabs}>
        <Tabs<CreatorTab>
          label="Your dashboard"
          active={isTab(props.tab) ? props.tab : firstTab}
          onChange={props.onTab}
          items={[
            { key: 'packages', label: 'Packages', children: props.packagesTab },
            {
              key: 'orders',
              label: (
                <span className={styles.orders}>
                  Orders
                  {requests > 0 && (
                    <span className={styles.badge} aria-label={`${requests} waiting for your answer`}>
                      {requests}
                    </span>
                  )}
                </span>
              ),
              children: props.ordersTab,
            },
            { key: 'insights', label: 'Insights', children: props.insightsTab },
            { key: 'payouts', label: 'Payouts', children: props.payoutsTab },
          ]}
        />
      </div>
    </>
  );
}
