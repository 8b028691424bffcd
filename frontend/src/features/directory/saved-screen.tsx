import { awayText } from '@reelpact/domain';
import { useState } from 'react';
import {
  type SavedCreatorDto,
  useRemoveSavedCreatorMutation,
  useSaveCreatorMutation,
  useSavedCreatorPagesInfiniteQuery,
} from '../../api/directory-calls';
import { reportFailure } from '../../api/errors';
import { LoadFailed } from '../../loading/load-failed';
import { BackLink } from '../../ui/back-link';
import { Badge } from '../../ui/badge';
import { Button, ButtonAnchor } from '../../ui/button';
import { EmptyNote } from '../../ui/empty-note';
import { AnchorButton } from '../../ui/link-button';
import { Page, Row } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { Skeleton } from '../../ui/skeleton';
import { CreatorEntry } from './creator-entry';
import styles from './directory.module.css';

/** The creators whom a brand has saved, newest first. */
export function SavedScreen() {
  const { currentData, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useSavedCreatorPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const creators = currentData?.pages.flatMap(({ content }) => content);
  return (
    <Page
      width="wide"
      title="Saved creators"
      subtitle="Only you see this list. Creators don’t learn who has saved them."
      back={<BackLink to="/brand/dashboard">Back to Dashboard</BackLink>}
      aside={<a href="/creators">Find creators</a>}
    >
      {!creators && !error && <Skeleton shape="rows" />}
      {!creators && error && <LoadFailed error={error} onRetry={refetch} inPlace />}
      {creators?.length === 0 && (
        <Panel>
          <EmptyNote
            title="Nobody saved yet"
            action={<AnchorButton href="/creators">Find Creators</AnchorButton>}
          >
            Save creators from the directory or their page, to come back to them later.
          </EmptyNote>
        </Panel>
      )}
      {creators && creators.length > 0 && (
        <ul className={styles.saved}>
          {creators.map((creator) => (
            <li key={creator.id}>
              <SavedCreator creator={creator} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && <ShowMore loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </Page>
  );
}

/** Who is removed stays in sight until the screen is left, so that a slip is mended with a click. */
function SavedCreator({ creator }: { creator: SavedCreatorDto }) {
  const [isRemoved, setIsRemoved] = useState(false);
  const [save, { isLoading: isSaving }] = useSaveCreatorMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveSavedCreatorMutation();
  const { id, username, displayName, isListed, awayUntil } = creator;

  async function toggle(): Promise<void> {
    try {
      await (isRemoved ? save : remove)({ creatorId: id }).unwrap();
      setIsRemoved(!isRemoved);
    } catch (error) {
      reportFailure(error, { otherwise: 'That did not work. Please try again.' });
    }
  }

  return (
    <Panel>
      <CreatorEntry entry={creator} href={`/${username}`} />
      <div className={styles.state} role="status">
        {isRemoved && <Badge>Removed from your list</Badge>}
        {!isRemoved && awayUntil !== null && <Badge tone="attention">{awayText(awayUntil)}</Badge>}
        {!isRemoved && awayUntil === null && !isListed && <Badge>Not in the directory now</Badge>}
      </div>
      <Row>
        <ButtonAnchor small look="primary" href={`/${username}`} aria-label={`View ${displayName}’s page`}>
          View Page
        </ButtonAnchor>
        <Button
          small
          busy={isSaving || isRemoving}
          aria-label={isRemoved ? `Save ${displayName} again` : `Remove ${displayName}`}
          onClick={() => void toggle()}
        >
          {isRemoved ? 'Save Again' : 'Remove'}
        </Button>
      </Row>
    </Panel>
  );
}
