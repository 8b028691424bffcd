import {
  BOOKING_LIMITS,
  BOOKING_MESSAGES,
  formatMoney,
  isBlank,
  isEmail,
  type Cents,
} from '@reelpact/domain';
import { Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { BottomBar } from '../../ui/bottom-bar';
import { CheckedForm, EmailInput, rule } from '../../ui/form';
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
  /** What the booking will cost, add-ons included. */
  amount: Cents;
  /** What can be booked with it; comes before the button that asks for it. */
  addons?: ReactNode;
  clientEmail?: string;
  /** From a conversation that led here. */
  clientName?: string;
  projectDetails?: string;
  /** What was typed here before. */
  kept?: Partial<BookingRequest>;
  onChange?: (values: Partial<BookingRequest>) => void;
  sending: boolean;
  fieldErrors: Record<string, string>;
  onSubmit: (request: BookingRequest) => void;
}

/** Asks the creator first; paying comes when the creator has accepted. */
export function RequestForm(props: RequestFormProps) {
  const { amount, addons, clientEmail = '', clientName = '', projectDetails = '' } = props;
  const { kept, onChange, sending, fieldErrors, onSubmit } = props;
  const submit = (values: BookingRequest) =>
    onSubmit({
      clientName: values.clientName.trim(),
      clientEmail: values.clientEmail.trim(),
      projectDetails: values.projectDetails.trim(),
      ...(isBlank(values.specialRequests) ? {} : { specialRequests: values.specialRequests?.trim() }),
    });

  return (
    <CheckedForm<BookingRequest>
      fieldErrors={fieldErrors}
      initialValues={{ clientName, clientEmail, projectDetails, specialRequests: '', ...kept }}
      onValuesChange={(_changed, values) => onChange?.(values)}
      onFinish={submit}
      className={styles.form}
    >
      <Panel>
        <div>
          <Form.Item
            name="clientName"
            label="Your Name"
            rules={[rule((value) => !isBlank(value), BOOKING_MESSAGES.clientName)]}
          >
            <Input autoComplete="name" maxLength={BOOKING_LIMITS.brandName.max} />
          </Form.Item>
          <Form.Item
            name="clientEmail"
            label="Email Address"
            rules={[rule(isEmail, BOOKING_MESSAGES.clientEmail)]}
          >
            <EmailInput />
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
          >
            <Input.TextArea
              autoSize={{ minRows: 4, maxRows: 14 }}
              maxLength={BOOKING_LIMITS.projectDescription.max}
            />
          </Form.Item>
          <Form.Item name="specialRequests" label="Special Requests (Optional)">
            <Input.TextArea
              autoSize={{ minRows: 2, maxRows: 10 }}
              maxLength={BOOKING_LIMITS.additionalNotes.max}
            />
          </Form.Item>
        </div>
      </Panel>
      {addons}
      <Agreement by="By sending the request" />
      <BottomBar>
        <p className={styles.total}>
          Total <b>{formatMoney(amount)}</b>
        </p>
        <Button type="primary" htmlType="submit" block disabled={sending}>
          {sending ? 'Sending Request...' : 'Send Request to Creator'}
        </Button>
      </BottomBar>
    </CheckedForm>
  );
}
