import { Button, Modal, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { Row, Stack } from '../../ui/page';

export type EditLinkTab = 'profile' | 'packages' | 'portfolio' | 'preview';

interface EditLinkDialogProps {
  tab: EditLinkTab;
  username: string;
  profile: ReactNode;
  packages: ReactNode;
  portfolio: ReactNode;
  preview: ReactNode;
  onCopyLink: () => void;
  onClose: () => void;
}

/** Everything about the public page in one place. */
export function EditLinkDialog({
  tab,
  username,
  profile,
  packages,
  portfolio,
  preview,
  onCopyLink,
  onClose,
}: EditLinkDialogProps) {
  return (
    <Modal open title="Edit Link-in-Bio" width="min(760px, 96vw)" footer={null} onCancel={onClose}>
      <Tabs
        defaultActiveKey={tab}
        items={[
          { key: 'profile', label: 'Profile', children: profile },
          { key: 'packages', label: 'Packages', children: packages },
          { key: 'portfolio', label: 'Portfolio', children: portfolio },
          {
            key: 'preview',
            label: 'Preview',
            children: (
              <Stack>
                {preview}
                <Row>
                  <Button onClick={onCopyLink}>Copy Link</Button>
                  <Button href={`/${username}`} target="_blank" rel="noreferrer">
                    View Live
                  </Button>
                </Row>
              </Stack>
            ),
          },
        ]}
      />
    </Modal>
  );
}
