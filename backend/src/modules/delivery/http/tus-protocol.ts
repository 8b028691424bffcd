import type { ServerResponse } from 'node:http';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Problem, type ProblemCode, UPLOAD_LIMITS } from '@reelpact/domain';
import { EVENTS, Server, type ServerOptions } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Database } from '../../../platform/database/database.js';
import { DiskSpace } from '../../../platform/storage/disk-space.js';
import { LOOK_EVERY_MS } from '../../../platform/http/receive-body.js';
import { whenOver } from '../../../platform/http/request-end.js';
import { cutOffSlowSender } from '../../../platform/http/slow-bodies.js';
import { UploadStore } from '../persistence/upload-store.js';
import { ArrivingFiles } from '../arriving/arriving-files.js';
import type { UploadRecord } from '../upload-record.js';
import { FinishUpload } from '../use-cases/finish-upload.js';

export const UPLOADS_PATH = '/api/uploads';
const CONTENT_TYPE = 'application/offset+octet-stream';
/** How often the progress of an upload is noted. */
const NOTE_PROGRESS_MS = 5_000;
export const TUS_VERSION = '1.0.0';

type ProtocolOptions = ConstructorParameters<typeof Server>[0];
type TusRequest = Parameters<NonNullable<ServerOptions['onUploadCreate']>>[0];
const rawOf = (request: TusRequest): object | undefined => request.runtime?.node?.req;

export const UPLOAD_NOT_FOUND = 'This upload does not exist any more.';
/** How a refusal reads in the body of an answer. */
const problemBody = ({ status, code, message }: Problem) => ({ statusCode: status, code, message });
export const refusedProblem = ({ refusal }: UploadRecord): Problem =>
  new Problem('FILE_TYPE_MISMATCH', refusal ?? undefined);

const MEANT: Readonly<Record<number, ProblemCode>> = {
  400: 'MALFORMED_REQUEST',
  403: 'MALFORMED_REQUEST',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'NOT_FOUND',
  412: 'PROTOCOL_VERSION_MISSING',
  413: 'PAYLOAD_TOO_LARGE',
  // An extension of the protocol that OPTIONS does not offer.
  501: 'MALFORMED_REQUEST',
  503: 'UNAVAILABLE',
  507: 'OUT_OF_SPACE',
};

/** Of a write to a file that was discarded while its bytes arrived. */
const NO_FILE = /\bENOENT\b/;

/** The protocol's own refusals are plain text; here they read like every other one. */
class ProtocolServer extends Server {
  private readonly logger = new Logger('Uploads');

  constructor(
    options: ProtocolOptions,
    private readonly disk: DiskSpace,
  ) {
    super(options);
  }

  override write(
    ...[context, headers, status, text]: Parameters<Server['write']>
  ): ReturnType<Server['write']> {
    if (status < 400) return super.write(context, headers, status, text);
    // The library says of a write that failed only that it failed.
    const failed = NO_FILE.test(text ?? '') ? 'NOT_FOUND' : this.disk.isLow() ? 'OUT_OF_SPACE' : undefined;
    const code = status === 500 ? failed : MEANT[status];
    if (code === undefined) this.logger.error(`${status} ${text ?? ''}`);
    const isTheirs = code === 'MALFORMED_REQUEST' || code === 'CONFLICT';
    const problem = new Problem(code ?? 'INTERNAL', isTheirs ? `${(text ?? '').trim()}.` : undefined);
    headers.set('content-type', 'application/json; charset=utf-8');
    headers.set('cache-control', 'no-store');
    return super.write(context, headers, problem.status, JSON.stringify(problemBody(problem)));
  }
}

/** Speaks the tus protocol with callers of whom it is known already that they may. */
@Injectable()
export class TusProtocol implements OnModuleInit {
  private readonly server: ProtocolServer;
  /** The uploads that the requests under way are about. */
  private readonly ids = new WeakMap<object, string>();

  constructor(
    private readonly http: HttpAdapterHost,
    private readonly database: Database,
    private readonly uploads: UploadStore,
    files: ArrivingFiles,
    private readonly finishUpload: FinishUpload,
    disk: DiskSpace,
  ) {
    const options: ProtocolOptions = {
      path: UPLOADS_PATH,
      datastore: files.store,
      relativeLocation: true,
      maxSize: UPLOAD_LIMITS.maxFileBytes,
      // No other site may read the answers.
      allowedOrigins: [],
      namingFunction: (request) => this.idFor(request),
      // Whose it is was asked about this one. The library would take any that comes last in the address, and its query belongs to that.
      getFileIdFromRequest: (request) => this.idFor(request),
      onUploadFinish: async (_request, { id }) => this.finished(id),
      postReceiveInterval: NOTE_PROGRESS_MS,
    };
    this.server = new ProtocolServer(options, disk);
    this.server.on(EVENTS.POST_RECEIVE, (_request, { id, offset }) => {
      // Only for reckoning with the disk: a failure is made up for by the next one.
      this.uploads.touch(this.database, id, offset).catch(() => undefined);
    });
  }

  onModuleInit(): void {
    // The body goes to the protocol unread: a file is larger than what may be held in memory.
    const fastify = this.http.httpAdapter.getInstance<FastifyInstance>();
    fastify.addContentTypeParser(CONTENT_TYPE, (_request, _body, done) => done(null));
  }

  /** Answers a request; `id` is the one of the upload that it is about, or that is to be created. */
  async answer({ raw: request }: FastifyRequest, reply: FastifyReply, id?: string): Promise<ServerResponse> {
    if (id !== undefined) this.ids.set(request, id);
    // From here on the answer is not Fastify's any more, and neither are the headers it would have sent.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    whenOver({ request, response: reply.raw }, cutOffSlowSender(request, LOOK_EVERY_MS));
    await this.server.handle(request, reply.raw);
    return reply.raw;
  }

  private idFor(request: TusRequest): string {
    const raw = rawOf(request);
    const id = raw && this.ids.get(raw);
    if (id === undefined) throw new Error('a request for no upload in particular');
    return id;
  }

  private async finished(id: string): ReturnType<NonNullable<ServerOptions['onUploadFinish']>> {
    const upload = await this.uploads.find(this.database, id);
    const done = upload && (await this.finishUpload.run(upload));
    if (done && done.refusal === null) return {};
    const problem = done ? refusedProblem(done) : new Problem('NOT_FOUND', UPLOAD_NOT_FOUND);
    return {
      status_code: problem.status,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(problemBody(problem)),
    };
  }
}
