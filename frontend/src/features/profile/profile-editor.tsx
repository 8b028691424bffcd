import { Button, Form } from 'antd';
import { useUpdateCreatorProfileMutation, type CreatorDto } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { showToast } from '../../ui/toast';
import { ProfileFields, type ProfileValues } from './profile-fields';

interface ProfileEditorProps {
  creator: CreatorDto;
  /** Called while typing, so that a preview can follow. */
  onTyped?: (values: ProfileValues) => void;
}

/** The profile of a creator who has one. */
export function ProfileEditor({ creator, onTyped }: ProfileEditorProps) {
  const [form] = Form.useForm<ProfileValues>();
  const [update, { isLoading }] = useUpdateCreatorProfileMutation();

  async function save(values: ProfileValues): Promise<void> {
    try {
      await update({ idOrUsername: creator.id, profileChangeDto: values as never }).unwrap();
      showToast('Profile Updated!');
    } catch (error) {
      if (isApiProblem(error)) {
        form.setFields(
          Object.entries(error.errors).map(([name, message]) => ({
            name: name as keyof ProfileValues,
            errors: [message],
          })),
        );
      }
      reportFailure(error, { otherwise: 'Failed to update profile' });
    }
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{
        username: creator.username,
        displayName: creator.displayName,
        bio: creator.bio ?? '',
        category: creator.category ?? undefined,
        instagramUsername: creator.instagramUsername ?? undefined,
        profileImageUrl: creator.profileImageUrl ?? undefined,
      }}
      onFinish={(values) => void save(values)}
      onValuesChange={(_, values) => onTyped?.(values)}
      scrollToFirstError
    >
      <ProfileFields />
      <Button type="primary" htmlType="submit" loading={isLoading}>
        Save Profile
      </Button>
    </Form>
  );
}
