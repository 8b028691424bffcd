import { Button } from 'antd';
import { useState } from 'react';
import { useCreatePackageMutation, useDeletePackagesMutation, type PackageDto } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { Stack } from '../../ui/page';
import { showToast } from '../../ui/toast';
import { blockProblems } from './block-problems';
import { editorFormat, editorRights, newBlock, type BlockType, type ContentBlock } from './content-block';
import { ContentBlocksEditor } from './content-blocks-editor';

const extras: readonly string[] = ['tip', 'addon', 'portfolio'];

/** A stored package as a section of the editor. */
export const blockOf = (pack: PackageDto): ContentBlock => ({
  ...newBlock('package'),
  id: pack.id,
  type: (extras.includes(pack.tier) ? pack.tier : 'package') as BlockType,
  tier: pack.tier,
  title: pack.name,
  description: pack.description,
  price: pack.price ?? 0,
  deliveryTime: pack.deliveryTime,
  revisions: pack.revisions as ContentBlock['revisions'],
  includes: pack.includes,
  emoji: pack.emoji,
  contentFormat: editorFormat(pack.contentFormat),
  usageRights: editorRights(pack.usageRights),
});

interface PageBlocksEditorProps {
  creatorId: string | null;
  blocks: ContentBlock[];
  onChange: (blocks: ContentBlock[]) => void;
}

/** All sections of the page at once: saving replaces what is stored. */
export function PageBlocksEditor({ creatorId, blocks, onChange }: PageBlocksEditorProps) {
  const [deleteAll] = useDeletePackagesMutation();
  const [create] = useCreatePackageMutation();
  const [saving, setSaving] = useState(false);
  const [checked, setChecked] = useState(false);

  async function replaceAll(): Promise<void> {
    if (!creatorId) throw new Error('No creator ID');
    await deleteAll({ creatorId }).unwrap();
    // One after the other: the order in which they are made is the order on the page.
    for (const { enabled, id: _id, type: _type, title, ...rest } of blocks) {
      if (enabled) await create({ creatorId, packageInputDto: { ...rest, name: title } as never }).unwrap();
    }
  }

  async function save(): Promise<void> {
    setChecked(true);
    if (Object.keys(blockProblems(blocks)).length > 0) return;
    setSaving(true);
    try {
      await replaceAll();
      showToast('Packages Updated!');
    } catch (error) {
      reportFailure(error, { fixed: 'Failed to save packages. Please try again.' });
    } finally {
      setSaving(false);
    }
  }

  return (
    <Stack>
      <ContentBlocksEditor
        blocks={blocks}
        onChange={onChange}
        problems={checked ? blockProblems(blocks) : {}}
      />
      <Button type="primary" size="large" loading={saving} onClick={() => void save()}>
        Save All Packages
      </Button>
    </Stack>
  );
}
