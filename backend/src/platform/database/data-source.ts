import { DataSource, type DataSourceOptions, type EntitySchema } from 'typeorm';
import { FirstTables1763700000000 } from './migrations/1763700000000-first-tables.js';
import { Access1764000000000 } from './migrations/1764000000000-access.js';
import { AdminLog1764300000000 } from './migrations/1764300000000-admin-log.js';
import { AccountDeletion1764400000000 } from './migrations/1764400000000-account-deletion.js';
import { GuestLinks1764200000000 } from './migrations/1764200000000-guest-links.js';
import { MediaTasks1764600000000 } from './migrations/1764600000000-media-tasks.js';
import { FailingMoneyJobs1764650000000 } from './migrations/1764650000000-failing-money-jobs.js';
import { EmailHtml1764800000000 } from './migrations/1764800000000-email-html.js';
import { SandboxByHand1764700000000 } from './migrations/1764700000000-sandbox-by-hand.js';
import { LinkShared1764750000000 } from './migrations/1764750000000-link-shared.js';
import { MediaFacts1765000000000 } from './migrations/1765000000000-media-facts.js';
import { PageNumbers1764900000000 } from './migrations/1764900000000-page-numbers.js';
import { DrawnPages1764910000000 } from './migrations/1764910000000-drawn-pages.js';
import { Portfolio1764500000000 } from './migrations/1764500000000-portfolio.js';
import { LinkedLogins1764100000000 } from './migrations/1764100000000-linked-logins.js';
import { PublicPage1764820000000 } from './migrations/1764820000000-public-page.js';
import { AskedAgain1764830000000 } from './migrations/1764830000000-asked-again.js';
import { QuietProof1764840000000 } from './migrations/1764840000000-quiet-proof.js';
import { HoldLimit1765100000000 } from './migrations/1765100000000-hold-limit.js';
import { ReviewRoom1765200000000 } from './migrations/1765200000000-review-room.js';
import { Licences1765300000000 } from './migrations/1765300000000-licences.js';
import { MailsOfBookings1765400000000 } from './migrations/1765400000000-mails-of-bookings.js';
import { LiveEvents1765500000000 } from './migrations/1765500000000-live-events.js';
import { Conversations1765510000000 } from './migrations/1765510000000-conversations.js';
import { Webhooks1765600000000 } from './migrations/1765600000000-webhooks.js';
import { CalendarFeeds1765610000000 } from './migrations/1765610000000-calendar-feeds.js';
import { Notifications1765700000000 } from './migrations/1765700000000-notifications.js';
import { AccountEvents1765810000000 } from './migrations/1765810000000-account-events.js';
import { ProvenSessions1765820000000 } from './migrations/1765820000000-proven-sessions.js';
import { EmailChanges1765830000000 } from './migrations/1765830000000-email-changes.js';
import { SecondFactors1765840000000 } from './migrations/1765840000000-second-factors.js';
import { Passkeys1765850000000 } from './migrations/1765850000000-passkeys.js';
import { BookingLog1765920000000 } from './migrations/1765920000000-booking-log.js';
import { LicenseSpelling1765930000000 } from './migrations/1765930000000-license-spelling.js';
import { SlowEndpoints1765940000000 } from './migrations/1765940000000-slow-endpoints.js';
import { KeptTotals1765950000000 } from './migrations/1765950000000-kept-totals.js';
import { BookingPeople1765960000000 } from './migrations/1765960000000-booking-people.js';
import { LiveTruth1765970000000 } from './migrations/1765970000000-live-truth.js';
import { Floors1765990000000 } from './migrations/1765990000000-floors.js';
import { ShownNumbers1766000000000 } from './migrations/1766000000000-shown-numbers.js';
import { LogOrder1766500000000 } from './migrations/1766500000000-log-order.js';
import { ReviewLinks1766600000000 } from './migrations/1766600000000-review-links.js';
import { MessagesTold1766610000000 } from './migrations/1766610000000-messages-told.js';
import { AcceptedFiles1766630000000 } from './migrations/1766630000000-accepted-files.js';
import { LinkClicks1766640000000 } from './migrations/1766640000000-link-clicks.js';
import { EndedAt1766650000000 } from './migrations/1766650000000-ended-at.js';
import { BriefWishes1766652000000 } from './migrations/1766652000000-brief-wishes.js';
import { ArchivedPackages1766654000000 } from './migrations/1766654000000-archived-packages.js';
import { Covers1766661000000 } from './migrations/1766661000000-covers.js';
import { LinkPictures1766662000000 } from './migrations/1766662000000-link-pictures.js';
import { FocusOfWorks1766663000000 } from './migrations/1766663000000-focus-of-works.js';
import { Captions1766720000000 } from './migrations/1766720000000-captions.js';
import { ProvenGuests1766730000000 } from './migrations/1766730000000-proven-guests.js';
import { BookingProof1766740000000 } from './migrations/1766740000000-booking-proof.js';
import { TakingAllowances1766750000000 } from './migrations/1766750000000-taking-allowances.js';
import { Agreements1766760000000 } from './migrations/1766760000000-agreements.js';
import { Parcels1766770000000 } from './migrations/1766770000000-parcels.js';
import { Documents1766780000000 } from './migrations/1766780000000-documents.js';
import { Tips1766790000000 } from './migrations/1766790000000-tips.js';
import { TipsTold1766790000001 } from './migrations/1766790000001-tips-told.js';
import { TipPapers1766800000000 } from './migrations/1766800000000-tip-papers.js';
import { DrawnWhenChanged1766810000000 } from './migrations/1766810000000-drawn-when-changed.js';
import { MoneyChecks1766835000000 } from './migrations/1766835000000-money-checks.js';
import { CreatorOfEverything1766840000000 } from './migrations/1766840000000-creator-of-everything.js';
import { MoreProof1766850000000 } from './migrations/1766850000000-more-proof.js';
import { Directory1766860000000 } from './migrations/1766860000000-directory.js';
import { SavedAndRemoved1766870000000 } from './migrations/1766870000000-saved-and-removed.js';
import { BrandConduct1766880000000 } from './migrations/1766880000000-brand-conduct.js';
import { Ratings1766890000000 } from './migrations/1766890000000-ratings.js';
import { CredentialKeys1766900000000 } from './migrations/1766900000000-credential-keys.js';
import { Disclosures1766910000000 } from './migrations/1766910000000-disclosures.js';
import { SteadyDirectory1766920000000 } from './migrations/1766920000000-steady-directory.js';
import { StampsOfVersions1766820000000 } from './migrations/1766820000000-stamps-of-versions.js';
import { ArrivingParts1766830000000 } from './migrations/1766830000000-arriving-parts.js';
import { LargePreviews1766710000000 } from './migrations/1766710000000-large-previews.js';
import { DeviceEpoch1765980000000 } from './migrations/1765980000000-device-epoch.js';
import { AddonMeanings1765910000000 } from './migrations/1765910000000-addon-meanings.js';
import { IncompleteVersions1765900000000 } from './migrations/1765900000000-incomplete-versions.js';
import { HandedOverAccounts1765800000000 } from './migrations/1765800000000-handed-over-accounts.js';
import { PushSubscriptions1765710000000 } from './migrations/1765710000000-push-subscriptions.js';
import { WholeLifecycle1763900000000 } from './migrations/1763900000000-whole-lifecycle.js';

type EntityClass = new () => object;

/** How the product reaches PostgreSQL. Never `synchronize`: tables change through migrations alone. */
export function dataSourceOptions(url: string, entities: (EntityClass | EntitySchema)[]): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities,
    migrations: [
      FirstTables1763700000000,
      WholeLifecycle1763900000000,
      Access1764000000000,
      LinkedLogins1764100000000,
      GuestLinks1764200000000,
      AdminLog1764300000000,
      AccountDeletion1764400000000,
      Portfolio1764500000000,
      MediaTasks1764600000000,
      FailingMoneyJobs1764650000000,
      SandboxByHand1764700000000,
      LinkShared1764750000000,
      EmailHtml1764800000000,
      PublicPage1764820000000,
      AskedAgain1764830000000,
      QuietProof1764840000000,
      PageNumbers1764900000000,
      DrawnPages1764910000000,
      MediaFacts1765000000000,
      HoldLimit1765100000000,
      ReviewRoom1765200000000,
      Licences1765300000000,
      MailsOfBookings1765400000000,
      LiveEvents1765500000000,
      Conversations1765510000000,
      Webhooks1765600000000,
      CalendarFeeds1765610000000,
      Notifications1765700000000,
      PushSubscriptions1765710000000,
      HandedOverAccounts1765800000000,
      AccountEvents1765810000000,
      ProvenSessions1765820000000,
      EmailChanges1765830000000,
      SecondFactors1765840000000,
      Passkeys1765850000000,
      IncompleteVersions1765900000000,
      AddonMeanings1765910000000,
      BookingLog1765920000000,
      LicenseSpelling1765930000000,
      SlowEndpoints1765940000000,
      KeptTotals1765950000000,
      BookingPeople1765960000000,
      LiveTruth1765970000000,
      DeviceEpoch1765980000000,
      Floors1765990000000,
      ShownNumbers1766000000000,
      LogOrder1766500000000,
      ReviewLinks1766600000000,
      MessagesTold1766610000000,
      AcceptedFiles1766630000000,
      LinkClicks1766640000000,
      EndedAt1766650000000,
      BriefWishes1766652000000,
      ArchivedPackages1766654000000,
      Covers1766661000000,
      LinkPictures1766662000000,
      FocusOfWorks1766663000000,
      LargePreviews1766710000000,
      Captions1766720000000,
      ProvenGuests1766730000000,
      BookingProof1766740000000,
      TakingAllowances1766750000000,
      Agreements1766760000000,
      Parcels1766770000000,
      Documents1766780000000,
      Tips1766790000000,
      TipsTold1766790000001,
      TipPapers1766800000000,
      DrawnWhenChanged1766810000000,
      StampsOfVersions1766820000000,
      ArrivingParts1766830000000,
      MoneyChecks1766835000000,
      CreatorOfEverything1766840000000,
      MoreProof1766850000000,
      Directory1766860000000,
      SavedAndRemoved1766870000000,
      BrandConduct1766880000000,
      Ratings1766890000000,
      CredentialKeys1766900000000,
      Disclosures1766910000000,
      SteadyDirectory1766920000000,
    ],
    migrationsTableName: 'schema_migrations',
    synchronize: false,
    poolSize: 12,
    // A query that waits longer than this for a lock or an answer is a fault, not patience.
    extra: {
      // A transaction's last statements and its commit go together, see `Database`.
      pipeline: true,
      statement_timeout: 15_000,
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 30_000,
      // Nor does a request wait for ever for a connection, or on one whose other end is gone.
      connectionTimeoutMillis: 15_000,
      query_timeout: 30_000,
      keepAlive: true,
      // A new connection parses and plans its statements again; after the ten seconds that are usual, that is for the next request to wait for.
      idleTimeoutMillis: 600_000,
    },
  };
}

/** The same for migrations: one that fills a column of a large table may take longer than any request. It waits for a lock no longer than they do. */
export function migrationOptions(url: string): DataSourceOptions {
  const options = dataSourceOptions(url, []);
  const unlimited = { statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 };
  return { ...options, extra: { ...(options.extra as object), ...unlimited } };
}

/** Any number, the same on every server: only one of them migrates at a time. */
const MIGRATION_LOCK = 7_246_113;
const OLDEST_SERVER = 150_000;

/**
 * Brings the schema up to date; several servers may start at once.
 * @throws Error when the server is older than PostgreSQL 15
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
    const [{ server_version_num: version }] = (await runner.query('show server_version_num')) as [
      { server_version_num: string },
    ];
    if (Number(version) < OLDEST_SERVER) throw new Error('DATABASE_URL must name PostgreSQL 15 or newer.');
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await runner.query('select pg_advisory_unlock_all()').catch(() => undefined);
    await runner.release();
  }
}
