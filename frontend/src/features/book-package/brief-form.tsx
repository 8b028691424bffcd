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
import type { ReactNode } from 'react';
import { BottomBar } from '../../ui/bottom-bar';
import { Agreement } from '../../ui/legal-links';
import { Panel } from '../../ui/panel';
import { PlainForm, SubmitButton, type Problems } from '../../ui/plain-form';
import { EmailField, TextAreaField, TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';
import { WantedByField, wrongDay } from './wanted-by-field';
import styles from './forms.module.css';

export interface Brief {
  brandName: string;
  contactEmail: string;
  projectDescription: string;
  scriptUrl?: string;
  additionalNotes?: string;
  /** As `YYYY-MM-DD`. */
  wantedBy?: string;
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
  /** What else goes with it: where the content will be shown, and files. */
  files?: ReactNode;
  /** What was typed here before. */
  kept?: Partial<Brief>;
  onChange?: (values: Partial<Brief>) => void;
  sending: boolean;
  /** Whether all is known that goes with it; yes unless said. */
  isReady?: boolean;
  /** Sentences of the server about single fields. */
  fieldErrors: Record<string, string>;
  onSubmit: (brief: Brief) => void;
}

const REQUIRED = ['brandName', 'contactEmail', 'projectDescription'] as const;

function check({ scriptUrl, wantedBy, ...brief }: Brief): Problems {
  const missing = REQUIRED.filter((field) => isBlank(brief[field]));
  return {
    ...(!isEmail(brief.contactEmail) && { contactEmail: BOOKING_MESSAGES.clientEmail }),
    ...Object.fromEntries(missing.map((field) => [field, BOOKING_MESSAGES[field]])),
    ...(!isBlank(scriptUrl) && !isWebUrl(scriptUrl ?? '') && { scriptUrl: BOOKING_MESSAGES.scriptUrl }),
    ...wrongDay(wantedBy),
  };
}

/** Beside what each field says: a link that is none doesn't mean that one is missing. */
function sayWhatIsMissing(values: Brief): void {
  if (REQUIRED.some((field) => isBlank(values[field])))
    showToast(BOOKING_MESSAGES.missingTitle, BOOKING_MESSAGES.missing, 'destructive');
}

const trimmed = (value: string | undefined): string | undefined =>
  isBlank(value) ? undefined : value?.trim();

/** The brand's brief; paying comes after it. What was typed stays when sending fails. */
export function BriefForm(props: BriefFormProps) {
  const { amount, contactEmail, brandName, projectDescription, addons, files } = props;
  const { kept, onChange, sending, isReady = true, fieldErrors, onSubmit } = props;
  function submit(values: Brief): void {
    onSubmit({
      brandName: values.brandName.trim(),
      contactEmail: values.contactEmail.trim(),
      projectDescription: values.projectDescription.trim(),
      scriptUrl: trimmed(values.scriptUrl),
      additionalNotes: trimmed(values.additionalNotes),
      wantedBy: trimmed(values.wantedBy),
    });
  }

  return (
    <PlainForm<Brief>
      check={check}
      fieldErrors={fieldErrors}
      onChange={onChange}
      onSubmit={submit}
      onRefused={sayWhatIsMissing}
      className={styles.form}
    >
      <Panel title="Brand Information">
        <div>
          <TextField
            name="brandName"
            label="Brand Name"
            autoComplete="organization"
            maxLength={BOOKING_LIMITS.brandName.max}
            defaultValue={kept?.brandName || brandName}
          />
          <EmailField
            name="contactEmail"
            label="Contact Email"
            defaultValue={kept?.contactEmail || contactEmail}
          />
        </div>
      </Panel>
      <Panel title="Project Details">
        <div>
          <TextAreaField
            name="projectDescription"
            label="Project Description"
            long
            maxLength={BOOKING_LIMITS.projectDescription.max}
            placeholder="What is the product, who is it for, what should people see?"
            defaultValue={kept?.projectDescription || projectDescription}
          />
          <TextField
            name="scriptUrl"
            label="Script or Brief Link (optional)"
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={BOOKING_LIMITS.scriptUrl.max}
            defaultValue={kept?.scriptUrl}
          />
          <TextAreaField
            name="additionalNotes"
            label="Additional Notes (optional)"
            maxLength={BOOKING_LIMITS.additionalNotes.max}
            defaultValue={kept?.additionalNotes}
          />
          <WantedByField kept={kept?.wantedBy} />
          {files}
        </div>
      </Panel>
      {addons}
      <Agreement by="By booking" />
      <BottomBar>
        <SubmitButton disabled={sending || !isReady}>
          {sending ? 'Creating Booking...' : `Continue to Payment - ${formatMoney(amount)}`}
        </SubmitButton>
        <p className={styles.note}>{HELD_UNTIL_APPROVAL}</p>
      </BottomBar>
    </PlainForm>
  );
}
