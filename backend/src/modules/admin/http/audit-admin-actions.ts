import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Problem } from '@reelpact/domain';
import { type Observable, catchError, from, mergeMap, switchMap } from 'rxjs';
import type { Access } from '../../../platform/access/caller.js';
import { ACCESS, type RequestWithCaller } from '../../../platform/http/caller.js';
import { AdminLog, DONE } from '../admin-log.js';

/** Where the API's description keeps what a route is called. */
const OPERATION = 'swagger/apiOperation';
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Nobody has looked at the body yet: it can be anything that JSON can be. */
function detailsOf(body: unknown): object {
  if (body === undefined || body === null) return {};
  return typeof body === 'object' && !Array.isArray(body) ? body : { sent: body };
}

/** Writes down every call that only admins may make and that changes something, wherever its route stands. */
@Injectable()
export class AuditAdminActions implements NestInterceptor {
  private readonly logger = new Logger('AdminLog');

  constructor(
    private readonly reflector: Reflector,
    private readonly log: AdminLog,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const places = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, places);
    const request = context.switchToHttp().getRequest<RequestWithCaller>();
    if (access !== 'admin' || READS.has(request.method)) return next.handle();
    const operation = this.reflector.get<{ operationId?: string } | undefined>(
      OPERATION,
      context.getHandler(),
    );
    const { id, creatorId, bookingId, ...named } = request.params as Record<string, string | undefined>;
    const begun = this.log.begin({
      adminId: request.caller?.user?.id ?? null,
      action: operation?.operationId ?? request.url,
      target: id ?? creatorId ?? bookingId ?? null,
      // What else the path names: which step of a booking, or whose rating.
      details: { ...named, ...detailsOf(request.body) },
    });
    return from(begun).pipe(
      switchMap((id) =>
        next.handle().pipe(
          mergeMap(async (answer: unknown) => {
            await this.end(id, DONE);
            return answer;
          }),
          catchError(async (error: unknown) => {
            await this.end(id, error instanceof Problem ? error.code : 'INTERNAL');
            throw error;
          }),
        ),
      ),
    );
  }

  /** It is done or refused by now: that its end could not be written must not change the answer. */
  private async end(id: string, outcome: string): Promise<void> {
    await this.log.end(id, outcome).catch((error: unknown) => {
      this.logger.error(`the outcome ${outcome} of ${id} could not be written: ${String(error)}`);
    });
  }
}
