import { CHOSEN_EVENT_TYPES, type ChosenEventType, WEBHOOK_ENDPOINT, WEBHOOK_EVENTS } from '@reelpact/domain';
import { Button, Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { failureText } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import {
  useChangeWebhookEndpointMutation,
  useMakeWebhookEndpointMutation,
  type WebhookEndpointDto,
} from '../../api/webhook-calls';
import { CheckedForm } from '../../ui/form';
import styles from './account.module.css';
import { ShownSecret } from './shown-secret';

interface Settings {
  url: string;
  description?: string;
  eventTypes: ChosenEventType[];
}
interface WebhookDialogProps {
  /** The one to change; null for a new one. */
  endpoint: WebhookEndpointDto | null;
  onClose: () => void;
}

const OPTIONS = CHOSEN_EVENT_TYPES.map((type) => ({ value: type, label: WEBHOOK_EVENTS[type].text }));

/** Makes an endpoint and shows its secret this once, or changes one. */
export function WebhookDialog({ endpoint, onClose }: WebhookDialogProps) {
  const [form] = Form.useForm<Settings>();
  const [make, { data: made, isLoading: isMaking }] = useMakeWebhookEndpointMutation();
  const [change, { isLoading: isChanging }] = useChangeWebhookEndpointMutation();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);

  async function submit({ url, description, eventTypes }: Settings): Promise<void> {
    setFailure(null);
    const settings = { url: url.trim(), description: description?.trim(), eventTypes };
    try {
      if (!endpoint) {
        await make({ webhookEndpointSettingsDto: { ...settings, enabled: true } }).unwrap();
        return;
      }
      const { id, enabled } = endpoint;
      await change({ id, webhookEndpointSettingsDto: { ...settings, enabled } }).unwrap();
      onClose();
    } catch (error) {
      if (isApiProblem(error) && Object.keys(error.errors).length > 0) setFieldErrors(error.errors);
      else setFailure(failureText(error, { otherwise: 'That did not work. Please try again.' }));
    }
  }

  const save = (
    <Button key="save" type="primary" loading={isMaking || isChanging} onClick={() => form.submit()}>
      {endpoint ? 'Save' : 'Add endpoint'}
    </Button>
  );
  const cancel = (
    <Button key="cancel" onClick={onClose}>
      Cancel
    </Button>
  );
  const done = (
    <Button type="primary" onClick={onClose}>
      Done
    </Button>
  );
  return (
    <Modal
      open
      title={made ? 'Your new endpoint’s secret' : endpoint ? 'Change the endpoint' : 'Add an endpoint'}
      // A stray click must not take away what can't be shown again.
      mask={{ closable: !made }}
      onCancel={onClose}
      footer={made ? done : [cancel, save]}
    >
      {made ? (
        <ShownSecret label="Secret" secret={made.secret}>
          {WEBHOOK_ENDPOINT.messages.once}
        </ShownSecret>
      ) : (
        <CheckedForm<Settings>
          className={styles.dialog}
          form={form}
          size="middle"
          fieldErrors={fieldErrors}
          initialValues={endpoint ?? { url: '', description: '', eventTypes: CHOSEN_EVENT_TYPES }}
          onFinish={(values: Settings) => void submit(values)}
        >
          <Form.Item
            name="url"
            label="Address"
            rules={[{ required: true, whitespace: true, message: WEBHOOK_ENDPOINT.url.messages.min }]}
          >
            <Input
              autoFocus
              autoComplete="off"
              inputMode="url"
              maxLength={WEBHOOK_ENDPOINT.url.max}
              placeholder="https://example.org/reelpact"
            />
          </Form.Item>
          <Form.Item name="description" label="What is it for? (optional)">
            <Input autoComplete="off" maxLength={WEBHOOK_ENDPOINT.description.max} />
          </Form.Item>
          <Form.Item
            name="eventTypes"
            label="Events"
            // Not `required`: the library would say so of the group, and a group may not.
            rules={[{ type: 'array', min: 1, message: WEBHOOK_ENDPOINT.messages.events }]}
          >
            <Checkbox.Group className={styles.choices} options={OPTIONS} />
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
