import { Problem } from '@reelpact/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { USUAL_BODY, declaredLength, isForeign, isLarge, isStreamed, isUpload } from './bodies.js';
import { networkOf } from './client-address.js';

const MIB = 1024 ** 2;
/** What everyone may send: texts of a form fit in, with room to spare. */
const STRANGERS_BODY = 64 * 1024;
/** Each byte costs about five until it is answered: received, joined, a text, parsed. */
const LARGE = { inAll: 32 * MIB, each: 8 * MIB };
/** Apart, so that nobody's large bodies keep others from signing in. */
const SMALL = { inAll: 16 * MIB, each: 4 * MIB };
/** How long, in milliseconds, someone who was refused may go on sending; they may read the answer only then. */
const REFUSED_MS = 5_000;

/** Bytes that are under way at the moment, in all and by where they come from. */
export class BodyBudget {
  private inAll = 0;
  private readonly bySender = new Map<string, number>();

  constructor(private readonly most: { inAll: number; each: number }) {}

  /** Reserves bytes. @returns what gives them back, once however often it is called; null when they don't fit */
  take(bytes: number, sender: string): (() => void) | null {
    const theirs = (this.bySender.get(sender) ?? 0) + bytes;
    if (this.inAll + bytes > this.most.inAll || theirs > this.most.each) return null;
    this.inAll += bytes;
    this.bySender.set(sender, theirs);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.inAll -= bytes;
      const left = (this.bySender.get(sender) ?? 0) - bytes;
      if (left > 0) this.bySender.set(sender, left);
      else this.bySender.delete(sender);
    };
  }
}

/**
 * Decides before the first byte of a body is read whether it is taken: who sends it, and whether there is memory for it. It must be
 * called after `limitBodies`.
 * @param isKnown whether a request comes from a user, a program or a guest; asked for large bodies alone
 */
export function admitBodies(
  fastify: FastifyInstance,
  isKnown: (request: FastifyRequest) => Promise<boolean>,
  most = { large: LARGE, small: SMALL },
): void {
  const [large, small] = [new BodyBudget(most.large), new BodyBudget(most.small)];

  const admit = async (request: FastifyRequest): Promise<(() => void) | null> => {
    const length = declaredLength(request);
    // Those that go to the disk as they come have limits of their own; what is above a route's limit is never read.
    if (length === 0 || isUpload(request) || isStreamed(request) || length > request.routeOptions.bodyLimit)
      return null;
    const isSmall = length <= STRANGERS_BODY;
    if (!isSmall && !isForeign(request) && !(await isKnown(request)))
      throw new Problem(isLarge(request) ? 'UNAUTHENTICATED' : 'PAYLOAD_TOO_LARGE');
    // Files go to the disk as they come: only the rest is held.
    const held = isLarge(request) ? Math.min(length, USUAL_BODY) : length;
    const release = (isSmall ? small : large).take(held, networkOf(request.ip));
    if (!release) throw new Problem('BUSY');
    return release;
  };

  fastify.addHook('onRequest', async (request, reply) => {
    try {
      const release = await admit(request);
      if (release) reply.raw.once('close', release);
    } catch (error) {
      const { socket } = request.raw;
      const timer = setTimeout(() => socket.destroy(), REFUSED_MS).unref();
      for (const over of ['end', 'close'] as const) request.raw.once(over, () => clearTimeout(timer));
      throw error;
    }
  });
}
