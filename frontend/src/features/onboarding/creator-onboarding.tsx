import { DEFAULT_BLOCK_KINDS, PACKAGE_MESSAGES, type PageDesign } from '@reelpact/domain';
import { Button, Form } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOnboardCreatorMutation, useSavePageSettingsMutation, type OnboardDto } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { Avatar } from '../../ui/avatar';
import { CheckedForm } from '../../ui/form';
import { LinkButton } from '../../ui/link-button';
import { Columns, Page, Row } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { showToast } from '../../ui/toast';
import { forgetKeptText, keepText, keptJson } from '../../ui/use-kept-text';
import styles from './creator-onboarding.module.css';
import { LiveLink } from './live-link';

/** The profile as the form holds it. */
export type OnboardingProfile = Pick<OnboardDto, 'username' | 'displayName' | 'bio' | 'category'> & {
  instagramUsername?: string;
  profileImageUrl?: string;
};

interface CreatorOnboardingProps<Block> {
  /** Whose it is: what they have typed is kept in this tab for them alone. */
  userId: string;
  initialProfile: Partial<OnboardingProfile>;
  initialBlocks: () => Block[];
  /** Fields of the profile, for the wizard's form. */
  profileFields: (onDisplayName: (name: string) => void) => ReactNode;
  proposeUsername: (displayName: string) => string;
  /** The sections; `checked` counts how often they were to be saved. */
  editor: (blocks: Block[], onChange: (blocks: Block[]) => void, checked: number) => ReactNode;
  /** The looks to start with. */
  templates: (
    profile: Partial<OnboardingProfile>,
    chosen: PageDesign | null,
    onChoose: (design: PageDesign) => void,
  ) => ReactNode;
  preview: (profile: Partial<OnboardingProfile>, blocks: Block[], design: PageDesign | null) => ReactNode;
  /** Whether the sections can be saved as they are. */
  isComplete: (blocks: Block[]) => boolean;
  toContentBlocks: (blocks: Block[]) => NonNullable<OnboardDto['contentBlocks']>;
}

const headings = {
  1: ['Set up your profile', 'This is what brands see first.'],
  2: ['Build your link-in-bio', 'Start with your main package and add what you like.'],
  3: ['Your link-in-bio is live!', 'Brands can find and book you now.'],
} as const;

/** The steps as a reload finds them again in this tab. */
interface Kept<Block> {
  step: 1 | 2 | 3;
  profile: Partial<OnboardingProfile>;
  blocks: Block[];
  design: PageDesign | null;
  made: { id: string; username: string } | null;
}
const keptAs = (userId: string): string => `onboarding ${userId}`;
const keptFor = <Block,>(userId: string): Kept<Block> | null => keptJson(keptAs(userId));
/** Whether this tab shows somebody their new page. */
export const isShowingLink = (userId: string): boolean => keptFor(userId)?.step === 3;

/** A larger picture leaves no room for the rest of what a browser keeps for a tab, in characters. */
const MAX_KEPT_PICTURE = 2_000_000;

/** How long the finished page is shown before the dashboard opens by itself, in milliseconds. */
const SHOW_LIVE_MS = 12_000;

const Person = ({ name, picture }: { name: string; picture: string | undefined }) => (
  <div className={styles.who}>
    <Avatar name={name} src={picture} size={64} />
    <strong>{name}</strong>
  </div>
);

/** The creator's first three steps. What was typed stays through going back and through every failure. */
export function CreatorOnboarding<Block>(props: CreatorOnboardingProps<Block>) {
  const { userId } = props;
  const [kept] = useState(() => keptFor<Block>(userId));
  const [step, setStep] = useState<1 | 2 | 3>(kept?.step ?? 1);
  const [form] = Form.useForm<OnboardingProfile>();
  const [profile, setProfile] = useState<Partial<OnboardingProfile>>(kept?.profile ?? props.initialProfile);
  const [blocks, setBlocks] = useState<Block[]>(kept?.blocks ?? props.initialBlocks);
  const [checked, setChecked] = useState(0);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [design, setDesign] = useState<PageDesign | null>(kept?.design ?? null);
  const [onboard, { isLoading: creating }] = useOnboardCreatorMutation();
  const [savePage] = useSavePageSettingsMutation();
  const navigate = useNavigate();

  const [made, setMade] = useState(kept?.made ?? null);
  useEffect(() => {
    const { profileImageUrl: picture, ...rest } = profile;
    const fits = picture !== undefined && picture.length <= MAX_KEPT_PICTURE;
    const now: Kept<Block> = {
      step,
      profile: fits ? { ...rest, profileImageUrl: picture } : rest,
      blocks,
      design,
      made,
    };
    keepText(keptAs(userId), JSON.stringify(now));
  }, [userId, step, profile, blocks, design, made]);
  // Once they go on, there is nothing to come back to; a reload doesn't come by here.
  useEffect(() => () => forgetKeptText(keptAs(userId)), [userId]);
  // Who copies, shares or scans is not to be taken away from it.
  const [staying, setStaying] = useState(false);
  const leaving = step === 3 && !staying;

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => void navigate('/creator/dashboard'), SHOW_LIVE_MS);
    return () => clearTimeout(timer);
  }, [leaving, navigate]);

  const followName = (displayName: string) => {
    if (!form.isFieldTouched('username')) form.setFieldValue('username', props.proposeUsername(displayName));
  };

  const skip = () => {
    showToast('Skipped Onboarding', 'You can complete your profile setup in the dashboard');
    void navigate('/creator/dashboard');
  };

  /** The page is live by now, and stays so when this fails. */
  async function saveLook(creatorId: string, chosen: PageDesign): Promise<void> {
    const blocks = DEFAULT_BLOCK_KINDS.map((kind) => ({ kind, enabled: true, archived: false, content: {} }));
    try {
      await savePage({ creatorId, savePageDto: { design: chosen, blocks } }).unwrap();
    } catch {
      setDesign(null);
      showToast(
        'Your look was not saved',
        'Your page is live with the default look. You can choose another one under Edit Link in your dashboard.',
        'destructive',
      );
    }
  }

  async function create(): Promise<void> {
    setChecked((times) => times + 1);
    if (!props.isComplete(blocks)) {
      showToast('Error', PACKAGE_MESSAGES.incomplete, 'destructive');
      return;
    }
    try {
      const onboardDto = { ...profile, contentBlocks: props.toContentBlocks(blocks) } as OnboardDto;
      const creator = await onboard({ onboardDto }).unwrap();
      setMade(creator);
      setStep(3);
      showToast('Profile Created!', 'Your link-in-bio is now live!');
      if (design) await saveLook(creator.id, design);
    } catch (error) {
      reportFailure(error, { fixed: 'Failed to create profile' });
      const wrong = isApiProblem(error) ? error.errors : {};
      if (!Object.keys(wrong).some((field) => field in profile)) return;
      setFieldErrors(wrong);
      setStep(1);
    }
  }

  const [title, subtitle] = headings[step];
  return (
    <Page
      width={step === 2 ? 'wide' : 'medium'}
      step={step}
      title={title}
      subtitle={subtitle}
      aside={<span aria-label={`Step ${step} of 3`}>{step}/3</span>}
    >
      {step === 1 && (
        <CheckedForm<OnboardingProfile>
          form={form}
          fieldErrors={fieldErrors}
          initialValues={profile}
          onValuesChange={(_, values) => setProfile(values)}
          onFinish={(values) => {
            setProfile(values);
            setFieldErrors({});
            setStep(2);
          }}
        >
          <Panel>
            {props.profileFields(followName)}
            <Row>
              <Button onClick={skip}>Skip for now</Button>
              <Button type="primary" htmlType="submit">
                Next
              </Button>
            </Row>
          </Panel>
        </CheckedForm>
      )}
      {step === 2 && (
        <Columns side={props.preview(profile, blocks, design)}>
          <Panel>{props.templates(profile, design, setDesign)}</Panel>
          {props.editor(blocks, setBlocks, checked)}
          <Row>
            <Button size="large" disabled={creating} onClick={() => setStep(1)}>
              Previous
            </Button>
            <Button size="large" type="primary" loading={creating} onClick={() => void create()}>
              Create your link-in-bio
            </Button>
            <Button size="large" type="text" disabled={creating} onClick={skip}>
              Skip for now
            </Button>
          </Row>
        </Columns>
      )}
      {step === 3 && (
        <div
          className={styles.live}
          onPointerDown={() => setStaying(true)}
          onKeyDown={() => setStaying(true)}
        >
          {made && (
            <LiveLink
              creator={made}
              who={<Person name={profile.displayName ?? made.username} picture={profile.profileImageUrl} />}
            />
          )}
          <Row>
            <LinkButton to="/creator/dashboard">Go to your dashboard</LinkButton>
            <LinkButton to={`/${made?.username ?? ''}`} look="quiet">
              View Live
            </LinkButton>
          </Row>
          {!staying && <p role="status">Your dashboard opens in a moment. Press anything here to stay.</p>}
          {props.preview(profile, blocks, design)}
        </div>
      )}
    </Page>
  );
}
