import { INQUIRY, isBlank, isEmail, EMAIL } from '@reelpact/domain';
import { Button, Form, Input } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnterAsGuestMutation, useGetCreatorProfileQuery } from '../../api/calls';
import { useAskCreatorMutation, useConfirmQuestionMutation } from '../../api/conversation-calls';
import { failureText, reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { useSession } from '../../api/session';
import { LoadFailed } from '../../loading/load-failed';
import { BackLink } from '../../ui/back-link';
import { CheckedForm, EmailInput, rule } from '../../ui/form';
import { LinkButton, PlainButton } from '../../ui/link-button';
import { Agreement } from '../../ui/legal-links';
import { MessagePage } from '../../ui/message-page';
import { Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { forgetKeptText, useKeptText } from '../../ui/use-kept-text';

interface Question {
  name: string;
  email: string;
  body: string;
}
interface Sent {
  creatorId: string;
  conversationId: string;
  email: string;
}
interface Proof {
  token?: string;
  email?: string;
  code?: string;
}

/** What the form needs in which somebody shows to read an address’s emails. */
interface ProofForm {
  title: string;
  text: string;
  button: string;
  /** From the link; without it the email and the code are asked for. */
  token: string | null;
  email?: string;
  passwordHint: null;
  busy: boolean;
  failure: string | null;
  onSubmit: (proof: Proof) => void;
  /** What else can be done. */
  children?: ReactNode;
}
type DrawProofForm = (form: ProofForm) => ReactNode;

interface AskScreenProps {
  username: string;
  packageId: string | null;
  proofForm: DrawProofForm;
}

/** Writes to a creator before there is a booking. A visitor shows by a code that the address is theirs; then the creator gets it. */
export function AskScreen({ username, packageId, proofForm }: AskScreenProps) {
  const creator = useGetCreatorProfileQuery({ idOrUsername: username });
  const { user, loading } = useSession();
  const [sent, setSent] = useState<Sent | null>(null);
  if (creator.isLoading || loading) return <Skeleton />;
  if (!creator.data) {
    const missing = (
      <MessagePage title="Creator not found" text="There is no such page any more.">
        <LinkButton to="/">Go to the start page</LinkButton>
      </MessagePage>
    );
    return <LoadFailed error={creator.error} onRetry={() => void creator.refetch()} missing={missing} />;
  }
  const { id, displayName } = creator.data;
  if (sent !== null) {
    return (
      <Page width="narrow">
        <ProveAddress sent={sent} proofForm={proofForm} onBack={() => setSent(null)} />
      </Page>
    );
  }
  return (
    <Page
      width="narrow"
      back={<BackLink to={`/${username}`}>Back</BackLink>}
      title={`Message ${displayName}`}
      subtitle="Ask before you book. Answers come here and by email."
    >
      <AskForm
        creatorId={id}
        packageId={packageId}
        email={user?.email ?? ''}
        name={[user?.firstName, user?.lastName].filter(Boolean).join(' ')}
        onSent={setSent}
      />
    </Page>
  );
}

interface AskFormProps {
  creatorId: string;
  packageId: string | null;
  name: string;
  email: string;
  onSent: (sent: Sent) => void;
}

function AskForm({ creatorId, packageId, name, email, onSent }: AskFormProps) {
  const [ask, { isLoading }] = useAskCreatorMutation();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [draft, setDraft] = useKeptText(`question ${creatorId}`);
  // The same question has the same name: sent twice, it is kept once.
  const attempt = useRef({ content: '', key: '' });
  const navigate = useNavigate();

  async function submit(question: Question): Promise<void> {
    setFieldErrors({});
    const asked = { ...question, body: question.body.trim(), ...(packageId && { packageId }) };
    const content = JSON.stringify(asked);
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    const body = { ...asked, key: attempt.current.key };
    try {
      const { conversationId, confirmed } = await ask({ id: creatorId, questionDto: body }).unwrap();
      // Until it is confirmed, the address may turn out to be wrong: the words stay.
      if (!confirmed) return onSent({ creatorId, conversationId, email: question.email });
      setDraft('');
      await navigate(`/messages/${conversationId}`, { replace: true });
    } catch (error) {
      if (isApiProblem(error)) setFieldErrors(error.errors);
      reportFailure(error, {
        title: 'Not sent',
        otherwise: 'Your message could not be sent. Please try again.',
      });
    }
  }

  return (
    <Panel>
      <CheckedForm<Question>
        fieldErrors={fieldErrors}
        initialValues={{ name, email, body: draft }}
        onFinish={(question) => void submit(question)}
      >
        <Form.Item
          name="name"
          label="Your name or brand"
          rules={[rule((value) => !isBlank(value), INQUIRY.name.message)]}
        >
          <Input autoComplete="organization" maxLength={INQUIRY.name.max} />
        </Form.Item>
        <Form.Item name="email" label="Email Address" rules={[rule(isEmail, EMAIL.message)]}>
          <EmailInput />
        </Form.Item>
        <Form.Item
          name="body"
          label="Message"
          rules={[rule((value) => value.trim().length >= INQUIRY.body.min, INQUIRY.body.message)]}
        >
          <Input.TextArea
            autoSize={{ minRows: 4, maxRows: 14 }}
            maxLength={INQUIRY.body.max}
            onChange={(event) => setDraft(event.target.value)}
          />
        </Form.Item>
        <Agreement by="By sending the message" />
        <Button type="primary" htmlType="submit" block disabled={isLoading}>
          {isLoading ? 'Sending…' : 'Send message'}
        </Button>
      </CheckedForm>
    </Panel>
  );
}

interface ProveAddressProps {
  sent: Sent;
  proofForm: DrawProofForm;
  onBack: () => void;
}

function ProveAddress({ sent, proofForm, onBack }: ProveAddressProps) {
  const confirmed = useConfirmed(sent.conversationId, () => forgetKeptText(`question ${sent.creatorId}`));
  return proofForm({
    title: 'Check your email',
    text: INQUIRY.messages.prove,
    button: 'Send my message',
    token: null,
    email: sent.email,
    passwordHint: null,
    ...confirmed,
    children: (
      <PlainButton look="plain" block onClick={onBack}>
        No email, or a wrong address? Go back
      </PlainButton>
    ),
  });
}

/** Shows that an address is the sender’s, passes their message on, and goes to the conversation. */
function useConfirmed(conversationId: string, onConfirmed?: () => void) {
  const [enter, entering] = useEnterAsGuestMutation();
  const [confirm, confirming] = useConfirmQuestionMutation();
  const [failure, setFailure] = useState<string | null>(null);
  // A link works once: were passing on to fail after it, the second try needs no link any more.
  const isProven = useRef(false);
  const navigate = useNavigate();

  async function run({ token, email = '', code = '' }: Proof): Promise<void> {
    setFailure(null);
    try {
      if (!isProven.current) await enter({ linkProofDto: token ? { token } : { email, code } }).unwrap();
      isProven.current = true;
      await confirm({ id: conversationId }).unwrap();
      onConfirmed?.();
      await navigate(`/messages/${conversationId}`, { replace: true });
    } catch (error) {
      setFailure(failureText(error, { otherwise: 'Your message could not be sent. Please try again.' }));
    }
  }
  return {
    busy: entering.isLoading || confirming.isLoading,
    failure,
    onSubmit: (proof: Proof) => void run(proof),
  };
}

interface OpenMessageScreenProps {
  conversationId: string;
  token: string | null;
  proofForm: DrawProofForm;
}

/** Where the email leads: one button, because mail scanners open links but press nothing. */
export function OpenMessageScreen({ conversationId, token, proofForm }: OpenMessageScreenProps) {
  const confirmed = useConfirmed(conversationId);
  return (
    <Page>
      {proofForm({
        title: 'Send your message',
        text: token
          ? 'Press the button if it was you who wrote to a creator. They get your message then.'
          : 'Enter the code from the email.',
        button: 'Send my message',
        token,
        passwordHint: null,
        ...confirmed,
      })}
    </Page>
  );
}
