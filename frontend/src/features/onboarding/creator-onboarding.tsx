import { Button, Form } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOnboardCreatorMutation, type OnboardDto } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { LinkButton } from '../../ui/link-button';
import { Columns, Page, Row } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { showToast } from '../../ui/toast';

/** The profile as the form holds it. */
export type OnboardingProfile = Pick<OnboardDto, 'username' | 'displayName' | 'bio' | 'category'> & {
  instagramUsername?: string;
  profileImageUrl?: string;
};

interface CreatorOnboardingProps<Block> {
  initialProfile: Partial<OnboardingProfile>;
  initialBlocks: () => Block[];
  /** Fields of the profile, for the wizard's form. */
  profileFields: (onDisplayName: (name: string) => void) => ReactNode;
  proposeUsername: (displayName: string) => string;
  editor: (blocks: Block[], onChange: (blocks: Block[]) => void, checked: boolean) => ReactNode;
  preview: (profile: Partial<OnboardingProfile>, blocks: Block[]) => ReactNode;
  /** Whether the sections can be saved as they are. */
  isComplete: (blocks: Block[]) => boolean;
  toContentBlocks: (blocks: Block[]) => NonNullable<OnboardDto['contentBlocks']>;
}

const headings = {
  1: ['Set up your profile', 'This is what brands see first.'],
  2: ['Build your link-in-bio', 'Start with your main package and add what you like.'],
  3: ['Your link-in-bio is live!', 'You are taken to your dashboard in a moment.'],
} as const;

/** How long the finished page is shown before the dashboard opens, in milliseconds. */
const showLive = 4000;

/** The creator's first three steps. What was typed stays through going back and through every failure. */
export function CreatorOnboarding<Block>(props: CreatorOnboardingProps<Block>) {
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const [form] = Form.useForm<OnboardingProfile>();
  const [profile, setProfile] = useState<Partial<OnboardingProfile>>(props.initialProfile);
  const [blocks, setBlocks] = useState<Block[]>(props.initialBlocks);
  const [checked, setChecked] = useState(false);
  const [onboard, { isLoading: creating }] = useOnboardCreatorMutation();
  const navigate = useNavigate();

  const live = step === 3;

  useEffect(() => {
    if (!live) return;
    const timer = setTimeout(() => void navigate('/creator/dashboard'), showLive);
    return () => clearTimeout(timer);
  }, [live, navigate]);

  const followName = (displayName: string) => {
    if (!form.isFieldTouched('username')) form.setFieldValue('username', props.proposeUsername(displayName));
  };

  const skip = () => {
    showToast('Skipped Onboarding', 'You can complete your profile setup in the dashboard');
    void navigate('/creator/dashboard');
  };

  async function create(): Promise<void> {
    setChecked(true);
    if (!props.isComplete(blocks)) return;
    try {
      const onboardDto = { ...profile, contentBlocks: props.toContentBlocks(blocks) } as OnboardDto;
      await onboard({ onboardDto }).unwrap();
      setStep(3);
      showToast('Profile Created!', 'Your link-in-bio is now live!');
    } catch (error) {
      reportFailure(error, { fixed: 'Failed to create profile' });
      const wrong = isApiProblem(error) ? error.errors : {};
      const ofProfile = Object.keys(wrong).filter((field) => field in profile);
      if (isApiProblem(error) && error.code === 'USERNAME_TAKEN') ofProfile.push('username');
      if (ofProfile.length > 0 && isApiProblem(error)) {
        const { message } = error;
        setStep(1);
        // The form is on screen again only after this render.
        setTimeout(() =>
          ofProfile.forEach((field) =>
            form.setFields([{ name: field as keyof OnboardingProfile, errors: [wrong[field] ?? message] }]),
          ),
        );
      }
    }
  }

  const [title, subtitle] = headings[step];
  return (
    <Page
      width={step === 2 ? 'wide' : 'medium'}
      title={title}
      subtitle={subtitle}
      aside={<span aria-label={`Step ${step} of 3`}>{step}/3</span>}
    >
      {step === 1 && (
        <Form
          form={form}
          layout="vertical"
          size="large"
          requiredMark={false}
          initialValues={profile}
          scrollToFirstError
          onFinish={(values) => {
            setProfile(values);
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
        </Form>
      )}
      {step === 2 && (
        <Columns side={props.preview(profile, blocks)}>
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
        <>
          {props.preview(profile, blocks)}
          <Row>
            <LinkButton to="/creator/dashboard">Go to your dashboard</LinkButton>
            <LinkButton to={`/${profile.username ?? ''}`} look="quiet">
              View Live
            </LinkButton>
          </Row>
        </>
      )}
    </Page>
  );
}
