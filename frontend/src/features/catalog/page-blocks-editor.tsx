import { PACKAGE_MESSAGES } from '@reelpact/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { useSavePackagesMutation, type PackageDto } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { Stack } from '../../ui/page';
import { showToast } from '../../ui/toast';
import { blockProblems, refusedBlocks, type BlockProblems } from './block-problems';
import {
  chosenMeaning,
  editorFormat,
  editorRights,
  newBlock,
  type BlockType,
  type ContentBlock,
} from './content-block';
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
  meaning: chosenMeaning(pack),
  before: { title: pack.name, meaning: chosenMeaning(pack) },
});

interface PageBlocksEditorProps {
  creatorId: string | null;
  blocks: ContentBlock[];
  onChange: (blocks: ContentBlock[]) => void;
  onSaved?: () => void;
}

/** All sections of the page at once, saved in one step: if that fails, what is stored stays as it was. */
export function PageBlocksEditor({ creatorId, blocks, onChange, onSaved }: PageBlocksEditorProps) {
  const [saveAll, { isLoading: saving }] = useSavePackagesMutation();
  const [checked, setChecked] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [refused, setRefused] = useState<BlockProblems>({});
  const refuse = () => setRefusals((times) => times + 1);

  async function save(): Promise<void> {
    setChecked(true);
    if (Object.keys(blockProblems(blocks)).length > 0) {
      refuse();
      showToast('Error', PACKAGE_MESSAGES.incomplete, 'destructive');
      return;
    }
    const shown = blocks.filter(({ enabled }) => enabled);
    const packages = shown.map(
      ({ enabled: _enabled, id, stored, type: _type, before: _before, title, ...rest }) => ({
        ...rest,
        ...(stored && { id }),
        name: title,
      }),
    );
    try {
      if (!creatorId) throw new Error('No creator ID');
      const saved = await saveAll({ creatorId, savePackagesDto: { packages } }).unwrap();
      // What is switched off is no longer stored, but nobody should have to write it again.
      const off = blocks.filter(({ enabled }) => !enabled);
      onChange([
        ...saved.map(blockOf),
        ...off.map(({ stored: _stored, before: _before, ...block }) => block),
      ]);
      onSaved?.();
      showToast('Packages Updated!');
    } catch (error) {
      if (isApiProblem(error)) {
        setRefused(refusedBlocks(error.errors, shown));
        refuse();
      }
      reportFailure(error, { fixed: 'Failed to save packages. Please try again.' });
    }
  }

  return (
    <Stack>
      <ContentBlocksEditor
        blocks={blocks}
        place="editor"
        onChange={(next) => {
          // The server said it of other values.
          setRefused({});
          onChange(next);
        }}
        problems={checked ? { ...refused, ...blockProblems(blocks) } : refused}
        refusals={refusals}
      />
      <Button type="primary" size="large" loading={saving} onClick={() => void save()}>
        Save All Packages
      </Button>
    </Stack>
  );
}
