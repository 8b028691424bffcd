import { dollarsText } from '@reelpact/domain';
import { Button, Dropdown, Tabs } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar';
import { Stats } from '../../ui/stat';
import styles from './creator-dashboard.module.css';

type CreatorTab = 'packages' | 'orders' | 'insights' | 'payouts';

const isTab = (text: string | null): text is CreatorTab =>
  text === 'packages' || text === 'orders' || text === 'insights' || text === 'payouts';

interface CreatorDashboardProps {
  creator: { username: string; displayName: string; profileImageUrl: string | null };
  orders: number;
  /** Gross earnings in dollars, as the server sums them. */
  earnings: string;
  packageCount: number;
  /** Requests that wait for the creator's answer. */
  requests: number;
  packagesTab: ReactNode;
  ordersTab: ReactNode;
  insightsTab: ReactNode;
  payoutsTab: ReactNode;
  /** What the address asks for; anything unknown opens what matters most. */
  tab: string | null;
  onTab: (tab: string) => void;
  onEditLink: () => void;
  onEditPortfolio: () => void;
  onCopyLink: () => void;
  onLogOut: () => void;
}

/** The creator's home: who they are, what comes in, what they offer. */
export function CreatorDashboard(props: CreatorDashboardProps) {
  const { creator, requests } = props;
  const [firstTab] = useState<CreatorTab>(requests > 0 ? 'orders' : 'packages');
  const path = `/${creator.username}`;
  return (
    <>
      <header className={styles.head}>
        <Avatar name={creator.displayName} src={creator.profileImageUrl} size={64} />
        <div className={styles.who}>
          <h1>{creator.displayName}</h1>
          <a href={path} target="_blank" rel="noreferrer">
            {window.location.host}
            {path}
          </a>
        </div>
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: [
              { key: 'edit', label: 'Edit Link', onClick: props.onEditLink },
              { key: 'portfolio', label: 'Edit Portfolio', onClick: props.onEditPortfolio },
              { key: 'copy', label: 'Copy Link', onClick: props.onCopyLink },
              {
                key: 'live',
                label: (
                  <a href={path} target="_blank" rel="noreferrer">
                    View Live
                  </a>
                ),
              },
              { type: 'divider' },
              { key: 'account', label: <Link to="/account">Account</Link> },
              { key: 'out', label: 'Log Out', onClick: props.onLogOut },
            ],
          }}
        >
          <Button aria-label="Menu">Menu</Button>
        </Dropdown>
      </header>
      <Stats
        stats={[
          { name: 'Total Orders', value: String(props.orders) },
          { name: 'Earnings', value: dollarsText(props.earnings) },
          { name: 'Packages', value: String(props.packageCount) },
        ]}
      />
      <Tabs
        activeKey={isTab(props.tab) ? props.tab : firstTab}
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
    </>
  );
}
