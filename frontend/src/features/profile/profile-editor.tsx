import { Button, Form, Switch } from 'antd';
import type { BookingFlow } from '@reelpact/domain';
import { useState } from 'react';
import { useUpdateCreatorProfileMutation, type CreatorDto } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { CheckedForm } from '../../ui/form';
import { showToast } from '../../ui/toast';
import { ProfileFields, type ProfileValues } from './profile-fields';

interface ProfileEditorProps {
  creator: CreatorDto;
  /** What was typed here before and is not saved yet. */
  typed?: ProfileValues | null;
  /** Called while typing, so that a preview can follow. */
  onTyped?: (values: ProfileValues) => void;
  onSaved?: () => void;
}

/** The profile of a creator who has one. */
export function ProfileEditor({ creator, typed, onTyped, onSaved }: ProfileEditorProps) {
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [update, { isLoading }] = useUpdateCreatorProfileMutation();

  async function save(values: ProfileValues): Promise<void> {
    try {
      await update({ idOrUsername: creator.id, profileChangeDto: values as never }).unwrap();
      showToast('Profile Updated!');
      onSaved?.();
    } catch (error) {
      if (isApiProblem(error)) setFieldErrors(error.errors);
      reportFailure(error, { otherwise: 'Failed to update profile' });
    }
  }

  return (
    <CheckedForm<ProfileValues>
      size="middle"
      fieldErrors={fieldErrors}
      initialValues={{
        username: creator.username,
        displayName: creator.displayName,
        bio: creator.bio ?? '',
        category: creator.category ?? undefined,
        instagramUsername: creator.instagramUsername ?? undefined,
        profileImageUrl: creator.profileImageUrl ?? undefined,
        bookingFlow: creator.bookingFlow,
        ...typed,
      }}
      onFinish={(values) => void save(values)}
      onValuesChange={(_, values) => onTyped?.(values)}
    >
      <ProfileFields />
      <Form.Item
        name="bookingFlow"
        label="Requests first: you accept before the brand pays"
        extra="Off, the brand pays with its booking, and you accept or decline it then. The money is held either way."
        getValueProps={(flow: BookingFlow) => ({ checked: flow === 'approve_first' })}
        getValueFromEvent={(first: boolean): BookingFlow => (first ? 'approve_first' : 'pay_first')}
      >
        <Switch />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isLoading}>
        Save Profile
      </Button>
    </CheckedForm>
  );
}
