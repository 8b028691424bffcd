import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { Problem } from '@reelpact/domain';
import type { FastifyRequest } from 'fastify';
import { type Access, type Caller, type SignedInUser, VISITOR } from '../access/caller.js';

export interface RequestWithCaller extends FastifyRequest {
  caller?: Caller;
  /** Asks which user has signed in on this device before; that opens nothing. */
  device?: () => Promise<string | null>;
}

/** Injects who is calling. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller =>
    context.switchToHttp().getRequest<RequestWithCaller>().caller ?? VISITOR,
);

/** Injects the signed-in user; 401 without one. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SignedInUser => {
  const { caller } = context.switchToHttp().getRequest<RequestWithCaller>();
  if (!caller?.user) throw new Problem('UNAUTHENTICATED');
  return caller.user;
});

export const ACCESS = 'access';
/** Under which the API's description learns of it. */
export const ACCESS_EXTENSION = 'x-access';

/**
 * Who may call a route. Every route must say so: one that doesn't is refused for everyone.
 * Whether a caller may see a certain booking is decided by the use case, which answers 404.
 */
export const Allow = (access: Access) =>
  applyDecorators(SetMetadata(ACCESS, access), ApiExtension(ACCESS_EXTENSION, access));

export const PROVEN = 'proven';
/** Under which the API's description learns of it. */
export const PROOF_EXTENSION = 'x-needs-proof';
/** For people alone who have shown within minutes that it is them: a screen that was left open, or a stolen cookie, is not enough. */
export const Proven = () => applyDecorators(SetMetadata(PROVEN, true), ApiExtension(PROOF_EXTENSION, true));

export const WITHOUT_GUESTS = 'withoutGuests';
/** Spares a route the look for a guest: it is called often, and who has booked before changes nothing in it. */
export const WithoutGuests = () => SetMetadata(WITHOUT_GUESTS, true);
