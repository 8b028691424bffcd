/** Which module alone writes which tables, and outside `reads/` alone reads them. */
export const OWNERS = {
  platform: [
    'idempotency_keys',
    'job_details',
    'job_queue_locks',
    'job_workers',
    'mails',
    'media_tasks',
    'media_turns',
    'product_clock',
    'rate_limits',
    'secrets',
  ],
  identity: [
    'api_tokens',
    'email_tokens',
    'guest_links',
    'guests',
    'linked_logins',
    'sessions',
    'spent_sign_ins',
    'users',
  ],
  creators: ['creator_proof', 'creators', 'former_usernames', 'page_blocks'],
  catalog: ['packages', 'portfolio_items'],
  bookings: ['booking_deadlines', 'booking_history', 'bookings'],
  delivery: ['previews', 'submission_files', 'submissions', 'uploads'],
  escrow: [
    'failing_money_jobs',
    'held_money_reports',
    'ledger_entries',
    'ledger_postings',
    'payment_attempts',
    'payout_accounts',
    'provider_events',
    'provider_orders',
    'sandbox.accounts',
    'sandbox.disputes',
    'sandbox.events',
    'sandbox.intents',
    'sandbox.movements',
  ],
  'page-numbers': ['page_counts', 'page_flushes', 'page_salts', 'page_visitors'],
  admin: ['admin_log', 'admin_log_outcomes'],
};

/** What others promise to keep as it is: read by anyone, written by nobody here. */
export const PUBLIC = ['graphile_worker.jobs', 'pg_database', 'pg_locks'];
