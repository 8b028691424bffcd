import type { ShareNetwork } from '@reelpact/domain';
import { useState } from 'react';
import { useGetOwnPortfolioQuery, type CreatorDto, type PackageDto } from '../api/calls';
import type { ContentBlock } from '../features/catalog/content-block';
import { blockOf, PageBlocksEditor } from '../features/catalog/page-blocks-editor';
import { EditLinkDialog, type EditLinkTab } from '../features/dashboard-creator/edit-link-dialog';
import { BlocksTab } from '../features/page-editor/blocks-tab';
import { LookTab } from '../features/page-editor/look-tab';
import { shownPage } from '../features/page-editor/page-draft';
import { PageForm } from '../features/page-editor/page-form';
import { tabOf } from '../features/page-editor/page-problems';
import { useUnsavedQuestion } from '../features/page-editor/unsaved-question';
import { usePageDraft } from '../features/page-editor/use-page-draft';
import { PortfolioEditor } from '../features/portfolio/portfolio-editor';
import { PagePreview } from '../features/profile/page-preview';
import { ProfileEditor } from '../features/profile/profile-editor';
import type { ProfileValues } from '../features/profile/profile-fields';

interface LinkEditorProps {
  creator: CreatorDto;
  packages: readonly PackageDto[];
  /** What is shown first. */
  tab: EditLinkTab;
  onCopyLink: () => void;
  onCopyLinkFor: (network: ShareNetwork) => void;
  onClose: () => void;
}

/** The dialog for the public page, with a preview that follows what is typed. */
export default function LinkEditor({
  creator,
  packages,
  tab: first,
  onCopyLink,
  onCopyLinkFor,
  onClose,
}: LinkEditorProps) {
  const [tab, setTab] = useState(first);
  const [sections, setSections] = useState<ContentBlock[]>(() => packages.map(blockOf));
  const [sectionsChanged, setSectionsChanged] = useState(false);
  const [profile, setProfile] = useState<ProfileValues | null>(null);
  const page = usePageDraft(creator.id);
  const { data: portfolio = [] } = useGetOwnPortfolioQuery({ creatorId: creator.id });
  const work = portfolio.flatMap((item) =>
    item.imageUrl === null ? [] : [{ ...item, imageUrl: item.imageUrl, picture: null, loopUrl: null }],
  );
  const isChanged = page.isChanged || sectionsChanged || profile !== null;
  const { requestClose, question } = useUnsavedQuestion(isChanged, onClose);
  const accent = page.accent ?? creator.design.accent;

  async function savePage(): Promise<void> {
    const wrong = await page.save();
    if (wrong && Object.keys(wrong).length > 0) setTab(tabOf(wrong));
  }
  const onSave = () => void savePage();

  return (
    <>
      <EditLinkDialog
        tab={tab}
        onTab={setTab}
        username={creator.username}
        profile={
          <ProfileEditor
            creator={creator}
            typed={profile}
            onTyped={setProfile}
            onSaved={() => setProfile(null)}
          />
        }
        look={
          <PageForm page={page} onSave={onSave}>
            {(draft) => (
              <LookTab
                draft={draft}
                accent={accent}
                problems={page.problems}
                onChange={(next) => page.change((now) => ({ ...now, ...next }))}
              />
            )}
          </PageForm>
        }
        blocks={
          <PageForm page={page} onSave={onSave}>
            {(draft) => (
              <BlocksTab
                creatorId={creator.id}
                draft={draft}
                problems={page.problems}
                onChange={(change) => page.change((now) => ({ ...now, blocks: change(now.blocks) }))}
              />
            )}
          </PageForm>
        }
        packages={
          <PageBlocksEditor
            creatorId={creator.id}
            blocks={sections}
            onChange={(next) => {
              setSections(next);
              setSectionsChanged(true);
            }}
            onSaved={() => setSectionsChanged(false)}
          />
        }
        portfolio={<PortfolioEditor creatorId={creator.id} />}
        preview={
          <PagePreview
            typed={{
              ...creator,
              ...(profile && {
                ...profile,
                instagramUsername: profile.instagramUsername || null,
                profileImageUrl: profile.profileImageUrl ?? null,
                // A new picture has no smaller versions yet.
                picture: profile.profileImageUrl === creator.profileImageUrl ? creator.picture : null,
              }),
              ...(page.draft && {
                ...shownPage(page.draft, accent),
                coverPicture: page.draft.coverUrl === creator.coverUrl ? creator.coverPicture : null,
              }),
            }}
            sections={sections
              .filter(({ enabled }) => enabled)
              .map((block) => ({
                ...block,
                // Not among the fields of this editor, but on the page.
                whatIncluded: packages.find(({ id }) => id === block.id)?.whatIncluded,
              }))}
            popularId={creator.packages.find(({ mostPopular }) => mostPopular)?.id}
            work={work}
          />
        }
        onCopyLink={onCopyLink}
        onCopyLinkFor={onCopyLinkFor}
        onClose={requestClose}
      />
      {question}
    </>
  );
}
