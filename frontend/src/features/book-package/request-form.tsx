import { BOOKING_LIMITS, BOOKING_MESSAGES, isBlank, isEmail } from '@reelpact/domain';
import { Button, Form, Input } from 'antd';
import { BottomBar } from '../../ui/bottom-bar';
import { Agreement } from '../../ui/legal-links';
import { Panel } from '../../ui/panel';
import styles from './forms.module.css';

export interface BookingRequest {
  clientName: string;
  clientEmail: string;
  projectDetails: string;
  specialRequests?: string;
}

interface RequestFormProps {
  clientEmail?: string;
  sending: boolean;
  fieldErrors: Record<string, string>;
  onSubmit: (request: BookingRequest) => void;
}

/** A rule of one sentence. */
const rule = (fits: (value: string) => boolean, message: string) => ({
  validator: (_: unknown, value: string | undefined) =>
    fits(value ?? '') ? Promise.resolve() : Promise.reject(new Error(message)),
});

/** Asks the creator first; paying comes when the creator has accepted. */
export function RequestForm({ clientEmail = '', sending, fieldErrors, onSubmit }: RequestFormProps) {
  const problem = (field: keyof BookingRequest) =>
    fieldErrors[field] ? { help: fieldErrors[field], validateStatus: 'error' as const } : {};

  const submit = (values: BookingRequest) =>
    onSubmit({
      clientName: values.clientName.trim(),
      clientEmail: values.clientEmail.trim(),
      projectDetails: values.projectDetails.trim(),
      ...(isBlank(values.specialRequests) ? {} : { specialRequests: values.specialRequests?.trim() }),
    });

  return (
    <Form
      layout="vertical"
      size="large"
      requiredMark={false}
      noValidate
      initialValues={{ clientName: '', clientEmail, projectDetails: '', specialRequests: '' }}
      onFinish={submit}
      scrollToFirstError
      className={styles.form}
    >
      <Panel>
        <div>
          <Form.Item
            name="clientName"
            label="Your Name"
            rules={[rule((value) => !isBlank(value), BOOKING_MESSAGES.clientName)]}
            {...problem('clientName')}
          >
            <Input autoComplete="name" maxLength={BOOKING_LIMITS.brandName.max} />
          </Form.Item>
          <Form.Item
            name="clientEmail"
            label="Email Address"
            rules={[rule(isEmail, BOOKING_MESSAGES.clientEmail)]}
            {...problem('clientEmail')}
          >
            <Input type="email" autoComplete="email" inputMode="email" />
          </Form.Item>
          <Form.Item
            name="projectDetails"
            label="Project Details"
            extra="Provide as much detail as possible to help the creator understand your vision"
            rules={[
              rule(
                (value) => value.trim().length >= BOOKING_LIMITS.projectDetails.min,
                BOOKING_MESSAGES.projectDetails,
              ),
            ]}
            {...problem('projectDetails')}
          >
            <Input.TextArea
              autoSize={{ minRows: 4, maxRows: 14 }}
              maxLength={BOOKING_LIMITS.projectDescription.max}
            />
          </Form.Item>
          <Form.Item
            name="specialRequests"
            label="Special Requests (Optional)"
            {...problem('specialRequests')}
          >
            <Input.TextArea
              autoSize={{ minRows: 2, maxRows: 10 }}
              maxLength={BOOKING_LIMITS.additionalNotes.max}
            />
          </Form.Item>
        </div>
      </Panel>
      <Agreement by="By sending the request" />
      <BottomBar>
        <Button type="primary" htmlType="submit" block disabled={sending}>
          {sending ? 'Sending Request...' : 'Send Request to Creator'}
        </Button>
      </BottomBar>
    </Form>
  );
}
