import { SECOND_FACTOR } from '@reelpact/domain';
import { Form, Input } from 'antd';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../../api/safety-calls';
import { isDeclined, loadPasskeys } from '../../api/passkeys';
import { showToast } from '../../ui/toast';
import { FormDialog } from './form-dialog';
import { RecoveryCodes } from './recovery-codes';

const { name: NAME } = SECOND_FACTOR.passkeys;

/** Names a passkey, has the browser make it, and shows the recovery codes if it is the first factor. */
export function PasskeyDialog({ onClose }: { onClose: () => void }) {
  const [begin, beginning] = useBeginPasskeyMutation();
  const [add, { data: made, isLoading }] = useAddPasskeyMutation();

  async function submit({ name }: { name: string }): Promise<void> {
    const { options } = await begin().unwrap();
    const { makePasskey } = await loadPasskeys();
    const passkey = await makePasskey(options);
    const { recoveryCodes } = await add({ addPasskeyDto: { name: name.trim(), passkey } }).unwrap();
    showToast('Passkey added', name.trim());
    if (recoveryCodes.length === 0) onClose();
  }

  if (made) return <RecoveryCodes codes={made.recoveryCodes} onClose={onClose} />;
  return (
    <FormDialog<{ name: string }>
      title="Add a passkey"
      button="Add passkey"
      busy={beginning.isLoading || isLoading}
      otherwise={(error) =>
        isDeclined(error)
          ? 'Your browser made no passkey. Please try again.'
          : 'The passkey could not be added. Please try again.'
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Your device keeps it and unlocks it with your finger, your face or a PIN.</p>
      <Form.Item
        name="name"
        label="Where will it be?"
        rules={[{ required: true, whitespace: true, message: NAME.message }]}
      >
        <Input autoFocus autoComplete="off" maxLength={NAME.max} placeholder="My phone" />
      </Form.Item>
    </FormDialog>
  );
}
