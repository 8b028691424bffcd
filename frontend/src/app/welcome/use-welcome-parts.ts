import type { PageDesign } from '@reelpact/domain';
import { useEffect, useRef } from 'react';
import {
  useLazyGetPageSettingsQuery,
  useSavePageSettingsMutation,
  useUpdateCreatorProfileMutation,
  type CreatorDto,
} from '../../api/calls';
import { draftOf, toSavePage } from '../../features/page-editor/page-draft';
import { toProfileChange, valuesOf } from '../../features/profile/use-profile-draft';
import type { ProfileValues } from '../../features/profile/profile-fields';
import { showToast } from '../../ui/toast';
import { useInTurn } from './use-in-turn';
import { useSavedPart } from './use-saved-part';

/**
 * Name, picture and look of a new page, each saved by itself. The API takes a whole profile and a whole page, so requests run one
 * after the other.
 */
export function useWelcomeParts(creator: CreatorDto) {
  const [updateProfile] = useUpdateCreatorProfileMutation();
  const [readPage] = useLazyGetPageSettingsQuery();
  const [savePage] = useSavePageSettingsMutation();
  const inTurn = useInTurn();
  const failures = useRef(0);
  // The request before may have changed the profile that the next one has to send.
  const newest = useRef(creator);
  useEffect(() => {
    newest.current = creator;
  }, [creator]);

  const save = (task: () => Promise<void>): Promise<void> =>
    inTurn(task).catch((error: unknown) => {
      failures.current += 1;
      throw error;
    });
  const saveProfile = (change: Partial<ProfileValues>) =>
    save(async () => {
      const profileChangeDto = toProfileChange(newest.current, { ...valuesOf(newest.current), ...change });
      newest.current = await updateProfile({ idOrUsername: creator.id, profileChangeDto }).unwrap();
      showToast('Profile Updated!');
    });
  const saveLook = (design: PageDesign) =>
    save(async () => {
      const page = await readPage({ creatorId: creator.id }).unwrap();
      const savePageDto = toSavePage({ ...draftOf(page), design });
      await savePage({ creatorId: creator.id, savePageDto }).unwrap();
      showToast('Page Updated!');
    });

  return {
    name: useSavedPart(
      creator.displayName,
      (displayName) => saveProfile({ displayName }),
      'Your name was not saved.',
    ),
    picture: useSavedPart<string | null>(
      creator.profileImageUrl,
      (profileImageUrl) => saveProfile({ profileImageUrl }),
      'Your photo was not saved.',
    ),
    look: useSavedPart<PageDesign>(creator.design, saveLook, 'Your look was not saved.'),
    /** Waits for what is being saved. @returns whether all of it was */
    settle: async (): Promise<boolean> => {
      const before = failures.current;
      await inTurn(() => Promise.resolve());
      return failures.current === before;
    },
  };
}
