import { PACKAGE_MESSAGES } from '@reelpact/domain';
import { useMemo, useRef, useState } from 'react';
import { useGetPackagesQuery, useSavePackagesMutation, type PackageDto } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { showToast } from '../../ui/toast';
import { blockProblems, refusedBlocks, type BlockProblems } from './block-problems';
import { blockOf, toPackage, typedMeanwhile, type ContentBlock } from './content-block';

/**
 * All packages of a page while they are edited, saved in one step: if that fails, what is stored stays as it was.
 * @param shown those that visitors see; archived ones follow when they are read
 */
export function usePackagesDraft(creatorId: string, shown: readonly PackageDto[]) {
  const { data: own } = useGetPackagesQuery({ creatorId });
  const [saveAll, { isLoading: saving }] = useSavePackagesMutation();
  const read = useMemo(() => (own ?? shown).map(blockOf), [own, shown]);
  // Null until something is changed: what is edited is never replaced by what is read later.
  const [edited, setEdited] = useState<ContentBlock[] | null>(null);
  const [checked, setChecked] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [refused, setRefused] = useState<BlockProblems>({});
  const blocks = edited ?? read;
  /** What is edited when an answer comes. */
  const latest = useRef<ContentBlock[] | null>(null);

  function edit(next: ContentBlock[] | null): void {
    latest.current = next;
    setEdited(next);
  }

  function change(next: ContentBlock[]): void {
    // The server said it of other values.
    setRefused({});
    edit(next);
  }

  /** @returns whether they are saved */
  async function save(): Promise<boolean> {
    setChecked(true);
    if (Object.keys(blockProblems(blocks)).length > 0) {
      setRefusals((times) => times + 1);
      showToast('Error', PACKAGE_MESSAGES.incomplete, 'destructive');
      return false;
    }
    const isNewAndOff = ({ stored, enabled }: ContentBlock): boolean => !stored && !enabled;
    const sent = blocks.filter((block) => !isNewAndOff(block));
    const packages = sent.map((block) => ({ ...toPackage(block), ...(block.stored && { id: block.id }) }));
    try {
      const saved = await saveAll({ creatorId, savePackagesDto: { packages } }).unwrap();
      // Nobody should have to write again what is new and switched off.
      const off = blocks.filter(isNewAndOff);
      const asStored = off.length > 0 ? [...saved.map(blockOf), ...off] : null;
      const now = latest.current;
      edit(now === edited || now === null ? asStored : typedMeanwhile(now, sent, saved));
      setChecked(false);
      showToast('Packages Updated!');
      return true;
    } catch (error) {
      const now = latest.current ?? blocks;
      // Of a section that was changed meanwhile, the server said it of other values.
      const stillSo = sent.map((block) => (now.includes(block) ? block : undefined));
      if (isApiProblem(error)) setRefused(refusedBlocks(error.errors, stillSo));
      setRefusals((times) => times + 1);
      reportFailure(error, { fixed: 'Failed to save packages. Please try again.' });
      return false;
    }
  }

  return {
    blocks,
    isChanged: edited !== null,
    change,
    save,
    saving,
    problems: checked ? { ...refused, ...blockProblems(blocks) } : refused,
    /** How often saving was refused; each time the first marked field is shown and focused. */
    refusals,
  };
}
