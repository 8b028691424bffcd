import { plainCode, SECOND_FACTOR } from '@reelpact/domain';
import { Form, Input } from 'antd';
import { useConfirmOneTimeCodesMutation, type NewCodesDto } from '../../api/safety-calls';
import { rule } from '../../ui/form';
import { QrCode } from '../../ui/qr-code';
import { showToast } from '../../ui/toast';
import styles from './account.module.css';
import { FormDialog } from './form-dialog';
import { RecoveryCodes } from './recovery-codes';
import { ShownSecret } from './shown-secret';

const { code: CODE } = SECOND_FACTOR;

/** Brings the secret into an app, asks for a first code of it, and shows the recovery codes this once. */
export function CodesDialog({ begun, onClose }: { begun: NewCodesDto; onClose: () => void }) {
  const [confirm, { data: made, isLoading }] = useConfirmOneTimeCodesMutation();

  async function submit({ code }: { code: string }): Promise<void> {
    const { recoveryCodes } = await confirm({ oneTimeCodeDto: { code: plainCode(code) } }).unwrap();
    showToast('Codes are on', 'Signing in asks for one from now on.');
    if (recoveryCodes.length === 0) onClose();
  }

  if (made) return <RecoveryCodes codes={made.recoveryCodes} onClose={onClose} />;
  return (
    <FormDialog<{ code: string }>
      title="Set up one-time codes"
      button="Turn on"
      busy={isLoading}
      otherwise="That did not work. Please try again."
      closesByClick={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.qr}>
        <QrCode text={begun.uri} label="QR code for your authenticator app" />
      </div>
      <ShownSecret label="Key" secret={begun.secret}>
        Scan this with an authenticator app, or type its key. Then enter the code that the app shows.
      </ShownSecret>
      <Form.Item
        name="code"
        label="Code"
        validateTrigger="onBlur"
        rules={[rule((code) => CODE.pattern.test(plainCode(code)), `Please enter ${CODE.digits} digits`)]}
      >
        <Input autoComplete="one-time-code" inputMode="numeric" maxLength={9} />
      </Form.Item>
    </FormDialog>
  );
}
