import {
  BOOKING_LIMITS,
  BOOKING_MESSAGES,
  formatMoney,
  isBlank,
  isEmail,
  type Cents,
} from '@reelpact/domain';
import type { ReactNode } from 'react';
import { BottomBar } from '../../ui/bottom-bar';
import { Agreement } from '../../ui/legal-links';
import { Panel } from '../../ui/panel';
import { PlainForm, SubmitButton, type Problems } from '../../ui/plain-form';
import { EmailField, TextAreaField, TextField } from '../../ui/text-field';
import styles from './forms.module.css';
import { WantedByField, wrongDay } from './wanted-by-field';

export interface BookingRequest {
  clientName: string;
  clientEmail: string;
  projectDetails: string;
  specialRequests?: string;
  /** As `YYYY-MM-DD`. */
  wantedBy?: string;
}

interface RequestFormProps {
  /** What the booking will cost, add-ons included. */
  amount: Cents;
  /** What can be booked with it; comes before the button that asks for it. */
  addons?: ReactNode;
  /** What else goes with it: where the content will be shown, and files. */
  files?: ReactNode;
  clientEmail?: string;
  /** From a conversation that led here. */
  clientName?: string;
  projectDetails?: string;
  /** What was typed here before. */
  kept?: Partial<BookingRequest>;
  onChange?: (values: Partial<BookingRequest>) => void;
  sending: boolean;
  /** Whether all is known that goes with it; yes unless said. */
  isReady?: boolean;
  fieldErrors: Record<string, string>;
  onSubmit: (request: BookingRequest) => void;
}

const isDetailed = (details: string): boolean => details.trim().length >= BOOKING_LIMITS.projectDetails.min;

const check = ({ clientName, clientEmail, projectDetails, wantedBy }: BookingRequest): Problems => ({
  clientName: isBlank(clientName) ? BOOKING_MESSAGES.clientName : undefined,
  clientEmail: isEmail(clientEmail) ? undefined : BOOKING_MESSAGES.clientEmail,
  projectDetails: isDetailed(projectDetails) ? undefined : BOOKING_MESSAGES.projectDetails,
  ...wrongDay(wantedBy),
});

/** Asks the creator first; paying comes when the creator has accepted. */
export function RequestForm(props: RequestFormProps) {
  const { amount, addons, files, clientEmail = '', clientName = '', projectDetails = '' } = props;
  const { kept, onChange, sending, isReady = true, fieldErrors, onSubmit } = props;
  const submit = (values: BookingRequest) =>
    onSubmit({
      clientName: values.clientName.trim(),
      clientEmail: values.clientEmail.trim(),
      projectDetails: values.projectDetails.trim(),
      ...(isBlank(values.specialRequests) ? {} : { specialRequests: values.specialRequests?.trim() }),
      ...(isBlank(values.wantedBy) ? {} : { wantedBy: values.wantedBy }),
    });

  return (
    <PlainForm<BookingRequest>
      check={check}
      fieldErrors={fieldErrors}
      onChange={onChange}
      onSubmit={submit}
      className={styles.form}
    >
      <Panel>
        <div>
          <TextField
            name="clientName"
            label="Your Name"
            autoComplete="name"
            maxLength={BOOKING_LIMITS.brandName.max}
            defaultValue={kept?.clientName || clientName}
          />
          <EmailField
            name="clientEmail"
            label="Email Address"
            defaultValue={kept?.clientEmail || clientEmail}
          />
          <TextAreaField
            name="projectDetails"
            label="Project Details"
            hint="Provide as much detail as possible to help the creator understand your vision"
            long
            maxLength={BOOKING_LIMITS.projectDescription.max}
            defaultValue={kept?.projectDetails || projectDetails}
          />
          <TextAreaField
            name="specialRequests"
            label="Special Requests (Optional)"
            maxLength={BOOKING_LIMITS.additionalNotes.max}
            defaultValue={kept?.specialRequests}
          />
          <WantedByField kept={kept?.wantedBy} />
          {files}
        </div>
      </Panel>
      {addons}
      <Agreement by="By sending the request" />
      <BottomBar>
        <p className={styles.total}>
          Total <b>{formatMoney(amount)}</b>
        </p>
        <SubmitButton disabled={sending || !isReady}>
          {sending ? 'Sending Request...' : 'Send Request to Creator'}
        </SubmitButton>
      </BottomBar>
    </PlainForm>
  );
}
