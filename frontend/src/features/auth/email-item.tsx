import { EMAIL, isEmail } from '@reelpact/domain';
import { Form } from 'antd';
import { EmailInput, rule } from '../../ui/form';

/** The field of a form that asks for an email, under the name `email`. */
export function EmailItem() {
  return (
    <Form.Item name="email" label="Email" validateTrigger="onBlur" rules={[rule(isEmail, EMAIL.message)]}>
      <EmailInput />
    </Form.Item>
  );
}
