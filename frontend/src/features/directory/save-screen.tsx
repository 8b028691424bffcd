import { SAVED_PATH } from '@reelpact/domain';
import { useState } from 'react';
import { useGetCreatorProfileQuery } from '../../api/calls';
import { useRemoveSavedCreatorMutation, useSaveCreatorMutation } from '../../api/directory-calls';
import { reportFailure } from '../../api/errors';
import { LoadFailed } from '../../loading/load-failed';
import { AnchorButton, LinkButton, PlainButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { Skeleton } from '../../ui/skeleton';

interface SaveScreenProps {
  creatorId: string;
  /** The page of this site that led here; null where it is unknown. */
  from: string | null;
}

/**
 * Saves a creator to a brand's list. Pages that are the same for everyone lead here with a link: opening it changes nothing, since programs and
 * other sites can open links.
 */
export function SaveScreen({ creatorId, from }: SaveScreenProps) {
  const { data: creator, error, refetch } = useGetCreatorProfileQuery({ idOrUsername: creatorId });
  const [save, { isLoading: isSaving }] = useSaveCreatorMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveSavedCreatorMutation();
  const [isSaved, setIsSaved] = useState(false);

  if (!creator && !error) return <Skeleton />;
  if (!creator) {
    const missing = (
      <MessagePage title="Creator not found" text="This page doesn’t exist, or not any more.">
        <AnchorButton href="/creators">Find creators</AnchorButton>
      </MessagePage>
    );
    return <LoadFailed error={error} onRetry={refetch} missing={missing} />;
  }

  async function change(id: string, to: boolean): Promise<void> {
    try {
      await (to ? save : remove)({ creatorId: id }).unwrap();
      setIsSaved(to);
    } catch (failure) {
      reportFailure(failure, {
        title: to ? 'Not saved' : 'Not removed',
        otherwise: 'That did not work. Please try again.',
      });
    }
  }

  const back = from ?? `/${creator.username}`;
  if (isSaved)
    return (
      <MessagePage
        title={`${creator.displayName} is saved`}
        text="You find them on your dashboard, under “Saved”."
      >
        <AnchorButton href={back}>Back</AnchorButton>
        <LinkButton look="quiet" to={SAVED_PATH}>
          See saved creators
        </LinkButton>
        <PlainButton look="quiet" busy={isRemoving} onClick={() => void change(creator.id, false)}>
          Remove
        </PlainButton>
      </MessagePage>
    );
  return (
    <MessagePage
      title={`Save ${creator.displayName}?`}
      text="Only you see your list. Creators don’t learn who has saved them."
    >
      <PlainButton busy={isSaving} onClick={() => void change(creator.id, true)}>
        Save to Your List
      </PlainButton>
      <AnchorButton look="quiet" href={back}>
        Back
      </AnchorButton>
    </MessagePage>
  );
}
