import { proposeUsername } from '@reelpact/domain';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { UserDto } from '../../api/calls';
import { blockProblems } from '../../features/catalog/block-problems';
import { mainBlock, toContentBlock, type ContentBlock } from '../../features/catalog/content-block';
import { ContentBlocksEditor } from '../../features/catalog/content-blocks-editor';
import { CreatorOnboarding, type OnboardingProfile } from '../../features/onboarding/creator-onboarding';
import { PreviewCard } from '../../features/profile/preview-card';
import { ProfileFields } from '../../features/profile/profile-fields';
import { SessionGate } from '../session-gate';

export const handle = { label: 'Set up your page' };

const preview = (profile: Partial<OnboardingProfile>, blocks: ContentBlock[]) => (
  <PreviewCard
    displayName={profile.displayName ?? ''}
    username={profile.username ?? ''}
    bio={profile.bio ?? null}
    category={profile.category ?? null}
    profileImageUrl={profile.profileImageUrl ?? null}
    sections={blocks.filter(({ enabled }) => enabled)}
    work={[]}
  />
);

function Onboarding({ user }: { user: UserDto }) {
  const displayName = `${user.firstName} ${user.lastName}`.trim();
  return (
    <CreatorOnboarding<ContentBlock>
      initialProfile={{ displayName, username: proposeUsername(displayName) }}
      initialBlocks={() => [mainBlock()]}
      profileFields={(onDisplayName) => <ProfileFields onDisplayName={onDisplayName} />}
      proposeUsername={proposeUsername}
      editor={(blocks, onChange, checked) => (
        <ContentBlocksEditor
          blocks={blocks}
          onChange={onChange}
          problems={checked ? blockProblems(blocks) : {}}
        />
      )}
      preview={preview}
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
  const [arrivedWithPage] = useState(user.creator !== null);
  return arrivedWithPage ? <Navigate to="/creator/dashboard" replace /> : <Onboarding user={user} />;
}
