import { DEMO_ACCOUNTS, DEMO_ADMIN, DEMO_PASSWORD, SAMPLE_CREATOR } from './modules/demo/index.js';
import type { Config } from './platform/config/config.js';
import type { ProcessLog } from './platform/logging/process-log.js';

/** Says where to look, and in demo mode how to get in. */
export function announce({ publicUrl, demoMode, logFormat }: Config, log: ProcessLog): void {
  if (logFormat === 'json') {
    log.info(`Reelpact is ready at ${publicUrl}`);
    return;
  }
  const lines = [
    '',
    `  Reelpact is ready at ${publicUrl}`,
    '',
    `  API       ${publicUrl}/api/docs`,
    ...(demoMode
      ? [
          `  Creator   ${publicUrl}/${SAMPLE_CREATOR}`,
          `  Emails    ${publicUrl}/api/demo/mails`,
          '',
          `  Sign in as ${DEMO_ACCOUNTS.creator} or ${DEMO_ACCOUNTS.brand}, password ${DEMO_PASSWORD}`,
          `  Test every step of a booking as ${DEMO_ADMIN} at ${publicUrl}/login?next=/lab`,
          '  Pay with 4242 4242 4242 4242, any future date, any CVC. No real money moves.',
        ]
      : []),
    '',
  ];
  log.info(lines.join('\n'));
}
