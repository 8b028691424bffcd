import { API_TOKEN, TOKEN_SCOPES, TOKEN_SCOPE_LABELS, type TokenScope } from '@reelpact/domain';
import { Button, Form, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useMakeApiTokenMutation } from '../../api/calls';
import { failureText } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { CheckedForm } from '../../ui/form';
import styles from './account.module.css';
import { ShownSecret } from './shown-secret';

interface NewToken {
  name: string;
  scope: TokenScope;
}

/** Makes a token and shows it this once: with the dialog goes the last copy that this page has. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const [form] = Form.useForm<NewToken>();
  const [make, { data: made, isLoading }] = useMakeApiTokenMutation();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);

  async function submit({ name, scope }: NewToken): Promise<void> {
    setFailure(null);
    try {
      await make({ makeApiTokenDto: { name: name.trim(), scopes: [scope] } }).unwrap();
    } catch (error) {
      if (isApiProblem(error) && error.errors.name) setFieldErrors(error.errors);
      else setFailure(failureText(error, { otherwise: 'The token could not be made. Please try again.' }));
    }
  }

  return (
    <Modal
      open
      title={made ? 'Your new token' : 'Make a token'}
      // A stray click must not take away what can't be shown again.
      mask={{ closable: !made }}
      onCancel={onClose}
      footer={
        made ? (
          <Button type="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          [
            <Button key="cancel" onClick={onClose}>
              Cancel
            </Button>,
            <Button key="make" type="primary" loading={isLoading} onClick={() => form.submit()}>
              Make token
            </Button>,
          ]
        )
      }
    >
      {made ? (
        <ShownSecret label="Token" secret={made.token}>
          {API_TOKEN.messages.once}
        </ShownSecret>
      ) : (
        <CheckedForm<NewToken>
          className={styles.dialog}
          form={form}
          size="middle"
          fieldErrors={fieldErrors}
          initialValues={{ name: '', scope: 'read' } satisfies NewToken}
          onFinish={(values: NewToken) => void submit(values)}
        >
          <Form.Item
            name="name"
            label="What is it for?"
            rules={[{ required: true, whitespace: true, message: API_TOKEN.name.message }]}
          >
            <Input autoFocus autoComplete="off" maxLength={API_TOKEN.name.max} placeholder="Spreadsheet" />
          </Form.Item>
          <Form.Item name="scope" label="What may it do?">
            <Radio.Group
              options={TOKEN_SCOPES.map((scope) => ({ value: scope, label: TOKEN_SCOPE_LABELS[scope] }))}
            />
          </Form.Item>
          {failure && (
            <p className={styles.failure} role="alert">
              {failure}
            </p>
          )}
        </CheckedForm>
      )}
    </Modal>
  );
}
