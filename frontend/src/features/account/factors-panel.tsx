import { Button } from 'antd';
import { useState } from 'react';
import {
  useBeginOneTimeCodesMutation,
  useCancelFactorRemovalMutation,
  useGetSecondFactorsQuery,
  useMakeRecoveryCodesMutation,
  useRemoveOneTimeCodesMutation,
  type NewCodesDto,
  type PasskeyDto,
  useRemovePasskeyMutation,
} from '../../api/safety-calls';
import { reportFailure } from '../../api/errors';
import { knowsPasskeys } from '../../api/passkeys';
import { Badge } from '../../ui/badge';
import { Panel } from '../../ui/panel';
import { showToast } from '../../ui/toast';
import { dateText, momentText } from '../../ui/when';
import styles from './account.module.css';
import { CodesDialog } from './codes-dialog';
import { NotLoaded } from './not-loaded';
import { PasskeyDialog } from './passkey-dialog';
import { QuestionDialog } from './question-dialog';
import { RecoveryCodes } from './recovery-codes';
import { Row } from './row';

const facts = ({ createdAt, lastUsedAt }: PasskeyDto): string =>
  `Passkey · added ${dateText(createdAt)} · ${lastUsedAt ? `last used ${momentText(lastUsedAt)}` : 'never used'}`;

/** What somebody shows besides their password. */
export function FactorsPanel() {
  const {
    data: factors,
    isError,
    refetch,
  } = useGetSecondFactorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [begin, beginning] = useBeginOneTimeCodesMutation();
  const [remove, removing] = useRemoveOneTimeCodesMutation();
  const [removePasskey, removingPasskey] = useRemovePasskeyMutation();
  const [makeRecovery, recovery] = useMakeRecoveryCodesMutation();
  const [cancelRemoval, cancelling] = useCancelFactorRemovalMutation();
  const [begun, setBegun] = useState<NewCodesDto | null>(null);
  const [adding, setAdding] = useState(false);
  /** The passkey that is about to go, or the codes. */
  const [doomed, setDoomed] = useState<PasskeyDto | 'codes' | null>(null);
  const hasCodes = factors?.codes === true;
  const passkeys = factors?.passkeys ?? [];
  const hasFactor = hasCodes || passkeys.length > 0;

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      reportFailure(error, { otherwise: 'That did not work. Please try again.' });
    }
  }
  const removeDoomed = () =>
    attempt(async () => {
      if (doomed === 'codes') await remove().unwrap();
      else if (doomed) await removePasskey({ id: doomed.id }).unwrap();
      showToast(doomed === 'codes' ? 'Codes are off' : 'Passkey removed');
    }).finally(() => setDoomed(null));

  return (
    <Panel
      title="Second factor"
      aside={factors && <Badge tone={hasFactor ? 'money' : 'neutral'}>{hasFactor ? 'On' : 'Off'}</Badge>}
    >
      <div className={styles.section}>
        <p className={styles.words}>
          Besides your password, signing in then asks for a passkey of your device or a code of an app. Anyone
          who learns your password still doesn’t get in. A passkey alone signs you in, too.
        </p>
        {isError && <NotLoaded onRetry={() => void refetch()} />}
        {factors?.removalAt && (
          <div className={styles.failure} role="alert">
            <p>
              Somebody who knows your password has asked by email to remove your second factor. That happens
              on {momentText(factors.removalAt)}.
            </p>
            <Button
              loading={cancelling.isLoading}
              onClick={() => void attempt(() => cancelRemoval().unwrap())}
            >
              Keep it
            </Button>
          </div>
        )}
        {passkeys.length > 0 && (
          <ul className={styles.rows}>
            {passkeys.map((passkey) => (
              <Row
                key={passkey.id}
                name={passkey.name}
                more={facts(passkey)}
                button="Remove"
                label={`Remove ${passkey.name}`}
                onPress={() => setDoomed(passkey)}
              />
            ))}
          </ul>
        )}
        {hasCodes && <p className={styles.words}>Codes of an app are on.</p>}
        {factors && hasFactor && (
          <p className={styles.more}>{factors.recoveryCodesLeft} recovery codes left</p>
        )}
        {!factors && !isError && <div className={styles.doorsToCome} aria-hidden />}
        {factors && (
          <div className={styles.doors}>
            {knowsPasskeys() && <Button onClick={() => setAdding(true)}>Add a passkey</Button>}
            {!hasCodes && (
              <Button
                loading={beginning.isLoading}
                onClick={() => void attempt(async () => setBegun(await begin().unwrap()))}
              >
                Set up codes
              </Button>
            )}
            {hasFactor && (
              <Button
                loading={recovery.isLoading}
                onClick={() => void attempt(() => makeRecovery().unwrap())}
              >
                New recovery codes
              </Button>
            )}
            {hasCodes && (
              <Button danger onClick={() => setDoomed('codes')}>
                Turn codes off
              </Button>
            )}
          </div>
        )}
      </div>
      {adding && <PasskeyDialog onClose={() => setAdding(false)} />}
      {begun && <CodesDialog begun={begun} onClose={() => setBegun(null)} />}
      {recovery.data && <RecoveryCodes codes={recovery.data.recoveryCodes} onClose={recovery.reset} />}
      <QuestionDialog
        open={doomed !== null}
        title={doomed === 'codes' ? 'Turn codes off' : 'Remove this passkey'}
        confirm={doomed === 'codes' ? 'Turn off' : 'Remove'}
        busy={removing.isLoading || removingPasskey.isLoading}
        onConfirm={() => void removeDoomed()}
        onCancel={() => setDoomed(null)}
      >
        {doomed === 'codes'
          ? 'Signing in doesn’t ask for a code any more.'
          : `${doomed?.name ?? ''} no longer signs you in.`}{' '}
        With your last second factor go its recovery codes.
      </QuestionDialog>
    </Panel>
  );
}
