import {
  BIO,
  CATEGORIES,
  CATEGORY_MESSAGE,
  DISPLAY_NAME,
  INSTAGRAM_USERNAME,
  PROFILE_IMAGE,
  USERNAME,
  usernameProblem,
} from '@reelpact/domain';
import { Button, Form, Input, Select } from 'antd';
import { useRef, type ChangeEvent } from 'react';
import { Avatar } from '../../ui/avatar';
import { readAsDataUrl } from '../../ui/data-url';
import { showToast } from '../../ui/toast';
import styles from './profile-fields.module.css';

export interface ProfileValues {
  username: string;
  displayName: string;
  bio: string;
  category: string;
  instagramUsername?: string;
  profileImageUrl?: string | null;
}

/** The form's control for the picture: holds a data URL until it is sent. */
function PictureField({
  value,
  onChange,
  name,
}: {
  value?: string | null;
  onChange?: (url: string) => void;
  name: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  async function pick(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = ''; // The same file chosen again must count as a change.
    if (!file) return;
    const refusal = !file.type.startsWith('image/')
      ? PROFILE_IMAGE.messages.type
      : file.size > PROFILE_IMAGE.maxBytes
        ? PROFILE_IMAGE.messages.size
        : null;
    if (refusal) {
      const [title = refusal, text] = refusal.split(': ');
      showToast(title, text, 'destructive');
      return;
    }
    try {
      onChange?.(await readAsDataUrl(file));
    } catch {
      showToast('Upload failed', 'Failed to upload image. Please try again.', 'destructive');
    }
  }
  return (
    <div className={styles.picture}>
      <Avatar name={name} src={value} size={72} />
      <Button onClick={() => input.current?.click()}>{value ? 'Change photo' : 'Add photo'}</Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        style={{ display: 'none' }} // The library's forms show file inputs even when they are `hidden`.
        aria-label="Profile photo"
        onChange={(event) => void pick(event)}
      />
    </div>
  );
}

/** The fields of a creator's profile, for any form that has them. */
export function ProfileFields({ onDisplayName }: { onDisplayName?: (name: string) => void }) {
  const form = Form.useFormInstance<ProfileValues>();
  const displayName = Form.useWatch('displayName', form) ?? '';
  return (
    <div>
      <Form.Item name="profileImageUrl" noStyle>
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
        extra={`${window.location.host}/`}
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
