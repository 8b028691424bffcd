import {
  CONTENT_FORMAT_OPTIONS,
  DEFAULT_EMOJI,
  DELIVERY_OPTIONS,
  formatLabel,
  PACKAGE_LIMITS,
  REVISIONS_OPTIONS,
  rightsLabel,
  USAGE_RIGHTS_OPTIONS,
} from '@reelpact/domain';
import { Button, Form, Input, InputNumber, Modal, Select } from 'antd';
import type { AddonMeaningInputDto, ContentFormatWord, UsageRightsWord } from '../../api/calls';
import { AddonMeaningField } from './addon-meaning-field';
import { EmojiField } from './emoji-field';
import { optionsWith, revisionsOptions } from './option-lists';
import { CheckedForm } from '../../ui/form';
import styles from './package-dialog.module.css';

export interface PackageValues {
  name: string;
  emoji: string;
  description: string;
  price: number;
  deliveryTime: string;
  revisions: number | 'unlimited';
  contentFormat: ContentFormatWord;
  usageRights: UsageRightsWord;
  whatIncluded: string;
  includes: string;
  /** Of add-ons alone. */
  meaning?: AddonMeaningInputDto;
}

export const emptyPackage: PackageValues = {
  name: '',
  emoji: DEFAULT_EMOJI,
  description: '',
  price: 0,
  deliveryTime: DELIVERY_OPTIONS.creatorOnboarding[1],
  revisions: 0,
  contentFormat: CONTENT_FORMAT_OPTIONS.dashboard[0],
  usageRights: USAGE_RIGHTS_OPTIONS.dashboard[0],
  whatIncluded: '',
  includes: '',
};

interface PackageDialogProps {
  /** The package to edit; null adds a new one. */
  editing: PackageValues | null;
  saving: boolean;
  fieldErrors: Record<string, string>;
  onSave: (values: PackageValues) => void;
  onCancel: () => void;
}

/** Adds or edits one package. It checks nothing itself: what the server refuses is shown beside its field. */
export function PackageDialog({ editing, saving, fieldErrors, onSave, onCancel }: PackageDialogProps) {
  const [form] = Form.useForm<PackageValues>();
  const initial = editing ?? emptyPackage;

  return (
    <Modal
      open
      title={editing ? 'Edit Package' : 'Add New Package'}
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          Cancel
        </Button>,
        <Button key="save" type="primary" loading={saving} onClick={() => form.submit()}>
          {editing ? 'Update Package' : 'Create Package'}
        </Button>,
      ]}
    >
      <CheckedForm<PackageValues>
        form={form}
        size="middle"
        fieldErrors={fieldErrors}
        initialValues={initial}
        onFinish={(values) =>
          onSave({ ...values, price: values.price ?? 0, revisions: values.revisions ?? 0 })
        }
      >
        <Form.Item name="emoji" label="Emoji">
          <EmojiField />
        </Form.Item>
        <Form.Item name="name" label="Package Name">
          <Input maxLength={PACKAGE_LIMITS.name.max} />
        </Form.Item>
        <Form.Item name="description" label="Description">
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={PACKAGE_LIMITS.description.max} />
        </Form.Item>
        {initial.meaning && (
          <Form.Item name="meaning">
            <AddonMeaningField id="meaning" />
          </Form.Item>
        )}
        <div className={styles.pair}>
          <Form.Item name="price" label="Price">
            <InputNumber min={0} precision={2} prefix="$" style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item name="deliveryTime" label="Delivery Time">
            <Select
              options={optionsWith(DELIVERY_OPTIONS.creatorOnboarding, (word) => word, initial.deliveryTime)}
            />
          </Form.Item>
          <Form.Item name="revisions" label="Revisions">
            <Select options={revisionsOptions(REVISIONS_OPTIONS.editor)} />
          </Form.Item>
          <Form.Item name="contentFormat" label="Content Format">
            <Select
              options={optionsWith(CONTENT_FORMAT_OPTIONS.dashboard, formatLabel, initial.contentFormat)}
            />
          </Form.Item>
        </div>
        <Form.Item name="usageRights" label="Usage Rights">
          <Select options={optionsWith(USAGE_RIGHTS_OPTIONS.dashboard, rightsLabel, initial.usageRights)} />
        </Form.Item>
        <Form.Item name="whatIncluded" label="What's Included">
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={PACKAGE_LIMITS.includes.max} />
        </Form.Item>
        <Form.Item name="includes" label="Package Includes" extra="One thing per line">
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={PACKAGE_LIMITS.includes.max} />
        </Form.Item>
      </CheckedForm>
    </Modal>
  );
}
