import { proposeUsername } from '@reelpact/domain';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { UserDto } from '../../api/calls';
import { blockProblems } from '../../features/catalog/block-problems';
import { mainBlock, toContentBlock, type ContentBlock } from '../../features/catalog/content-block';
import { ContentBlocksEditor } from '../../features/catalog/content-blocks-editor';
import {
  CreatorOnboarding,
  isShowingLink,
  type OnboardingProfile,
} from '../../features/onboarding/creator-onboarding';
import { TakenUsername } from '../../features/onboarding/taken-username';
import { PagePreview, type TypedPage } from '../../features/profile/page-preview';
import { ProfileFields } from '../../features/profile/profile-fields';
import { TemplateChoice } from '../../features/profile/template-choice';
import { SessionGate } from '../session-gate';

export const handle = { label: 'Set up your page' };

const typedPage = (profile: Partial<OnboardingProfile>): TypedPage => ({
  displayName: profile.displayName ?? '',
  username: profile.username ?? '',
  bio: profile.bio ?? null,
  category: profile.category ?? null,
  instagramUsername: profile.instagramUsername ?? null,
  profileImageUrl: profile.profileImageUrl ?? null,
});

function Onboarding({ user }: { user: UserDto }) {
  const displayName = `${user.firstName} ${user.lastName}`.trim();
  return (
    <CreatorOnboarding<ContentBlock>
      userId={user.id}
      initialProfile={{ displayName, username: proposeUsername(displayName) }}
      initialBlocks={() => [mainBlock()]}
      profileFields={(onDisplayName) => (
        <ProfileFields onDisplayName={onDisplayName} afterUsername={<TakenUsername />} />
      )}
      proposeUsername={proposeUsername}
      editor={(blocks, onChange, checked) => (
        <ContentBlocksEditor
          blocks={blocks}
          onChange={onChange}
          place="creatorOnboarding"
          problems={checked > 0 ? blockProblems(blocks) : {}}
          refusals={checked}
        />
      )}
      templates={(profile, chosen, onChoose) => (
        <TemplateChoice chosen={chosen} onChoose={onChoose} typed={typedPage(profile)} />
      )}
      preview={(profile, blocks, design) => (
        <PagePreview
          typed={{ ...typedPage(profile), ...(design && { design }) }}
          sections={blocks.filter(({ enabled }) => enabled)}
          work={[]}
        />
      )}
      isComplete={(blocks) => Object.keys(blockProblems(blocks)).length === 0}
      toContentBlocks={(blocks) => blocks.map(toContentBlock)}
    />
  );
}

export function Component() {
  return <SessionGate>{(user) => <OnboardingOrDashboard user={user} />}</SessionGate>;
}

/** Who has a page already when arriving here is not asked to make a second one. */
function OnboardingOrDashboard({ user }: { user: UserDto }) {
  const [arrivedWithPage] = useState(user.creator !== null && !isShowingLink(user.id));
  return arrivedWithPage ? <Navigate to="/creator/dashboard" replace /> : <Onboarding user={user} />;
}
