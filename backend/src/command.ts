import 'reflect-metadata';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp, prepareDatabase } from './app.js';
import { MakeAdmin } from './modules/admin/index.js';
import { Reconcile } from './modules/escrow/index.js';
import { CredentialKeys } from './modules/licenses/index.js';
import { isId } from './platform/database/ids.js';
import { databaseProblem } from './platform/database/database-problem.js';
import { KeptSums } from './platform/database/kept-sums.js';
import { FollowLog } from './platform/log/follow-log.js';
import { CONFIG, type Config, ConfigError, readConfig } from './platform/config/config.js';
import { ScratchFolders } from './platform/media/scratch-folders.js';
import { chosenStorage, folderStorage } from './platform/storage/chosen-storage.js';
import { copyFiles } from './platform/storage/copy-files.js';

/** Kept by triggers and not by a follower, and made again all the same. */
const TOTALS = 'totals';

type Command = (app: NestFastifyApplication, words: string[]) => Promise<number>;

/** What is done from the command line; each answers the exit code. */
const COMMANDS: Readonly<Record<string, Command>> = {
  reconcile: async (app, ids) => {
    if (!ids.every(isId)) {
      console.error('Usage: npm run reconcile, or npm run reconcile -- <booking id> …');
      return 1;
    }
    const reconcile = app.get(Reconcile);
    const chosen = [...new Set(ids.map((id) => id.toLowerCase()))];
    const found = chosen.length > 0 ? await reconcile.about(chosen) : await reconcile.run();
    const { bookings, payments, underWay, differences } = found;
    if (bookings < chosen.length) {
      console.error(`Only ${bookings} of these ${chosen.length} bookings exist.`);
      return 1;
    }
    for (const { bookingId, text } of differences) console.log(`${bookingId ?? 'no booking'}: ${text}`);
    const moving = underWay === 0 ? '' : ` ${underWay} left out because their money is on its way.`;
    console.log(
      `${differences.length} differences in ${bookings} bookings and ${payments} payments.${moving}`,
    );
    return differences.length === 0 ? 0 : 1;
  },
  'make-admin': async (app, [email = '', taken]) => {
    const admin = taken !== '--not';
    if (email === '' || (taken !== undefined && admin)) {
      console.error('Usage: npm run make-admin -- <email> [--not]');
      return 1;
    }
    const done = await app.get(MakeAdmin).run(email, admin);
    if (!done) console.error(`Nobody has ${email} as a confirmed email.`);
    else if (!admin) console.log(`${email} is no longer an admin.`);
    else {
      console.log(
        `${email} is now an admin. Nothing of /admin opens before they have a passkey or one-time codes, in their account under “Second factor”.`,
      );
    }
    return done ? 0 : 1;
  },
  'credential-key': async (app, [action = '', id = '', ...more]) => {
    const keys = app.get(CredentialKeys);
    if (action === 'rotate' && id === '') {
      console.log(`Credentials are signed by ${await keys.rotate()} from now on.`);
      return 0;
    }
    if (action === 'withdraw' && id !== '' && more.length === 0) {
      const done = await keys.withdraw(id);
      if (done) console.log(`Nothing that ${id} has signed counts any more.`);
      else console.error(`There is no key ${id}.`);
      return done ? 0 : 1;
    }
    console.error('Usage: npm run credential-key -- rotate, or npm run credential-key -- withdraw <kid>');
    return 1;
  },
  'storage-copy': async (app, [direction, ...more]) => {
    const config = app.get<Config>(CONFIG);
    const isAsked = (direction === 'to-s3' || direction === 'to-folder') && more.length === 0;
    if (!isAsked || config.s3 === null) {
      console.error(
        'Usage: npm run storage:copy -- to-s3 or to-folder, with S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY set.',
      );
      return 1;
    }
    const [folder, bucket] = [folderStorage(config), chosenStorage(config)];
    const [from, to] = direction === 'to-s3' ? [folder, bucket] : [bucket, folder];
    const { copied, known, removed, failed } = await copyFiles(from, to, {
      folders: app.get(ScratchFolders),
      journal: join(config.dataDir, `storage-copy-${direction}.sha256`),
    });
    for (const { key, why } of failed) console.error(`${key}: ${why}`);
    console.log(
      `${copied} files copied and compared, ${known} were there already, ${removed} removed that are gone, ${failed.length} failed.`,
    );
    return failed.length === 0 ? 0 : 1;
  },
  follow: async (app, [name = '', from, ...more]) => {
    const log = app.get(FollowLog);
    const isAsked = from === '--from-beginning' && more.length === 0;
    if (isAsked && name === TOTALS) {
      await app.get(KeptSums).recount();
      console.log('The totals are counted again.');
      return 0;
    }
    if (!isAsked || !(await log.startOver(name))) {
      const names = [...log.repeatable, TOTALS].join(', ');
      console.error(`Usage: npm run follow -- <name> --from-beginning. What can be made again: ${names}.`);
      return 1;
    }
    console.log(`${name} follows the log from its beginning: the server does that as soon as it runs.`);
    return 0;
  },
};

async function main([name = '', ...words]: string[]): Promise<number> {
  const command = COMMANDS[name];
  if (!command)
    throw new ConfigError(`There is no command "${name}". There are ${Object.keys(COMMANDS).join(', ')}.`);
  // Somebody reads it who has typed the command.
  const config = { ...readConfig(process.env), logFormat: 'text' as const };
  await prepareDatabase(config.directDatabaseUrl).catch((error: unknown) => {
    throw databaseProblem(error, config.databaseUrl);
  });
  const app = await createApp(config);
  try {
    return await command(app, words);
  } finally {
    await app.close();
  }
}

main(process.argv.slice(2))
  .then((code) => process.exit(code))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
