import { Button } from 'antd';
import { useState } from 'react';
import { useSavePackagesMutation, type PackageDto } from '../../api/calls';
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
  stored: true,
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

/** All sections of the page at once, saved in one step: if that fails, what is stored stays as it was. */
export function PageBlocksEditor({ creatorId, blocks, onChange }: PageBlocksEditorProps) {
  const [saveAll, { isLoading: saving }] = useSavePackagesMutation();
  const [checked, setChecked] = useState(false);

  async function save(): Promise<void> {
    setChecked(true);
    if (Object.keys(blockProblems(blocks)).length > 0) return;
    const packages = blocks
      .filter(({ enabled }) => enabled)
      .map(({ enabled: _enabled, id, stored, type: _type, title, ...rest }) => ({
        ...rest,
        ...(stored && { id }),
        name: title,
      }));
    try {
      if (!creatorId) throw new Error('No creator ID');
      const saved = await saveAll({ creatorId, savePackagesDto: { packages } }).unwrap();
      // What is switched off is no longer stored, but nobody should have to write it again.
      const off = blocks.filter(({ enabled }) => !enabled);
      onChange([...saved.map(blockOf), ...off.map(({ stored: _stored, ...block }) => block)]);
      showToast('Packages Updated!');
    } catch (error) {
      reportFailure(error, { fixed: 'Failed to save packages. Please try again.' });
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
