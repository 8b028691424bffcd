import { Problem } from '@reelpact/domain';

/** How long somebody waits for the database when there is something that may be out of date. */
const PATIENCE_MS = 2_000;

/**
 * What is being made, or what stands in for it when that fails or takes too long.
 * @throws Problem of what was asked: nothing stands in for a refusal
 */
export async function orStandIn<T>(making: Promise<T>, standIn: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((done) => {
    timer = setTimeout(() => done(standIn()), PATIENCE_MS);
  });
  const made = making.catch((error: unknown) => {
    if (error instanceof Problem && error.status < 500) throw error;
    return standIn();
  });
  try {
    return await Promise.race([made, late]);
  } finally {
    clearTimeout(timer);
  }
}
