import { Form, type FormInstance } from 'antd';
import { useEffect } from 'react';

/**
 * A form whose email may be known a moment later than the page is shown. It is filled in then, unless somebody has typed one; what else
 * was typed meanwhile stays.
 */
export function useEmailForm<V extends { email: string }>(email: string): FormInstance<V> {
  const [form] = Form.useForm<V>();
  useEffect(() => {
    if (email !== '' && !form.isFieldTouched('email' as never))
      form.setFieldValue('email' as never, email as never);
  }, [email, form]);
  return form;
}
