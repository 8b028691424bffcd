import type { ShareNetwork } from '@reelpact/domain';
import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { NetworkLinks } from '../../booking/network-links';
import { Row, Stack } from '../../ui/page';
import { PageDownloads } from '../../ui/page-downloads';
import { Tabs } from '../../ui/tabs';
import { useMediaQuery } from '../../ui/use-media-query';
import styles from './edit-link-dialog.module.css';

export type EditLinkTab = 'profile' | 'look' | 'blocks' | 'packages' | 'portfolio' | 'preview';

interface EditLinkDialogProps {
  tab: EditLinkTab;
  onTab: (tab: EditLinkTab) => void;
  username: string;
  /** What is saved when the button is pressed. */
  saveLabel: string;
  /** No until the page has been read. */
  canSave: boolean;
  isSaving: boolean;
  isChanged: boolean;
  onSave: () => void;
  profile: ReactNode;
  look: ReactNode;
  blocks: ReactNode;
  packages: ReactNode;
  portfolio: ReactNode;
  preview: ReactNode;
  onCopyLink: () => void;
  onCopyLinkFor: (network: ShareNetwork) => void;
  onClose: () => void;
}

/** Where fields and page fit beside each other, and where there is no room for more than the editor. The style sheet says the same. */
const DESK = '(min-width: 1100px)';
const PHONE = '(max-width: 639px)';

/**
 * Everything about the public page in one place. At a desk the page itself stands beside its fields; on a phone the editor takes the whole
 * screen, and a strip of the page stays in sight while its look is chosen.
 */
export function EditLinkDialog(props: EditLinkDialogProps) {
  const { tab, onTab, username, profile, look, blocks, packages, portfolio, preview } = props;
  const isDesk = useMediaQuery(DESK);
  const isPhone = useMediaQuery(PHONE);
  const isSplit = isDesk && tab !== 'preview';
  const links = (
    <div className={styles.links}>
      <Row>
        <Button onClick={props.onCopyLink}>Copy Link</Button>
        <Button href={`/${username}`} target="_blank" rel="noreferrer">
          View Live
        </Button>
      </Row>
      <NetworkLinks onCopy={props.onCopyLinkFor} />
      <PageDownloads username={username} />
    </div>
  );
  return (
    <Modal
      open
      title="Edit Link-in-Bio"
      width={isDesk ? 'min(1240px, 96vw)' : 'min(760px, 96vw)'}
      style={isDesk ? { top: 24 } : undefined}
      rootClassName={isPhone ? styles.full : undefined}
      footer={
        <div className={styles.bar}>
          <span role="status">{props.isChanged ? 'Changes are not saved yet.' : ''}</span>
          <Button
            type="primary"
            size="large"
            loading={props.isSaving}
            disabled={!props.canSave}
            onClick={props.onSave}
          >
            {props.saveLabel}
          </Button>
        </div>
      }
      onCancel={props.onClose}
    >
      <div className={isSplit ? styles.split : undefined}>
        <div className={isSplit ? styles.fields : undefined}>
          <Tabs<EditLinkTab>
            label="Parts of your page"
            active={tab}
            onChange={onTab}
            items={[
              { key: 'profile', label: 'Profile', children: profile },
              {
                key: 'look',
                label: 'Look',
                children: isPhone ? (
                  <>
                    <div className={styles.strip}>{preview}</div>
                    {look}
                  </>
                ) : (
                  look
                ),
              },
              { key: 'blocks', label: 'Blocks', children: blocks },
              { key: 'packages', label: 'Packages', children: packages },
              { key: 'portfolio', label: 'Portfolio', children: portfolio },
              {
                key: 'preview',
                label: 'Preview',
                children: (
                  <div className={isDesk ? styles.wide : undefined}>
                    <Stack>
                      {preview}
                      {links}
                    </Stack>
                  </div>
                ),
              },
            ]}
          />
        </div>
        {isSplit && (
          <aside className={styles.side} aria-label="Your page as visitors will see it">
            {preview}
            {links}
          </aside>
        )}
      </div>
    </Modal>
  );
}
