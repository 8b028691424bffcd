import { chosenMeaning } from './content-block';
import {
  dollarsText,
  formatLabel,
  includesList,
  revisionsCount,
  rightsLabel,
  tierText,
} from '@reelpact/domain';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import {
  useCreatePackageMutation,
  useDeletePackageMutation,
  useUpdatePackageMutation,
  type PackageDto,
} from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { Checklist } from '../../ui/checklist';
import { EmptyNote } from '../../ui/empty-note';
import { Facts } from '../../ui/facts';
import { MenuButton } from '../../ui/menu-button';
import { showToast } from '../../ui/toast';
import { emptyPackage, PackageDialog, type PackageValues } from './package-dialog';
import styles from './packages-tab.module.css';

interface PackagesTabProps {
  creatorId: string;
  packages: readonly PackageDto[];
}

type Editing = { pack: PackageDto | null } | null;

const valuesOf = (pack: PackageDto): PackageValues => ({
  ...emptyPackage,
  name: pack.name,
  emoji: pack.emoji,
  description: pack.description,
  price: pack.price ?? 0,
  deliveryTime: pack.deliveryTime,
  revisions: pack.revisions as PackageValues['revisions'],
  contentFormat: pack.contentFormat ?? emptyPackage.contentFormat,
  usageRights: pack.usageRights ?? emptyPackage.usageRights,
  whatIncluded: pack.whatIncluded ?? '',
  includes: pack.includes,
  ...(pack.tier === 'addon' && { meaning: chosenMeaning(pack) }),
});

/** The creator's packages: to look at, to add, to edit and to delete. */
export function PackagesTab({ creatorId, packages }: PackagesTabProps) {
  const [editing, setEditing] = useState<Editing>(null);
  const [doomed, setDoomed] = useState<PackageDto | null>(null);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [create, { isLoading: creating }] = useCreatePackageMutation();
  const [update, { isLoading: updating }] = useUpdatePackageMutation();
  const [remove, { isLoading: removing }] = useDeletePackageMutation();

  const open = (pack: PackageDto | null) => {
    setFieldErrors({});
    setEditing({ pack });
  };

  async function save(values: PackageValues): Promise<void> {
    const pack = editing?.pack;
    try {
      if (pack) {
        await update({ id: pack.id, packageChangeDto: values }).unwrap();
        showToast('Package updated');
      } else {
        await create({ creatorId, packageInputDto: { ...values, tier: 'basic' } }).unwrap();
        showToast('Package created');
      }
      setEditing(null);
    } catch (error) {
      if (isApiProblem(error)) setFieldErrors(error.errors);
      reportFailure(error, { fixed: pack ? 'Failed to update package' : 'Failed to create package' });
    }
  }

  async function removeDoomed(): Promise<void> {
    if (!doomed) return;
    try {
      await remove({ id: doomed.id }).unwrap();
      showToast('Package deleted');
      setDoomed(null);
    } catch (error) {
      reportFailure(error, { fixed: 'Failed to delete package. Please try again.' });
    }
  }

  return (
    <div className={styles.packages}>
      <div>
        <Button type="primary" onClick={() => open(null)}>
          Add Package
        </Button>
      </div>
      {packages.length === 0 && (
        <EmptyNote title="No packages yet">Add one, so that brands have something to book.</EmptyNote>
      )}
      {packages.map((pack) => (
        <article key={pack.id} className={styles.card}>
          <details>
            <summary>
              <span className={styles.emoji} aria-hidden="true">
                {pack.emoji}
              </span>
              <span className={styles.words}>
                <strong>{pack.name}</strong>
                <span>{pack.description}</span>
              </span>
              {pack.price !== null && <b>{dollarsText(pack.price)}</b>}
            </summary>
            <div className={styles.more}>
              <Facts
                facts={[
                  { name: 'Tier', value: tierText(pack.tier) },
                  { name: 'Delivery Time', value: pack.deliveryTime },
                  {
                    name: 'Revisions',
                    value: revisionsCount(pack.revisions),
                  },
                  { name: 'Content Format', value: pack.contentFormat && formatLabel(pack.contentFormat) },
                  { name: 'Usage Rights', value: pack.usageRights && rightsLabel(pack.usageRights) },
                  { name: "What's Included", value: pack.whatIncluded, long: true },
                  {
                    name: 'Package Includes',
                    value: pack.includes && <Checklist items={includesList(pack.includes)} />,
                    long: true,
                  },
                ]}
              />
            </div>
          </details>
          <MenuButton
            label={`Menu of ${pack.name}`}
            face="⋯"
            items={[
              { key: 'edit', label: 'Edit Package', onPress: () => open(pack) },
              { key: 'delete', label: 'Delete Package', danger: true, onPress: () => setDoomed(pack) },
            ]}
          />
        </article>
      ))}
      {editing && (
        <PackageDialog
          editing={editing.pack && valuesOf(editing.pack)}
          saving={creating || updating}
          fieldErrors={fieldErrors}
          onSave={(values) => void save(values)}
          onCancel={() => setEditing(null)}
        />
      )}
      <Modal
        open={doomed !== null}
        title="Delete Package"
        okText="Delete"
        okButtonProps={{ danger: true }}
        confirmLoading={removing}
        onOk={() => void removeDoomed()}
        onCancel={() => setDoomed(null)}
      >
        {doomed?.name} disappears from your page. Bookings that were made of it stay as they are.
      </Modal>
    </div>
  );
}
