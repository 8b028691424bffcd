import { Button } from 'antd';
import { Row } from '../../ui/page';
import { Avatar } from '../../ui/avatar';
import { NetworkLinks } from '../../booking/network-links';
import { PageDownloads } from '../../ui/page-downloads';
import { Panel } from '../../ui/panel';
import { QrCode } from '../../ui/qr-code';
import styles from './live-link.module.css';
import { useShareLink } from './use-share-link';

interface LiveLinkProps {
  creator: { id: string; username: string };
  name: string;
  /** null where they have given none: their initials stand for it. */
  picture: string | null;
}

/** The link to a page that has just gone live, and every way to take it along. */
export function LiveLink({ creator, name, picture }: LiveLinkProps) {
  const { url, copy, copyFor, share } = useShareLink(creator);
  return (
    <Panel title="Your link is live" tone="money">
      <div className={styles.link}>
        <div className={styles.words}>
          <div className={styles.who}>
            <Avatar name={name} src={picture} size={64} />
            <strong>{name}</strong>
          </div>
          <a href={url} target="_blank" rel="noreferrer" className={styles.address}>
            {url.replace(/^https?:\/\//, '')}
          </a>
          <p>Add it to your bio so people can find you, or let somebody scan the code.</p>
          <Row>
            <Button type="primary" size="large" onClick={() => void copy()}>
              Copy Link
            </Button>
            {share && (
              <Button size="large" onClick={() => void share()}>
                Share
              </Button>
            )}
          </Row>
          <PageDownloads username={creator.username} />
        </div>
        <QrCode text={url} label={`QR code of ${url}`} />
      </div>
      <NetworkLinks onCopy={copyFor} />
    </Panel>
  );
}
