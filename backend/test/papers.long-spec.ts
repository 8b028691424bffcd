import { suite } from './suite.js';

// Receipts, credit notes, payout slips and what they are put together in; `documents.int-spec` holds that they say what was posted.
suite('papers', { PLATFORM_FEE_BPS: '1000' });
