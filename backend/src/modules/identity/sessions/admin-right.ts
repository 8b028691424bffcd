import { isDemoEmail } from '@reelpact/domain';
import type { Config } from '../../../platform/config/config.js';

/** Whether an admin is one here: the demo's admin has a password that everyone knows, and outlives the demo. */
export function mayRunThis({ demoMode }: Pick<Config, 'demoMode'>, email: string): boolean {
  return demoMode || !isDemoEmail(email);
}
