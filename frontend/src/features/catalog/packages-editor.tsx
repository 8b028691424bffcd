import { ContentBlocksEditor } from './content-blocks-editor';
import type { usePackagesDraft } from './use-packages-draft';

/** All sections of the page at once. */
export function PackagesEditor({ packages }: { packages: ReturnType<typeof usePackagesDraft> }) {
  const { blocks, change, problems, refusals } = packages;
  return (
    <ContentBlocksEditor
      blocks={blocks}
      place="editor"
      onChange={change}
      problems={problems}
      refusals={refusals}
    />
  );
}
