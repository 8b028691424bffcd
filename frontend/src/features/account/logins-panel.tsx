import { LINKED_LOGIN } from '@reelpact/domain';
import { useState } from 'react';
import { useGetLinkedLoginsQuery, useUnlinkLoginMutation, type LinkedLoginDto } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { useSignInProvider } from '../../api/sign-in-provider';
import { Panel } from '../../ui/panel';
import { showToast } from '../../ui/toast';
import { dateText } from '../../ui/when';
import styles from './account.module.css';
import { NotLoaded } from './not-loaded';
import { QuestionDialog } from './question-dialog';
import { Row } from './row';

/** The name of the provider that people know, and of any other its address. */
function providerName(issuer: string): string {
  if (issuer === LINKED_LOGIN.google.issuer) return LINKED_LOGIN.google.name;
  return URL.canParse(issuer) ? new URL(issuer).host : issuer;
}

/** The logins of a sign-in provider that open this account; nothing where there is neither a provider nor a login. */
export function LoginsPanel() {
  const provider = useSignInProvider(null);
  const {
    data: logins,
    isError,
    refetch,
  } = useGetLinkedLoginsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [unlink, { isLoading }] = useUnlinkLoginMutation();
  const [doomed, setDoomed] = useState<LinkedLoginDto | null>(null);
  if (!provider && !logins?.length) return null;
  const name = provider?.name ?? 'a provider';

  async function unlinkDoomed(): Promise<void> {
    if (!doomed) return;
    try {
      await unlink({ id: doomed.id }).unwrap();
      showToast('Unlinked', `${doomed.email} opens your account no more.`);
    } catch (error) {
      reportFailure(error, { title: 'Not unlinked', otherwise: 'That did not work. Please try again.' });
    }
    setDoomed(null);
  }

  return (
    <Panel title={`Sign-in with ${name}`}>
      <div className={styles.section}>
        {isError && <NotLoaded onRetry={() => void refetch()} />}
        {logins?.length === 0 && (
          <p className={styles.words}>
            Nothing is linked. Continue with {name} on the sign-in page once, with the email of this account,
            and both belong together.
          </p>
        )}
        {logins && logins.length > 0 && (
          <ul className={styles.rows}>
            {logins.map((login) => (
              <Row
                key={login.id}
                name={login.email}
                more={`${providerName(login.issuer)} · linked ${dateText(login.createdAt)}`}
                button="Unlink"
                label={`Unlink ${login.email}`}
                onPress={() => setDoomed(login)}
              />
            ))}
          </ul>
        )}
      </div>
      <QuestionDialog
        open={doomed !== null}
        title="Unlink this login"
        confirm="Unlink"
        busy={isLoading}
        onConfirm={() => void unlinkDoomed()}
        onCancel={() => setDoomed(null)}
      >
        {doomed?.email} no longer signs you in. To link it again, sign in with it once.
      </QuestionDialog>
    </Panel>
  );
}
