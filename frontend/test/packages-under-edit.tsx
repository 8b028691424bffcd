import { useState } from 'react';
import type { PackageDto } from '../src/api/calls';
import type { ContentBlock } from '../src/features/catalog/content-block';
import { PackagesEditor } from '../src/features/catalog/packages-editor';
import { usePackagesDraft } from '../src/features/catalog/use-packages-draft';
import { ToastViewport } from '../src/ui/toast';
import type { StandInRoutes } from './stand-in-server';

const NONE: PackageDto[] = [];

/** What the server is asked before anything is saved. */
export const NO_PACKAGES: StandInRoutes = { 'GET /api/creator/c1/packages': { body: [] } };

/** The packages of the creator "c1" with these sections on screen, and the button that saves them. */
export function PackagesUnderEdit({ initial }: { initial: ContentBlock[] }) {
  const packages = usePackagesDraft('c1', NONE);
  useState(() => packages.change(initial));
  return (
    <>
      <PackagesEditor packages={packages} />
      <button onClick={() => void packages.save()}>Save All Packages</button>
      <ToastViewport />
    </>
  );
}
