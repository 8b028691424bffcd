import {
  CONTENT_FORMAT_LABELS,
  CONTENT_FORMAT_OPTIONS,
  DEFAULT_EMOJI,
  DELIVERY_OPTIONS,
  EMOJI_PALETTE,
  formatMoney,
  formatPrice,
  includesList,
  PACKAGE_DEFAULTS,
  PACKAGE_LIMITS,
  PACKAGE_MESSAGES,
  parseDollars,
  REVISIONS_OPTIONS,
  parseRevisions,
  revisionsLabel,
  toContentFormat,
  toUsageRights,
  USAGE_RIGHTS_LABELS,
  USAGE_RIGHTS_OPTIONS,
} from '@reelpact/domain';
import { Button, Form, Input, InputNumber, Select } from 'antd';
import type { SignUpDto } from '../../api/calls';
import { Badge } from '../../ui/badge';
import { Checklist } from '../../ui/checklist';
import { CheckedForm } from '../../ui/form';
import { Agreement } from '../../ui/legal-links';
import { Columns, Row } from '../../ui/page';
import { Panel } from '../../ui/panel';
import styles from './first-package-step.module.css';

/** The wizard's package, in the words that registration takes. */
export type FirstPackage = Required<Omit<SignUpDto, 'email' | 'username'>>;

const defaults = PACKAGE_DEFAULTS.signUpWizard;
const initialPackage: FirstPackage = {
  packageName: defaults.name,
  packageDescription: '',
  packagePrice: defaults.price,
  packageDeliveryTime: defaults.deliveryTime,
  packageEmoji: DEFAULT_EMOJI,
  packageRevisions: defaults.revisions,
  packageContentFormat: defaults.contentFormat,
  packageUsageRights: defaults.usageRights,
  packageIncludes: defaults.includes,
};

const lowestPrice = PACKAGE_LIMITS.wizardMinimumPriceCents;
const words = (values: readonly string[], label: (word: string) => string) =>
  values.map((value) => ({ value, label: label(value) }));
const formatName = (word: string) => CONTENT_FORMAT_LABELS[toContentFormat(word) ?? 'photos'];
const rightsName = (word: string) => USAGE_RIGHTS_LABELS[toUsageRights(word) ?? 'social_media'];

interface FirstPackageStepProps {
  initial: FirstPackage | null;
  creating: boolean;
  /** Sentences of the server about single fields. */
  fieldErrors: Record<string, string>;
  onChange: (pack: FirstPackage) => void;
  onBack: (pack: FirstPackage) => void;
  onCreate: (pack: FirstPackage) => void;
}

export function FirstPackageStep({
  initial,
  creating,
  fieldErrors,
  onChange,
  onBack,
  onCreate,
}: FirstPackageStepProps) {
  const [form] = Form.useForm<FirstPackage>();
  const shown = { ...initialPackage, ...initial, ...Form.useWatch([], form) } as FirstPackage;
  const cents = parseDollars(shown.packagePrice) ?? 0;

  return (
    <Columns
      side={
        <Panel
          aside={<Badge tone="primary">Main Package</Badge>}
          title={`${shown.packageEmoji} ${shown.packageName}`}
        >
          <span className={styles.price}>{formatPrice(cents)}</span>
          <p>{shown.packageDescription || 'Your description goes here.'}</p>
          <p className={styles.terms}>
            {shown.packageDeliveryTime} delivery ·{' '}
            {revisionsLabel(parseRevisions(shown.packageRevisions) ?? 0)}
          </p>
          <Checklist items={includesList(shown.packageIncludes ?? '')} />
        </Panel>
      }
    >
      <Panel>
        <CheckedForm<FirstPackage>
          form={form}
          fieldErrors={fieldErrors}
          initialValues={initial ?? initialPackage}
          onValuesChange={(_, values) => onChange(values)}
          onFinish={onCreate}
        >
          <Form.Item
            name="packageName"
            label="Package Name"
            rules={[{ required: true, whitespace: true, message: PACKAGE_MESSAGES.name }]}
          >
            <Input maxLength={PACKAGE_LIMITS.name.max} />
          </Form.Item>
          <Form.Item
            name="packageDescription"
            label="Description"
            rules={[{ required: true, whitespace: true, message: PACKAGE_MESSAGES.descriptionGiven }]}
          >
            <Input.TextArea
              autoSize={{ minRows: 2, maxRows: 8 }}
              maxLength={PACKAGE_LIMITS.description.max}
            />
          </Form.Item>
          <div className={styles.pair}>
            <Form.Item
              name="packagePrice"
              label="Price"
              extra={`At least ${formatMoney(lowestPrice)}`}
              rules={[
                { required: true, message: PACKAGE_MESSAGES.price },
                {
                  type: 'number',
                  min: lowestPrice / 100,
                  message: PACKAGE_MESSAGES.wizardPrice,
                },
              ]}
            >
              <InputNumber prefix="$" precision={2} style={{ width: '100%' }} />
            </Form.Item>
            <Form.Item name="packageEmoji" label="Emoji">
              <Select options={EMOJI_PALETTE.map((emoji) => ({ value: emoji, label: emoji }))} />
            </Form.Item>
            <Form.Item name="packageDeliveryTime" label="Delivery Time">
              <Select options={words(DELIVERY_OPTIONS.signUpWizard, (word) => word)} />
            </Form.Item>
            <Form.Item name="packageRevisions" label="Revisions">
              <Select
                options={REVISIONS_OPTIONS.signUpWizard.map((value) => ({
                  value,
                  label: value === 'unlimited' ? 'Unlimited' : String(value),
                }))}
              />
            </Form.Item>
            <Form.Item name="packageContentFormat" label="Content Format">
              <Select options={words(CONTENT_FORMAT_OPTIONS.signUpWizard, formatName)} />
            </Form.Item>
            <Form.Item name="packageUsageRights" label="Usage Rights">
              <Select options={words(USAGE_RIGHTS_OPTIONS.signUpWizard, rightsName)} />
            </Form.Item>
          </div>
          <Form.Item name="packageIncludes" label="What's Included" extra="One thing per line">
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={PACKAGE_LIMITS.includes.max} />
          </Form.Item>
          <Row>
            <Button
              onClick={() => onBack({ ...initialPackage, ...form.getFieldsValue(true) } as FirstPackage)}
            >
              Back
            </Button>
            <Button type="primary" htmlType="submit" loading={creating}>
              Create My Page
            </Button>
          </Row>
          <Agreement by="By creating your page" />
        </CheckedForm>
      </Panel>
    </Columns>
  );
}
