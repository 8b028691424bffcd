import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
  applyDecorators,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { RequestAllowanceName } from '@reelpact/domain';
import { RateLimits } from '../access/rate-limits.js';
import type { RequestWithCaller } from './caller.js';
import { networkOf } from './client-address.js';
import { Refuses } from './problem.dto.js';

export const LIMIT = 'limit';

/** Whom a request is counted for, by what its allowance's name ends with. */
const COUNTED_FOR: Readonly<
  Record<string, (request: RequestWithCaller) => string | null | Promise<string | null>>
> = {
  address: () => null,
  device: async ({ device }) => {
    const owner = await device?.();
    return owner ? `device ${owner}` : null;
  },
  caller: ({ caller }) => {
    if (caller?.user) return `user ${caller.user.id}`;
    return caller?.guestId ? `guest ${caller.guestId}` : null;
  },
};

/** Counts a request before its body is validated: being refused for what was sent is no way around a limit. */
@Injectable()
class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  /** @throws Problem TOO_MANY_REQUESTS */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<RequestAllowanceName>(LIMIT, context.getHandler());
    const request = context.switchToHttp().getRequest<RequestWithCaller>();
    const counted = (await COUNTED_FOR[name.slice(name.lastIndexOf('_') + 1)]?.(request)) ?? null;
    await this.limits.take(name, counted ?? networkOf(request.ip));
    return true;
  }
}

/** How often a route may be called. Every route that changes something for callers who are not signed in needs one. */
export const Limit = (name: RequestAllowanceName) =>
  applyDecorators(SetMetadata(LIMIT, name), UseGuards(LimitGuard), Refuses(429));
