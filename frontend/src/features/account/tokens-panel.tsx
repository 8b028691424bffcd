import { TOKEN_SCOPE_LABELS } from '@reelpact/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { useGetApiTokensQuery, useRevokeApiTokenMutation, type ApiTokenDto } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { Panel } from '../../ui/panel';
import { showToast } from '../../ui/toast';
import { dateText, momentText } from '../../ui/when';
import styles from './account.module.css';
import { NotLoaded } from './not-loaded';
import { QuestionDialog } from './question-dialog';
import { Row } from './row';
import { TokenDialog } from './token-dialog';

/** Writing includes reading, so that one word says it. */
const mayDo = ({ scopes }: ApiTokenDto): string =>
  TOKEN_SCOPE_LABELS[scopes.includes('write') ? 'write' : 'read'];

const facts = (token: ApiTokenDto): string =>
  [
    mayDo(token),
    `made ${dateText(token.createdAt)}`,
    token.lastUsedAt ? `last used ${momentText(token.lastUsedAt)}` : 'never used',
  ].join(' · ');

/** Keys for programs that act for this person. */
export function TokensPanel() {
  const {
    data: tokens,
    isError,
    refetch,
  } = useGetApiTokensQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [revoke, { isLoading }] = useRevokeApiTokenMutation();
  const [making, setMaking] = useState(false);
  const [doomed, setDoomed] = useState<ApiTokenDto | null>(null);

  async function revokeDoomed(): Promise<void> {
    if (!doomed) return;
    try {
      await revoke({ id: doomed.id }).unwrap();
      showToast('Token deleted', doomed.name);
      setDoomed(null);
    } catch (error) {
      reportFailure(error, { title: 'Not deleted', otherwise: 'That did not work. Please try again.' });
    }
  }

  return (
    <Panel title="Access tokens">
      <div className={styles.section}>
        <p className={styles.words}>
          For developers: let your own app act for you, everywhere but on this account page. What it can call
          is in the <a href="/api/docs">description of the API</a>.
        </p>
        {isError && <NotLoaded onRetry={() => void refetch()} />}
        {tokens && tokens.length > 0 && (
          <ul className={styles.rows}>
            {tokens.map((token) => (
              <Row
                key={token.id}
                name={token.name}
                more={facts(token)}
                button="Delete"
                label={`Delete ${token.name}`}
                onPress={() => setDoomed(token)}
              />
            ))}
          </ul>
        )}
        <Button onClick={() => setMaking(true)}>Make a token</Button>
      </div>
      {making && <TokenDialog onClose={() => setMaking(false)} />}
      <QuestionDialog
        open={doomed !== null}
        title="Delete this token"
        confirm="Delete"
        busy={isLoading}
        onConfirm={() => void revokeDoomed()}
        onCancel={() => setDoomed(null)}
      >
        Whatever uses {doomed?.name} is refused from now on.
      </QuestionDialog>
    </Panel>
  );
}
