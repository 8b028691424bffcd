import { useState } from 'react';
import { useGetOwnPortfolioQuery, type CreatorDto, type PackageDto } from '../api/calls';
import type { ContentBlock } from '../features/catalog/content-block';
import { blockOf, PageBlocksEditor } from '../features/catalog/page-blocks-editor';
import { EditLinkDialog, type EditLinkTab } from '../features/dashboard-creator/edit-link-dialog';
import { PortfolioEditor } from '../features/portfolio/portfolio-editor';
import { PreviewCard } from '../features/profile/preview-card';
import { ProfileEditor } from '../features/profile/profile-editor';

interface LinkEditorProps {
  creator: CreatorDto;
  packages: readonly PackageDto[];
  /** What is shown first. */
  tab: EditLinkTab;
  onCopyLink: () => void;
  onClose: () => void;
}

/** The dialog for the public page, with a preview that follows what is typed. */
export function LinkEditor({ creator, packages, tab, onCopyLink, onClose }: LinkEditorProps) {
  const [blocks, setBlocks] = useState<ContentBlock[]>(() => packages.map(blockOf));
  const [shown, setShown] = useState({
    displayName: creator.displayName,
    username: creator.username,
    bio: creator.bio,
    category: creator.category,
    profileImageUrl: creator.profileImageUrl,
  });
  const { data: portfolio = [] } = useGetOwnPortfolioQuery({ creatorId: creator.id });
  const work = portfolio.flatMap((item) =>
    item.imageUrl === null ? [] : [{ ...item, imageUrl: item.imageUrl }],
  );
  return (
    <EditLinkDialog
      tab={tab}
      username={creator.username}
      profile={
        <ProfileEditor
          creator={creator}
          onTyped={(values) => setShown({ ...values, profileImageUrl: values.profileImageUrl ?? null })}
        />
      }
      packages={<PageBlocksEditor creatorId={creator.id} blocks={blocks} onChange={setBlocks} />}
      portfolio={<PortfolioEditor creatorId={creator.id} />}
      preview={<PreviewCard {...shown} sections={blocks.filter(({ enabled }) => enabled)} work={work} />}
      onCopyLink={onCopyLink}
      onClose={onClose}
    />
  );
}
