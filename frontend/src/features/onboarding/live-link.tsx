import type { ReactNode } from 'react';
import { NetworkLinks } from '../../booking/network-links';
import { Button } from '../../ui/button';
import { Row } from '../../ui/page';
import { PageDownloads } from '../../ui/page-downloads';
import { Panel } from '../../ui/panel';
import { QrCode } from '../../ui/qr-code';
import styles from './live-link.module.css';
import { useShareLink } from './use-share-link';

interface LiveLinkProps {
  creator: { id: string; username: string };
  /** Whose it is: their name and face, or the fields for them. */
  who: ReactNode;
  /** What else can be done with a new page. */
  children?: ReactNode;
}

/** The link to a page that has just gone live, and every way to take it along. */
export function LiveLink({ creator, who, children }: LiveLinkProps) {
  const { url, copy, copyFor, share } = useShareLink(creator);
  return (
    <Panel title="Your link is live" tone="money">
      <div className={styles.link}>
        <div className={styles.words}>
          {who}
          <a href={url} target="_blank" rel="noreferrer" className={styles.address}>
            {url.replace(/^https?:\/\//, '')}
          </a>
          <p>Add it to your bio so people can find you, or let somebody scan the code.</p>
          <Row>
            <Button look="primary" onClick={() => void copy()}>
              Copy Link
            </Button>
            {share && <Button onClick={() => void share()}>Share</Button>}
          </Row>
          <PageDownloads username={creator.username} />
        </div>
        <QrCode text={url} label={`QR code of ${url}`} />
      </div>
      <NetworkLinks onCopy={copyFor} />
      {children}
    </Panel>
  );
}
