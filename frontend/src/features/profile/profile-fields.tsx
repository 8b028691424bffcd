import {
  BIO,
  type BookingFlow,
  CATEGORIES,
  CATEGORY_MESSAGE,
  DISPLAY_NAME,
  INSTAGRAM_USERNAME,
  USERNAME,
  usernameProblem,
} from '@reelpact/domain';
import { Form, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { PictureField } from './picture-field';

export interface ProfileValues {
  username: string;
  displayName: string;
  bio: string;
  category: string;
  instagramUsername?: string;
  profileImageUrl?: string | null;
  bookingFlow?: BookingFlow;
}

interface ProfileFieldsProps {
  onDisplayName?: (name: string) => void;
  afterUsername?: ReactNode;
}

/** The fields of a creator's profile, for any form that has them. */
export function ProfileFields({ onDisplayName, afterUsername }: ProfileFieldsProps) {
  const form = Form.useFormInstance<ProfileValues>();
  const displayName = Form.useWatch('displayName', form) ?? '';
  const username = Form.useWatch('username', form) ?? '';
  return (
    <div>
      <Form.Item name="profileImageUrl">
        <PictureField name={displayName} />
      </Form.Item>
      <Form.Item
        name="displayName"
        label="Display Name"
        rules={[
          { required: true, whitespace: true, message: DISPLAY_NAME.messages.min },
          { min: DISPLAY_NAME.min, message: DISPLAY_NAME.messages.min },
        ]}
      >
        <Input
          autoComplete="name"
          maxLength={DISPLAY_NAME.max}
          onChange={(event) => onDisplayName?.(event.target.value)}
        />
      </Form.Item>
      <Form.Item
        name="username"
        label="Username"
        extra={`${window.location.host}/${username}`}
        rules={[
          {
            validator: (_, value: string | undefined) => {
              const problem = usernameProblem(value ?? '');
              return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
            },
          },
        ]}
      >
        <Input
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={USERNAME.max + 10}
        />
      </Form.Item>
      {afterUsername}
      <Form.Item
        name="bio"
        label="Bio"
        rules={[
          { required: true, message: BIO.messages.min },
          { min: BIO.min, message: BIO.messages.min },
          { max: BIO.max, message: BIO.messages.max },
        ]}
      >
        <Input.TextArea
          autoSize={{ minRows: 3, maxRows: 8 }}
          count={{ show: ({ count }) => `${count}/${BIO.max}` }}
        />
      </Form.Item>
      <Form.Item name="category" label="Category" rules={[{ required: true, message: CATEGORY_MESSAGE }]}>
        <Select
          options={CATEGORIES.map((category) => ({ value: category, label: category }))}
          placeholder="Choose one"
        />
      </Form.Item>
      <Form.Item
        name="instagramUsername"
        label="Instagram Username (optional)"
        rules={[{ pattern: INSTAGRAM_USERNAME.pattern, message: INSTAGRAM_USERNAME.message }]}
      >
        <Input autoCapitalize="none" spellCheck={false} maxLength={INSTAGRAM_USERNAME.max + 1} />
      </Form.Item>
    </div>
  );
}
