import { EMAIL, isEmail } from '@reelpact/domain';
import { Form, Input } from 'antd';

/** The field of a form that asks for an email, under the name `email`. */
export function EmailItem() {
  return (
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
  );
}
