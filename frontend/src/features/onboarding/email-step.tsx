import { EMAIL, isEmail } from '@reelpact/domain';
import { Button, Form } from 'antd';
import { CheckedForm, EmailInput, rule } from '../../ui/form';
import { Panel } from '../../ui/panel';
import { ProviderButtons } from './provider-buttons';

interface EmailStepProps {
  initial: string;
  onContinue: (email: string) => void;
}

export function EmailStep({ initial, onContinue }: EmailStepProps) {
  const [form] = Form.useForm<{ email: string }>();
  const email = Form.useWatch('email', form) ?? initial;
  return (
    <Panel>
      <ProviderButtons />
      <CheckedForm
        form={form}
        initialValues={{ email: initial }}
        onFinish={(values) => onContinue(values.email)}
      >
        <Form.Item name="email" label="Email" validateTrigger="onBlur" rules={[rule(isEmail, EMAIL.message)]}>
          <EmailInput />
        </Form.Item>
        <Button type="primary" htmlType="submit" block disabled={email.trim() === ''}>
          Continue
        </Button>
      </CheckedForm>
    </Panel>
  );
}
