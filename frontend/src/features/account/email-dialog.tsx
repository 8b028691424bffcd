import { EMAIL, isEmail } from '@reelpact/domain';
import { Form } from 'antd';
import { useAskForEmailChangeMutation } from '../../api/safety-calls';
import { EmailInput, rule } from '../../ui/form';
import { FormDialog } from './form-dialog';

interface EmailDialogProps {
  /** Told the address that a link was mailed to. */
  onAsked: (email: string) => void;
  onClose: () => void;
}

/** Asks for another address, which has to be proven before it counts. */
export function EmailDialog({ onAsked, onClose }: EmailDialogProps) {
  const [ask, { isLoading }] = useAskForEmailChangeMutation();

  async function submit(typed: { email: string }): Promise<void> {
    const email = typed.email.trim();
    await ask({ emailDto: { email } }).unwrap();
    onAsked(email);
    onClose();
  }

  return (
    <FormDialog<{ email: string }>
      title="Change your email"
      button="Send the link"
      busy={isLoading}
      otherwise="The link could not be sent. Please try again."
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        We’ll email a link to the new address. Until you open it, nothing changes. Your bookings and
        conversations come along, every other device is signed out, and your present address can undo it for 7
        days.
      </p>
      <Form.Item
        name="email"
        label="New email"
        validateTrigger="onBlur"
        rules={[rule((email) => isEmail(email), EMAIL.message)]}
      >
        <EmailInput />
      </Form.Item>
    </FormDialog>
  );
}
