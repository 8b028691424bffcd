const PAUSE_MS = 10;

/** Looks again and again until something is so. There is no limit but the one with which Jest ends a hang. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resume) => setTimeout(resume, PAUSE_MS));
}
