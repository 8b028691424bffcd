import {
  ANONYMOUS,
  EMAIL,
  TIP_AMOUNTS,
  TIP_GIFT,
  TIP_LIMITS,
  TIP_MESSAGES,
  formatPrice,
  isEmail,
  parseTipAmount,
  tipLabel,
} from '@reelpact/domain';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetCreatorProfileQuery } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { useSession } from '../../api/session';
import { type GiveTipDto, useGiveTipMutation } from '../../api/tip-calls';
import { LoadFailed } from '../../loading/load-failed';
import { BackLink } from '../../ui/back-link';
import { Agreement } from '../../ui/legal-links';
import { LinkButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { PlainForm, SubmitButton, type Problems, useFormState } from '../../ui/plain-form';
import { useSentForm } from '../../ui/sent-form';
import { Skeleton } from '../../ui/skeleton';
import { EmailField, TextAreaField, TextField } from '../../ui/text-field';
import styles from './tip.module.css';

/** As the form's fields are named: `own` where another amount is meant than those that are offered. */
interface TipFields {
  amount: string;
  ownAmount: string;
  email: string;
  name: string;
  message: string;
}

const OWN = 'own';
const amountOf = ({ amount, ownAmount }: TipFields): string => (amount === OWN ? ownAmount.trim() : amount);

const check = (fields: TipFields): Problems => ({
  amount: parseTipAmount(amountOf(fields)) === null ? TIP_MESSAGES.amount : undefined,
  email: isEmail(fields.email) ? undefined : TIP_MESSAGES.email,
});

/** There is nobody to be tipped, or no longer. */
function NoTips({ name }: { name?: string }) {
  return (
    <MessagePage
      title={name ? `${name} doesn’t take tips right now` : 'Creator not found'}
      text={name ? undefined : 'Please check the address.'}
    >
      <LinkButton to="/">Go to the start page</LinkButton>
    </MessagePage>
  );
}
export const NobodyToTip = () => <NoTips />;

/** Where a tip is begun: how much, and where the receipt goes. The card comes on the tip's own page. */
export function TipForm({ username }: { username: string }) {
  const { data: creator, isLoading, error, refetch } = useGetCreatorProfileQuery({ idOrUsername: username });
  const [giveTip] = useGiveTipMutation();
  const { user, loading: sessionLoading } = useSession();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const sent = useRef<{ body: string; key: string }>(undefined);
  const navigate = useNavigate();
  if (isLoading || sessionLoading) return <Skeleton shape="page" />;
  if (!creator) return <LoadFailed error={error} onRetry={refetch} missing={<NoTips />} />;
  const { displayName } = creator;
  if (!creator.blocks.some(({ kind }) => kind === 'tips')) return <NoTips name={displayName} />;

  async function give(fields: TipFields): Promise<void> {
    const { email, name, message } = fields;
    const body: GiveTipDto = {
      amount: amountOf(fields),
      email: email.trim(),
      ...(name.trim() && { name: name.trim() }),
      ...(message.trim() && { message: message.trim() }),
    };
    // The same form sent again begins no second tip.
    const text = JSON.stringify(body);
    if (sent.current?.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
    setSending(true);
    setFieldErrors({});
    try {
      const args = { username, 'Idempotency-Key': sent.current.key, giveTipDto: body };
      const { id } = await giveTip(args).unwrap();
      void navigate(`/tip/${id}`);
    } catch (failure) {
      if (isApiProblem(failure)) setFieldErrors(failure.errors);
      reportFailure(failure, { otherwise: 'The tip could not be begun' });
      setSending(false);
    }
  }

  return (
    <Page
      width="narrow"
      back={<BackLink to={`/${username}`}>Back</BackLink>}
      title={tipLabel(displayName)}
      subtitle={TIP_GIFT}
    >
      <PlainForm<TipFields>
        check={check}
        fieldErrors={fieldErrors}
        busy={isSending}
        onSubmit={(fields) => void give(fields)}
        className={styles.form}
      >
        <Panel>
          <AmountField />
          <EmailField
            label="Your email"
            hint="For the receipt. It is shown to nobody."
            maxLength={EMAIL.max}
            defaultValue={user?.email}
          />
          <TextField
            name="name"
            label="Your name (optional)"
            hint={`Without one, ${displayName} sees “${ANONYMOUS}”.`}
            maxLength={TIP_LIMITS.name.max}
            autoComplete="name"
            defaultValue={user?.brandName ?? undefined}
          />
          <TextAreaField
            name="message"
            label="Message (optional)"
            hint={`Only ${displayName} can read it.`}
            maxLength={TIP_LIMITS.message.max}
          />
        </Panel>
        <Agreement by="By tipping" />
        <SubmitButton>Go to the card</SubmitButton>
      </PlainForm>
    </Page>
  );
}

/** The amounts that are offered, as the browser's own radio buttons, and one of one's own. */
function AmountField() {
  const { problems } = useFormState();
  const { values } = useSentForm();
  const [params] = useSearchParams();
  const asked = params.get('amount');
  const usual = asked === '' ? OWN : (asked ?? String(TIP_AMOUNTS.usual / 100));
  const offered = TIP_AMOUNTS.offered.map((cents) => ({
    value: String(cents / 100),
    label: formatPrice(cents),
  }));
  const chosen = values['amount'] ?? usual;
  const isOffered = offered.some(({ value }) => value === chosen);
  const problem = problems['amount'];
  return (
    <fieldset className={styles.amounts} aria-describedby={problem ? 'amount-problem' : undefined}>
      <legend>How much?</legend>
      <div className={styles.tiles}>
        {[...offered, { value: OWN, label: 'Other' }].map(({ value, label }) => (
          <label key={value} className={styles.tile}>
            <input
              type="radio"
              name="amount"
              value={value}
              defaultChecked={isOffered ? value === chosen : value === OWN}
            />
            {label}
          </label>
        ))}
      </div>
      <div className={styles.own}>
        <TextField
          name="ownAmount"
          label="Amount in dollars"
          inputMode="decimal"
          placeholder="25"
          defaultValue={isOffered || chosen === OWN ? undefined : chosen}
        />
      </div>
      {problem && (
        <p id="amount-problem" className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
