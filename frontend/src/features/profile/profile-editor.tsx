import { Form, Switch } from 'antd';
import type { BookingFlow } from '@reelpact/domain';
import { Link } from 'react-router-dom';
import { CheckedForm } from '../../ui/form';
import { ProfileFields, type ProfileValues } from './profile-fields';
import type { useProfileDraft } from './use-profile-draft';

/** The profile of a creator who has one. */
export function ProfileEditor({ profile }: { profile: ReturnType<typeof useProfileDraft> }) {
  return (
    <CheckedForm<ProfileValues>
      size="middle"
      fieldErrors={profile.errors}
      initialValues={profile.values}
      onValuesChange={(_, values) => profile.change(values)}
    >
      <ProfileFields />
      <Form.Item
        name="bookingFlow"
        label="Approve requests before payment"
        extra="When off, brands pay as they book; you still accept or decline."
        getValueProps={(flow: BookingFlow) => ({ checked: flow === 'approve_first' })}
        getValueFromEvent={(first: boolean): BookingFlow => (first ? 'approve_first' : 'pay_first')}
      >
        <Switch />
      </Form.Item>
      <p>
        How brands find you is set in the <Link to="/creator/dashboard/directory">directory</Link>.
      </p>
    </CheckedForm>
  );
}
