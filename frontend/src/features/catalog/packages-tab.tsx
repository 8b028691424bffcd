import { isBookableTier } from '@reelpact/domain';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import {
  useCreatePackageMutation,
  useDeletePackageMutation,
  useGetPackagesQuery,
  useUpdatePackageMutation,
  type PackageDto,
} from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { EmptyNote } from '../../ui/empty-note';
import { showToast } from '../../ui/toast';
import { blockOf, newBlock, toPackage, type ContentBlock } from './content-block';
import { PackageCard } from './package-card';
import { PackageDialog } from './package-dialog';
import styles from './packages-tab.module.css';

/** The server's names of fields in those of the editor. */
const inFields = ({ name, ...errors }: Record<string, string>): Record<string, string> => ({
  ...errors,
  ...(name !== undefined && { title: name }),
});

interface PackagesTabProps {
  creatorId: string;
  packages: readonly PackageDto[];
}

/** The creator's packages: to look at, to add, to edit, to archive and to delete. */
export function PackagesTab({ creatorId, packages: shown }: PackagesTabProps) {
  // Archived ones follow those that visitors see.
  const { data: packages = shown } = useGetPackagesQuery({ creatorId });
  const [editing, setEditing] = useState<ContentBlock | null>(null);
  const [doomed, setDoomed] = useState<PackageDto | null>(null);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [create, { isLoading: creating }] = useCreatePackageMutation();
  const [update, { isLoading: updating }] = useUpdatePackageMutation();
  const [remove, { isLoading: removing }] = useDeletePackageMutation();
  const offered = packages.filter(({ archived }) => !archived);
  const archived = packages.filter((pack) => pack.archived);

  const open = (block: ContentBlock) => {
    setRefused({});
    setEditing(block);
  };
  const openNew = () => {
    const [like] = offered.filter(({ tier }) => isBookableTier(tier)).map(blockOf);
    open({ ...newBlock('package', like?.price, like), tier: 'basic' });
  };

  async function save(block: ContentBlock): Promise<void> {
    const { archived: isArchived, ...packageInputDto } = toPackage(block);
    try {
      if (block.stored) {
        await update({
          id: block.id,
          packageChangeDto: { ...packageInputDto, archived: isArchived },
        }).unwrap();
        showToast('Package updated');
      } else {
        await create({ creatorId, packageInputDto }).unwrap();
        showToast('Package created');
      }
      setEditing(null);
    } catch (error) {
      if (isApiProblem(error)) setRefused(inFields(error.errors));
      reportFailure(error, { fixed: block.stored ? 'Failed to update package' : 'Failed to create package' });
    }
  }

  async function setArchived({ id }: PackageDto, isArchived: boolean): Promise<void> {
    try {
      await update({ id, packageChangeDto: { archived: isArchived } }).unwrap();
      showToast(isArchived ? 'Package archived' : 'Package is on your page again');
    } catch (error) {
      reportFailure(error, { otherwise: 'Failed to update package' });
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

  const card = (pack: PackageDto) => (
    <PackageCard
      key={pack.id}
      pack={pack}
      items={[
        { key: 'edit', label: 'Edit Package', onPress: () => open(blockOf(pack)) },
        ...(pack.archived
          ? [{ key: 'restore', label: 'Restore Package', onPress: () => void setArchived(pack, false) }]
          : pack.tier === 'main'
            ? []
            : [{ key: 'archive', label: 'Archive Package', onPress: () => void setArchived(pack, true) }]),
        { key: 'delete', label: 'Delete Package', danger: true, onPress: () => setDoomed(pack) },
      ]}
    />
  );
  return (
    <div className={styles.packages}>
      <div>
        <Button type="primary" onClick={openNew}>
          Add Package
        </Button>
      </div>
      {offered.length === 0 && (
        <EmptyNote title="No packages yet">Add one, so that brands have something to book.</EmptyNote>
      )}
      {offered.map(card)}
      {archived.length > 0 && (
        <details className={styles.archive}>
          <summary>Archived ({archived.length})</summary>
          <div className={styles.packages}>
            <p>Kept for later: nobody else sees them, and they can’t be booked.</p>
            {archived.map(card)}
          </div>
        </details>
      )}
      {editing && (
        <PackageDialog
          block={editing}
          saving={creating || updating}
          refused={refused}
          onSave={(block) => void save(block)}
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
