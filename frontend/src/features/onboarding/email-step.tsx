import { EMAIL, isEmail } from '@reelpact/domain';
import { AppleFilled, GoogleOutlined } from '@ant-design/icons';
import { Button, Form, Input, Tooltip } from 'antd';
import { Panel } from '../../ui/panel';
import { Stack } from '../../ui/page';

interface EmailStepProps {
  initial: string;
  onContinue: (email: string) => void;
}

const notOffered = 'Not available on this site. Please use your email.';

export function EmailStep({ initial, onContinue }: EmailStepProps) {
  const [form] = Form.useForm<{ email: string }>();
  const email = Form.useWatch('email', form) ?? initial;
  return (
    <Panel>
      <Stack>
        <Tooltip title={notOffered}>
          <Button block size="large" disabled icon={<GoogleOutlined />}>
            Sign up with Google
          </Button>
        </Tooltip>
        <Tooltip title={notOffered}>
          <Button block size="large" disabled icon={<AppleFilled />}>
            Sign up with Apple
          </Button>
        </Tooltip>
      </Stack>
      <Form
        form={form}
        layout="vertical"
        size="large"
        requiredMark={false}
        noValidate
        initialValues={{ email: initial }}
        onFinish={(values) => onContinue(values.email)}
      >
        <Form.Item
          name="email"
          label="Email"
          validateTrigger="onBlur"
          rules={[
            {
              validator: (_, value: string) =>
                isEmail(value) ? Promise.resolve() : Promise.reject(new Error(EMAIL.message)),
            },
          ]}
        >
          <Input type="email" autoComplete="email" inputMode="email" />
        </Form.Item>
        <Button type="primary" htmlType="submit" block disabled={email.trim() === ''}>
          Continue
        </Button>
      </Form>
    </Panel>
  );
}
