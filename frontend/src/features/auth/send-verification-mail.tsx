import { useSendVerificationMailMutation } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { PlainButton } from '../../ui/link-button';

/** Has the verification link mailed again, and says so once it is done. */
export function SendVerificationMail() {
  const [send, { isLoading, isSuccess }] = useSendVerificationMailMutation();
  async function again(): Promise<void> {
    try {
      await send().unwrap();
    } catch (error) {
      reportFailure(error, { otherwise: 'The email could not be sent. Please try again.' });
    }
  }
  if (isSuccess) return <span role="status">Sent. It should arrive within a minute.</span>;
  return (
    <PlainButton look="link" busy={isLoading} onClick={() => void again()}>
      Send again
    </PlainButton>
  );
}
