import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { Problem } from '@reelpact/domain';
import type { FastifyRequest } from 'fastify';

/** A signed-in user, as the session tells. */
export interface SignedInUser {
  id: string;
  sessionId: string;
  email: string;
  emailVerified: boolean;
  isAdmin: boolean;
  /** The user's creator profile, if there is one. */
  creatorId: string | null;
}

/** Who is calling: a user, a guest brand, both, or a visitor (neither). */
export interface Caller {
  user: SignedInUser | null;
  guestId: string | null;
}

export interface RequestWithCaller extends FastifyRequest {
  caller?: Caller;
}

export const VISITOR: Caller = { user: null, guestId: null };

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

export type Access = 'anyone' | 'user' | 'creator' | 'admin';
export const ACCESS = 'access';

/**
 * Who may call a route. Every route must say so: one that doesn't is refused for everybody.
 * Whether a caller may see a certain booking is decided by the use case, which answers 404.
 */
export const Allow = (access: Access) => SetMetadata(ACCESS, access);

/** @throws Problem 401 or 403 when the caller has not the access a route asks for */
export function demandAccess(access: Access, { user }: Caller): void {
  if (access === 'anyone') return;
  if (!user) throw new Problem('UNAUTHENTICATED');
  if (access === 'creator' && user.creatorId === null) {
    throw new Problem('FORBIDDEN', 'Only creators can do this. Set up your creator profile first.');
  }
  if (access === 'admin' && !user.isAdmin) throw new Problem('FORBIDDEN');
}
