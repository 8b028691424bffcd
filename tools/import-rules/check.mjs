import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { root } from '../root.mjs';
import { clean, plants } from './plants.mjs';

/** Checks who imports whom, and then that every rule still finds what was planted for it. */
const WORKSPACES = ['domain', 'backend', 'frontend', 'e2e', 'client'];
const { forbidden, options } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'));

/** Every broken rule below a folder, as dependency-cruiser reports it. */
async function violationsIn(baseDir) {
  const { enhancedResolveOptions, ...settings } = options;
  const { output } = await cruise(
    WORKSPACES,
    { ...settings, baseDir, validate: true, ruleSet: { forbidden }, exclude: options.exclude },
    { ...enhancedResolveOptions, symlinks: true },
  );
  return { found: output.summary.violations, files: output.summary.totalCruised };
}

function plantTree(base, files) {
  for (const [path, text] of Object.entries({ ...clean, ...files })) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), `${text}\n`);
  }
  mkdirSync(join(base, 'node_modules/@reelpact'), { recursive: true });
  for (const name of WORKSPACES) {
    const exports = ['domain', 'client'].includes(name) ? { '.': { types: './src/index.ts' } } : undefined;
    writeFileSync(join(base, name, 'package.json'), JSON.stringify({ name: `@reelpact/${name}`, exports }));
    symlinkSync(join(base, name), join(base, 'node_modules/@reelpact', name));
  }
}

/** What is wrong with one planted tree, or undefined when exactly the expected rule fired. */
async function tryPlant({ breaks, files }) {
  // Below the project, so that npm packages resolve as they do for the real sources.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const base = mkdtempSync(join(root, '.cache', 'import-rules-'));
  try {
    plantTree(base, files);
    const { found } = await violationsIn(base);
    const fired = [...new Set(found.map((violation) => violation.rule.name))];
    if (fired.length === (breaks ? 1 : 0) && (!breaks || fired[0] === breaks)) return undefined;
    return `planted ${JSON.stringify(files)}: expected ${breaks ?? 'no rule'} to fire, got ${fired.join(', ') || 'none'}`;
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

const complaints = [];
const { found, files } = await violationsIn(root);
for (const { rule, from, to, cycle } of found) {
  const way = cycle ? cycle.map((step) => step.name ?? step).join(' → ') : to;
  complaints.push(`${rule.name}: ${from} → ${way}`);
}
for (const plant of [{ breaks: undefined, files: {} }, ...plants]) {
  const complaint = await tryPlant(plant);
  if (complaint) complaints.push(complaint);
}
for (const { name } of forbidden) {
  if (!plants.some((plant) => plant.breaks === name))
    complaints.push(`${name}: no violation is planted for this rule`);
}
for (const complaint of complaints) console.error(complaint);
console.log(
  `${files} files, ${forbidden.length} import rules, ${plants.length} planted violations: ${complaints.length === 0 ? 'in order' : `${complaints.length} complaints`}`,
);
process.exit(complaints.length === 0 ? 0 : 1);
