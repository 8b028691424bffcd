import type { ShareNetwork } from '@reelpact/domain';
import { useState } from 'react';
import { useGetOwnPortfolioQuery, type CreatorDto, type PackageDto } from '../api/calls';
import { PackagesEditor } from '../features/catalog/packages-editor';
import { usePackagesDraft } from '../features/catalog/use-packages-draft';
import { EditLinkDialog, type EditLinkTab } from '../features/dashboard-creator/edit-link-dialog';
import { BlocksTab } from '../features/page-editor/blocks-tab';
import { LookTab } from '../features/page-editor/look-tab';
import { shownPage } from '../features/page-editor/page-draft';
import { PageForm } from '../features/page-editor/page-form';
import { tabOf } from '../features/page-editor/page-problems';
import { usePageDraft } from '../features/page-editor/use-page-draft';
import { PortfolioEditor } from '../features/portfolio/portfolio-editor';
import { PagePreview } from '../features/profile/page-preview';
import { ProfileEditor } from '../features/profile/profile-editor';
import { useProfileDraft } from '../features/profile/use-profile-draft';
import { useUnsavedQuestion } from '../ui/unsaved-question';

interface LinkEditorProps {
  creator: CreatorDto;
  packages: readonly PackageDto[];
  /** What is shown first. */
  tab: EditLinkTab;
  onCopyLink: () => void;
  onCopyLinkFor: (network: ShareNetwork) => void;
  onClose: () => void;
}

/** What is saved by a call of its own. */
interface Part {
  /** What the button says when nothing else is to be saved. */
  label: string;
  tabs: readonly EditLinkTab[];
  isChanged: boolean;
  saving: boolean;
  /** @returns where something is wrong; null once it is saved */
  save: () => Promise<EditLinkTab | null>;
}

/** The dialog for the public page, with a preview that follows what is typed, and one button that saves all of it. */
export default function LinkEditor({
  creator,
  packages: shown,
  tab: first,
  onCopyLink,
  onCopyLinkFor,
  onClose,
}: LinkEditorProps) {
  const [tab, setTab] = useState(first);
  const profile = useProfileDraft(creator);
  const page = usePageDraft(creator.id);
  const packages = usePackagesDraft(creator.id, shown);
  const { data: portfolio = [] } = useGetOwnPortfolioQuery({ creatorId: creator.id });
  const work = portfolio.flatMap((item) =>
    item.imageUrl === null ? [] : [{ ...item, imageUrl: item.imageUrl, picture: null, loopUrl: null }],
  );
  const accent = page.accent ?? creator.design.accent;

  const parts: readonly Part[] = [
    {
      ...{ label: 'Save Profile', tabs: ['profile'], isChanged: profile.isChanged, saving: profile.saving },
      save: async () => ((await profile.save()) ? null : 'profile'),
    },
    {
      ...{ label: 'Save All Packages', tabs: ['packages'] },
      ...{ isChanged: packages.isChanged, saving: packages.saving },
      save: async () => ((await packages.save()) ? null : 'packages'),
    },
    {
      ...{ label: 'Save Page', tabs: ['look', 'blocks', 'portfolio', 'preview'] },
      ...{ isChanged: page.isChanged, saving: page.saving },
      save: async () => {
        const wrong = await page.save();
        if (wrong === null) return null;
        return Object.keys(wrong).length > 0 ? tabOf(wrong) : tab;
      },
    },
  ];
  const changed = parts.filter((part) => part.isChanged);
  // Where nothing was changed, what is in front is saved once more.
  const toSave = changed.length > 0 ? changed : parts.filter(({ tabs }) => tabs.includes(tab));
  const { requestClose, question } = useUnsavedQuestion(changed.length > 0, onClose);

  /** What can be saved is, and what can't comes to the front. */
  async function save(): Promise<void> {
    let wrong: EditLinkTab | null = null;
    for (const part of toSave) wrong = (await part.save()) ?? wrong;
    if (wrong !== null) setTab(wrong);
  }

  return (
    <>
      <EditLinkDialog
        tab={tab}
        onTab={setTab}
        username={creator.username}
        saveLabel={toSave.length === 1 ? (toSave[0]?.label ?? '') : 'Save Everything'}
        canSave={page.draft !== null}
        isSaving={parts.some(({ saving }) => saving)}
        isChanged={changed.length > 0}
        onSave={() => void save()}
        profile={<ProfileEditor profile={profile} />}
        look={
          <PageForm page={page}>
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
          <PageForm page={page}>
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
        packages={<PackagesEditor packages={packages} />}
        portfolio={<PortfolioEditor creatorId={creator.id} />}
        preview={
          <PagePreview
            typed={{
              ...creator,
              ...(profile.typed && {
                ...profile.typed,
                instagramUsername: profile.typed.instagramUsername || null,
                profileImageUrl: profile.typed.profileImageUrl ?? null,
                // A new picture has no smaller versions yet.
                picture: profile.typed.profileImageUrl === creator.profileImageUrl ? creator.picture : null,
              }),
              ...(page.draft && {
                ...shownPage(page.draft, accent),
                coverPicture: page.draft.coverUrl === creator.coverUrl ? creator.coverPicture : null,
              }),
            }}
            sections={packages.blocks.filter(({ enabled }) => enabled)}
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
