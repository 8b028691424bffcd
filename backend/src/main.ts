import 'reflect-metadata';
import { inspect } from 'node:util';
import { createApp, prepareDatabase, startWork, stopWhenTold } from './app.js';
import { announce } from './banner.js';
import { DemoSeed } from './modules/demo/index.js';
import { databaseProblem } from './platform/database/database-problem.js';
import { Readiness } from './platform/http/health.module.js';
import { processLog } from './platform/logging/process-log.js';
import { type Config, ConfigError, configWarnings, readConfig } from './platform/config/config.js';

const log = processLog(process.env);

/** How often it is looked whether all is ready, in milliseconds. */
const READY_CHECK_MS = 500;

async function start(config: Config): Promise<void> {
  await prepareDatabase(config.directDatabaseUrl);
  // Not before: somebody whose server doesn't start is to read one sentence, which says why.
  for (const warning of configWarnings(config)) log.warn(warning);
  const app = await createApp(config);
  stopWhenTold(app, config.drainMs, log);
  await app.listen(config.port, config.host);
  if (config.demoMode) await app.get(DemoSeed).plantOnce();
  await startWork(app);
  await ready(app.get(Readiness));
  announce(config, log);
}

/** Whoever reads "ready" may send people here: it is said once nothing stands against it. */
async function ready(readiness: Readiness): Promise<void> {
  let said: string | null = null;
  for (let problem = readiness.problem(); problem !== null; problem = readiness.problem()) {
    if (problem !== said) log.error(`Reelpact has started and is not ready yet: ${problem}`);
    said = problem;
    await new Promise((resume) => setTimeout(resume, READY_CHECK_MS));
  }
}

function readConfigOrStop(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    log.error(error.message);
    process.exit(1);
  }
}

const config = readConfigOrStop();
start(config).catch((failure: unknown) => {
  const error = databaseProblem(failure, config.databaseUrl);
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EADDRINUSE') log.error(`The port is taken: ${message ?? ''}. Set PORT to another one.`);
  else log.error(error instanceof ConfigError ? error.message : inspect(error));
  process.exit(1);
});
