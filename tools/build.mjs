import { runTargets } from './nx.mjs';

/** When nothing changed, this takes a second and nobody needs to be told. */
const SILENT_MS = 2_000;

/**
 * Builds the workspaces whose sources, settings or dependencies changed since their last build.
 * @throws when a build fails, with its output in the message.
 */
export async function buildWhenNeeded(projects = ['domain', 'backend', 'frontend']) {
  if (projects.length === 0) return;
  const notice = setTimeout(() => console.log('Building…'), SILENT_MS);
  const { code, output, tasks } = await runTargets(['build'], projects);
  clearTimeout(notice);
  const failed = tasks.filter((task) => task.code !== 0);
  if (failed.length > 0) {
    throw new Error(failed.map((task) => `${task.id} failed:\n${task.output}`).join('\n\n'));
  }
  if (code !== 0) throw new Error(`Building failed:\n${output}`);
}
