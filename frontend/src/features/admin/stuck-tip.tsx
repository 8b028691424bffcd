import { Button } from 'antd';
import { useRefundTipMutation } from '../../api/admin-calls';
import { reportFailure } from '../../api/errors';
import styles from './stuck-tab.module.css';

/** Leads to the page that says what became of a tip, which is a document of its own. */
export const TipLink = ({ id }: { id: string }) => <a href={`/tip/${id}`}>Open tip</a>;

/** The refund of a tip that came back from the bank. */
export function DelayedTipRefund({ id }: { id: string }) {
  const [refund, { isLoading }] = useRefundTipMutation();
  async function sendAgain(): Promise<void> {
    try {
      await refund({ id }).unwrap();
    } catch (failure) {
      reportFailure(failure, { otherwise: 'The refund could not be sent again' });
    }
  }
  return (
    <>
      <span className={styles.words}>
        <span className={styles.more}>{id}</span>
      </span>
      <TipLink id={id} />
      <Button loading={isLoading} onClick={() => void sendAgain()}>
        Send again
      </Button>
    </>
  );
}
