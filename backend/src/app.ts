import { inspect } from 'node:util';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import {
  CountPages,
  DrawnDirectory,
  PageAnswers,
  PageCache,
  Pages,
  answerPages,
  serveDirectory,
  serveDoors,
} from './modules/public-pages/index.js';
import { KnownCallers, readHostCookies } from './modules/identity/index.js';
import { ProductClock } from './platform/clock/product-clock.js';
import { startBackground } from './platform/background/background.js';
import { CONFIG, type Config } from './platform/config/config.js';
import { migrate, migrationOptions } from './platform/database/data-source.js';
import { Readiness } from './platform/http/health.module.js';
import {
  LARGEST_BODY,
  USUAL_BODY,
  hangUpWhenStopping,
  keepFilesOnDisk,
  leaveVideosUnread,
  limitBodies,
  readSmallForms,
} from './platform/http/bodies.js';
import { admitBodies } from './platform/http/body-budget.js';
import { cutOffSlowBodies } from './platform/http/slow-bodies.js';
import { refuseMisshapen } from './platform/http/body-shape.js';
import { readJsonBodies } from './platform/http/json-bodies.js';
import { tagAnswers } from './platform/http/entity-tags.js';
import { tellTime } from './platform/http/server-time.js';
import { ProblemFilter, answerError } from './platform/http/problem.filter.js';
import { PERMISSIONS_POLICY, securityHeaders } from './platform/http/security-headers.js';
import { paymentSources } from './platform/http/stripe-sources.js';
import { validationPipe } from './platform/http/validation.js';
import { servePages } from './platform/http/web-pages.js';
import { MediaQueue } from './platform/media/media-queue.js';
import { MediaWorker } from './platform/media/media-worker.js';
import { ScratchFolders } from './platform/media/scratch-folders.js';
import { SentFiles } from './platform/media/sent-files.js';
import { JsonLogger } from './platform/logging/json-logger.js';
import { LogLines } from './platform/logging/log-lines.js';
import { logRequests } from './platform/logging/log-requests.js';
import type { ProcessLog } from './platform/logging/process-log.js';
import { carryRequestIds, requestIds } from './platform/logging/request-ids.js';
import { Metrics } from './platform/metrics/metrics.js';
import { serveMetrics } from './platform/metrics/serve-metrics.js';
import { FollowLog } from './platform/log/follow-log.js';
import { migrateJobs } from './platform/jobs/jobs.js';
import { describeApi } from './openapi.js';

/** How long, in milliseconds, a request may take to arrive: a slow line sends a part of an upload in that time. */
const REQUEST_TIMEOUT_MS = 300_000;
/** The same for what comes before the body, which nobody sends slowly but to hold a connection. */
const HEADERS_TIMEOUT_MS = 15_000;

/** A file's signed link carries its name; the router refuses longer parameters with a 414. */
const LONGEST_PARAMETER = 2048;

/** Brings the database up to date before anything reads it. */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  const dataSource = new DataSource(migrationOptions(databaseUrl));
  await dataSource.initialize();
  try {
    await migrate(dataSource);
    await migrateJobs(databaseUrl, (sql) => dataSource.query(sql));
  } finally {
    await dataSource.destroy();
  }
}

/** Certificates that were printed, and links that were kept, have the spelling of the first versions. */
const OLD_LICENSE_ADDRESS = /^\/api\/licences\//;

/** What answers HTTP, with the limits that hold before any code of ours runs. */
export function httpAdapter(config: Config): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: LARGEST_BODY,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 2_000 },
    // Nobody else is believed about the client's address: it is what attempts are counted by.
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    rewriteUrl: ({ url = '/' }) => url.replace(OLD_LICENSE_ADDRESS, '/api/licenses/'),
    genReqId: requestIds(config.trustedProxies > 0),
    // What the router itself refuses comes by no filter.
    frameworkErrors: answerError,
  });
}

function loggerOf(config: Config): NestApplicationOptions['logger'] {
  if (config.logLevel === 'silent') return false;
  return config.logFormat === 'json' ? new JsonLogger(new LogLines(config)) : ['error', 'warn'];
}

export const appOptions = (config: Config): NestApplicationOptions => ({
  logger: loggerOf(config),
  abortOnError: false,
});

/** The whole application, wired but not yet listening. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config),
    httpAdapter(config),
    appOptions(config),
  );
  await prepareApp(app, config);
  return app;
}

/** Gives an application of these modules all it needs between them and the network, and initializes it. */
export async function prepareApp(app: NestFastifyApplication, config: Config): Promise<void> {
  const payment = paymentSources(config.stripe !== null);
  // Files that browsers fetch from their storage itself.
  const files = config.s3 === null ? [] : [new URL(config.s3.endpoint).origin];
  const adapter = app.getHttpAdapter() as FastifyAdapter;
  app.setGlobalPrefix('api');
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ProblemFilter());
  const fastify = adapter.getInstance();
  carryRequestIds(fastify);
  if (config.logFormat === 'json') logRequests(fastify, app.get(LogLines));
  await app.get(Pages).load();
  const callers = app.get(KnownCallers);
  answerPages(
    fastify.server,
    app.get(PageCache),
    app.get(DrawnDirectory),
    app.get(PageAnswers),
    securityHeaders(config.publicUrl),
    callers,
    app.get(CountPages),
  );
  readJsonBodies(adapter);
  readSmallForms(adapter);
  limitBodies(fastify);
  hangUpWhenStopping(fastify);
  leaveVideosUnread(fastify);
  refuseMisshapen(fastify);
  tagAnswers(fastify);
  const clock = app.get(ProductClock);
  tellTime(fastify, () => clock.lastKnown);
  await app.register(cookie);
  readHostCookies(fastify, config);
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.header('permissions-policy', PERMISSIONS_POLICY);
    done();
  });
  admitBodies(fastify, (request) => callers.require(request));
  cutOffSlowBodies(fastify);
  const sent = app.get(SentFiles);
  keepFilesOnDisk(fastify, (bytes) => sent.receive(bytes, { all: LARGEST_BODY, text: USUAL_BODY }));
  await app.register(compress, { threshold: 1024 });
  await app.register(helmet, {
    contentSecurityPolicy: {
      // Every directive is decided here: the library's own allow fonts from anywhere.
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...payment.script],
        scriptSrcAttr: ["'none'"],
        // Push messages come to a worker, which is a file of ours.
        workerSrc: [config.push === null ? "'none'" : "'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameSrc: payment.frame.length > 0 ? [...payment.frame] : ["'none'"],
        // Documents with styles in them name these in their own answers.
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...files],
        mediaSrc: ["'self'", 'blob:', ...files],
        connectSrc: ["'self'", ...payment.connect],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: config.publicUrl.startsWith('https:') ? [] : null,
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
  });
  await app.register(fastifyStatic, { root: config.dataDir, serve: false });
  if (config.metricsToken !== null) serveMetrics(fastify, app.get(Metrics), config.metricsToken);
  describeApi(app);
  if (config.webRoot !== null) {
    serveDoors(app);
    serveDirectory(app);
    servePages(app, config.webRoot, config.publicUrl);
  }
  await app.init();
  await app.get(FollowLog).register();
}

/**
 * Ends the process when it is told to: readiness goes first, then, once nobody sends anything more, the server. What is under way is
 * ended, and the process ends by the signal, as its sender expects.
 */
export function stopWhenTold(app: NestFastifyApplication, drainMs: number, log: ProcessLog): void {
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    app.get(Readiness).leave();
    await new Promise((resume) => setTimeout(resume, drainMs));
    await app.close().catch((error: unknown) => log.error(inspect(error)));
    for (const one of signals) process.removeAllListeners(one);
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, () => void stop(signal));
}

/** Starts what works beside the requests, and says that all is ready. */
export async function startWork(app: NestFastifyApplication): Promise<void> {
  await app.get(MediaWorker).prepare();
  await app.get(ScratchFolders).sweep();
  const { role } = app.get<Config>(CONFIG);
  await startBackground(app, role);
  await app.get(MediaQueue).wake();
  app.get(Readiness).announce();
}
