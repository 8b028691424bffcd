import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

const FOLDERS = ['.', 'domain', 'backend', 'frontend', 'e2e', 'client'];

/**
 * Gives a copy of the project the packages that are installed here. The project's own packages must be those of the copy, so each package
 * is linked by itself.
 * @param {string} copy a folder with the same workspaces
 */
export function linkPackages(copy) {
  for (const folder of FOLDERS) linkFolder(copy, folder);
}

function linkFolder(copy, folder) {
  const packages = join(root, folder, 'node_modules');
  if (!existsSync(packages)) return;
  const target = join(copy, folder, 'node_modules');
  mkdirSync(target);
  for (const name of readdirSync(packages).filter((name) => name !== '@reelpact'))
    symlinkSync(join(packages, name), join(target, name));
  if (folder !== '.') return;
  mkdirSync(join(target, '@reelpact'));
  for (const name of readdirSync(join(packages, '@reelpact'))) {
    const own = relative(root, realpathSync(join(packages, '@reelpact', name)));
    symlinkSync(join(copy, own), join(target, '@reelpact', name));
  }
}
