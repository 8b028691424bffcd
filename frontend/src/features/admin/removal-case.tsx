import { REMOVAL, type RemovalOutcome } from '@reelpact/domain';
import { useState } from 'react';
import {
  type ListedRemovalDto,
  useDecideObjectionMutation,
  useRestoreToDirectoryMutation,
} from '../../api/admin-calls';
import { reportFailure } from '../../api/errors';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Field } from '../../ui/field';
import { Row } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { TextArea } from '../../ui/text-input';
import { momentText } from '../../ui/when';

const FAILED = { otherwise: 'That did not work. Please try again.' };

/** A creator who is out, with what they say to it and what can be decided. */
export function RemovalCase({ removal }: { removal: ListedRemovalDto }) {
  const { creatorId, username, displayName, ruleText, note, removedAt, removedByEmail } = removal;
  const { objection, objectedAt, outcome, outcomeNote, mayDecide } = removal;
  const [restore, { isLoading }] = useRestoreToDirectoryMutation();
  const isWaiting = objection !== null && outcome === null;
  return (
    <Panel title={displayName} tone={isWaiting ? 'attention' : 'plain'}>
      <Facts
        facts={[
          { name: 'Page', value: <a href={`/${username}`}>@{username}</a> },
          { name: 'Removed', value: momentText(removedAt) },
          { name: 'By', value: removedByEmail },
          { name: 'Rule', value: ruleText, long: true },
          { name: 'What it is about', value: note, long: true },
          { name: 'Objection', value: objection, long: true },
          { name: 'Objected', value: objectedAt && momentText(objectedAt) },
          { name: 'Decision', value: outcome === 'upheld' && 'Upheld' },
          { name: 'Reasons', value: outcomeNote, long: true },
        ]}
      />
      {isWaiting && mayDecide ? (
        <Decision creatorId={creatorId} />
      ) : (
        <>
          {isWaiting && <p>{REMOVAL.messages.ownRemoval}</p>}
          <Row>
            <Button
              busy={isLoading}
              aria-label={`Restore ${displayName}`}
              onClick={() =>
                void restore({ creatorId })
                  .unwrap()
                  .catch((error: unknown) => reportFailure(error, FAILED))
              }
            >
              Restore
            </Button>
          </Row>
        </>
      )}
    </Panel>
  );
}

function Decision({ creatorId }: { creatorId: string }) {
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [decide, { isLoading }] = useDecideObjectionMutation();

  async function send(outcome: RemovalOutcome): Promise<void> {
    if (note.trim().length < REMOVAL.outcomeNote.min) {
      setProblem(REMOVAL.outcomeNote.message);
      return;
    }
    try {
      await decide({ creatorId, decideObjectionDto: { outcome, note } }).unwrap();
    } catch (error) {
      reportFailure(error, FAILED);
    }
  }

  return (
    <>
      <Field
        id={`reasons-${creatorId}`}
        label="Your reasons"
        problem={problem}
        hint="The creator reads them."
      >
        {({ status: _status, ...control }) => (
          <TextArea
            {...control}
            maxLength={REMOVAL.outcomeNote.max}
            value={note}
            onChange={({ target }) => {
              setNote(target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <Row>
        <Button look="primary" busy={isLoading} onClick={() => void send('restored')}>
          Restore
        </Button>
        <Button danger busy={isLoading} onClick={() => void send('upheld')}>
          Uphold Removal
        </Button>
      </Row>
    </>
  );
}
