import 'reflect-metadata';
import { createApp, prepareDatabase, startWork } from './app.js';
import { announce } from './banner.js';
import { DemoSeed } from './modules/demo/index.js';
import { type Config, ConfigError, configWarnings, readConfig } from './platform/config/config.js';

async function start(config: Config): Promise<void> {
  for (const warning of configWarnings(config)) console.warn(warning);
  await prepareDatabase(config.databaseUrl);
  const app = await createApp(config);
  await app.listen(config.port, config.host);
  if (config.demoMode) await app.get(DemoSeed).plantOnce();
  await startWork(app);
  announce(config);
}

function readConfigOrStop(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

start(readConfigOrStop()).catch((error: unknown) => {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EADDRINUSE') console.error(`The port is taken: ${message ?? ''}. Set PORT to another one.`);
  else console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
