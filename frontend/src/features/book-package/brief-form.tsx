import {
  BOOKING_LIMITS,
  BOOKING_MESSAGES,
  HELD_UNTIL_APPROVAL,
  formatMoney,
  isBlank,
  isEmail,
  isWebUrl,
  type Cents,
} from '@reelpact/domain';
import { Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { BottomBar } from '../../ui/bottom-bar';
import { CheckedForm, EmailInput, rule } from '../../ui/form';
import { Agreement } from '../../ui/legal-links';
import { Panel } from '../../ui/panel';
import { showToast } from '../../ui/toast';
import styles from './forms.module.css';

export interface Brief {
  brandName: string;
  contactEmail: string;
  projectDescription: string;
  scriptUrl?: string;
  additionalNotes?: string;
}

interface BriefFormProps {
  /** What the booking costs, add-ons included. */
  amount: Cents;
  contactEmail?: string;
  /** From a conversation that led here. */
  brandName?: string;
  projectDescription?: string;
  /** What can be booked with it; comes before the button that pays for it. */
  addons?: ReactNode;
  /** What was typed here before. */
  kept?: Partial<Brief>;
  onChange?: (values: Partial<Brief>) => void;
  sending: boolean;
  /** Sentences of the server about single fields. */
  fieldErrors: Record<string, string>;
  onSubmit: (brief: Brief) => void;
}

const REQUIRED = ['brandName', 'contactEmail', 'projectDescription'] as const;
const given = (field: (typeof REQUIRED)[number]) => rule((value) => !isBlank(value), BOOKING_MESSAGES[field]);

/** Beside what each field says: a link that is none doesn't mean that one is missing. */
function sayWhatIsMissing(values: Partial<Brief>): void {
  if (REQUIRED.some((field) => isBlank(values[field])))
    showToast(BOOKING_MESSAGES.missingTitle, BOOKING_MESSAGES.missing, 'destructive');
}

const trimmed = (value: string | undefined): string | undefined =>
  isBlank(value) ? undefined : value?.trim();

/** The brand's brief; paying comes after it. What was typed stays when sending fails. */
export function BriefForm(props: BriefFormProps) {
  const { amount, contactEmail, brandName, projectDescription, addons } = props;
  const { kept, onChange, sending, fieldErrors, onSubmit } = props;
  function submit(values: Brief): void {
    onSubmit({
      brandName: values.brandName.trim(),
      contactEmail: values.contactEmail.trim(),
      projectDescription: values.projectDescription.trim(),
      scriptUrl: trimmed(values.scriptUrl),
      additionalNotes: trimmed(values.additionalNotes),
    });
  }

  return (
    <CheckedForm<Brief>
      fieldErrors={fieldErrors}
      initialValues={{ contactEmail, brandName, projectDescription, ...kept }}
      onValuesChange={(_changed, values) => onChange?.(values)}
      onFinish={submit}
      onFinishFailed={({ values }) => sayWhatIsMissing(values)}
      className={styles.form}
    >
      <Panel title="Brand Information">
        <div>
          <Form.Item name="brandName" label="Brand Name" rules={[given('brandName')]}>
            <Input autoComplete="organization" maxLength={BOOKING_LIMITS.brandName.max} />
          </Form.Item>
          <Form.Item
            name="contactEmail"
            label="Contact Email"
            rules={[
              given('contactEmail'),
              rule((value) => isBlank(value) || isEmail(value), BOOKING_MESSAGES.clientEmail),
            ]}
          >
            <EmailInput />
          </Form.Item>
        </div>
      </Panel>
      <Panel title="Project Details">
        <div>
          <Form.Item
            name="projectDescription"
            label="Project Description"
            rules={[given('projectDescription')]}
          >
            <Input.TextArea
              autoSize={{ minRows: 4, maxRows: 14 }}
              maxLength={BOOKING_LIMITS.projectDescription.max}
              placeholder="What is the product, who is it for, what should people see?"
            />
          </Form.Item>
          <Form.Item
            name="scriptUrl"
            label="Script or Brief Link (optional)"
            rules={[rule((value) => isBlank(value) || isWebUrl(value), BOOKING_MESSAGES.scriptUrl)]}
          >
            <Input
              type="url"
              inputMode="url"
              placeholder="https://"
              maxLength={BOOKING_LIMITS.scriptUrl.max}
            />
          </Form.Item>
          <Form.Item name="additionalNotes" label="Additional Notes (optional)">
            <Input.TextArea
              autoSize={{ minRows: 2, maxRows: 10 }}
              maxLength={BOOKING_LIMITS.additionalNotes.max}
            />
          </Form.Item>
        </div>
      </Panel>
      {addons}
      <Agreement by="By booking" />
      <BottomBar>
        <Button type="primary" htmlType="submit" block disabled={sending}>
          {sending ? 'Creating Booking...' : `Continue to Payment - ${formatMoney(amount)}`}
        </Button>
        <p className={styles.note}>{HELD_UNTIL_APPROVAL}</p>
      </BottomBar>
    </CheckedForm>
  );
}
