import { DEMO_ACCOUNTS, DEMO_ADMIN, DEMO_PASSWORD, SAMPLE_CREATOR } from './modules/demo/index.js';
import type { Config } from './platform/config/config.js';

/** Prints where to look, and in demo mode how to get in. */
export function announce({ publicUrl, demoMode }: Config): void {
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
  console.log(lines.join('\n'));
}
