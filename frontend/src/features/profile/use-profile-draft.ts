import { useRef, useState } from 'react';
import { useUpdateCreatorProfileMutation, type CreatorDto, type ProfileChangeDto } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { showToast } from '../../ui/toast';
import type { ProfileValues } from './profile-fields';

export const valuesOf = (creator: CreatorDto): ProfileValues => ({
  username: creator.username,
  displayName: creator.displayName,
  bio: creator.bio ?? '',
  // Chosen before it can be saved; what is missing is said beside it.
  category: creator.category as string,
  instagramUsername: creator.instagramUsername ?? undefined,
  profileImageUrl: creator.profileImageUrl ?? undefined,
  bookingFlow: creator.bookingFlow,
});

/** What Save sends. A page that never had a bio can have a name and a picture before it. */
export function toProfileChange(creator: CreatorDto, values: ProfileValues): ProfileChangeDto {
  const bio = values.bio === '' && !creator.bio ? undefined : values.bio;
  return { ...values, bio } as ProfileChangeDto;
}

/** What the server says of the fields that still hold what was sent. */
const stillTrue = (errors: Record<string, string>, sent: ProfileValues, now: ProfileValues) =>
  Object.fromEntries(
    Object.entries(errors).filter(([name]) => {
      const field = name as keyof ProfileValues;
      return sent[field] === now[field];
    }),
  );

/**
 * The profile of a creator who has one, while it is edited. The server says what is wrong with it. What is typed while it
 * is saved is not saved yet, and what the server says of the value before isn't said of it.
 */
export function useProfileDraft(creator: CreatorDto) {
  const [typed, setTyped] = useState<ProfileValues | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [update, { isLoading: saving }] = useUpdateCreatorProfileMutation();
  const values = typed ?? valuesOf(creator);
  /** What stands in the fields when an answer comes. */
  const latest = useRef<ProfileValues | null>(null);

  function change(next: ProfileValues | null): void {
    latest.current = next;
    setTyped(next);
  }

  /** @returns whether it is saved */
  async function save(): Promise<boolean> {
    const sent = values;
    const profileChangeDto = toProfileChange(creator, sent);
    try {
      await update({ idOrUsername: creator.id, profileChangeDto }).unwrap();
      if (latest.current === typed) change(null);
      showToast('Profile Updated!');
      return true;
    } catch (error) {
      if (isApiProblem(error)) setErrors(stillTrue(error.errors, sent, latest.current ?? sent));
      reportFailure(error, { otherwise: 'Failed to update profile' });
      return false;
    }
  }

  return { typed, values, change, isChanged: typed !== null, save, saving, errors };
}
