import { Transform, type TransformCallback } from 'node:stream';
import { Problem } from '@reelpact/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { USUAL_BODY, declaredLength, isForeign, isLarge, isStreamed, isUpload, passOn } from './bodies.js';
import { networkOf, siteOf } from './client-address.js';
import { whenOver } from './request-end.js';

const KIB = 1024;
const MIB = 1024 * KIB;
/** What everyone may send: texts of a form fit in, with room to spare. */
const STRANGERS_BODY = 64 * KIB;
/** Nobody holds more than what has arrived from them and this: a connection that sends nothing costs next to nothing. */
const STEP_BYTES = 4 * KIB;
/** Each byte costs about five until it is answered: received, joined, a text, parsed. */
const LARGE = { inAll: 32 * MIB, ofNetwork: 8 * MIB, ofSite: 16 * MIB };
/** Apart, so that nobody's large bodies keep others from signing in. */
const SMALL = { inAll: 16 * MIB, ofNetwork: 4 * MIB, ofSite: 8 * MIB };
/** How long, in milliseconds, a sender who was refused may go on; they may read the answer only then. */
const REFUSED_MS = 5_000;

interface BudgetLimits {
  inAll: number;
  /** An IPv4 address or a /64 of IPv6. */
  ofNetwork: number;
  /** A /48 of IPv6. */
  ofSite: number;
}

/** Bytes that are under way at the moment, in all and by where they come from. */
export class BodyBudget {
  private readonly held = new Map<string, number>();

  constructor(private readonly limits: BudgetLimits) {}

  /** The bytes of one body, none at first. */
  open(network: string): BodyHold {
    const site = siteOf(network);
    const counters = [
      { key: 'all', most: this.limits.inAll },
      { key: `network ${network}`, most: this.limits.ofNetwork },
      ...(site === null ? [] : [{ key: `site ${site}`, most: this.limits.ofSite }]),
    ];
    return new BodyHold((bytes) => this.add(counters, bytes));
  }

  /** Bytes under way in all. */
  get total(): number {
    return this.held.get('all') ?? 0;
  }

  private add(counters: readonly { key: string; most: number }[], bytes: number): boolean {
    const sum = (key: string): number => (this.held.get(key) ?? 0) + bytes;
    if (bytes > 0 && counters.some(({ key, most }) => sum(key) > most)) return false;
    for (const { key } of counters) {
      const left = sum(key);
      if (left > 0) this.held.set(key, left);
      else this.held.delete(key);
    }
    return true;
  }
}

/** What one body holds of the budget. Once it has ended it takes nothing more, however late it is asked to. */
export class BodyHold {
  private bytes = 0;
  private hasEnded = false;

  constructor(private readonly add: (bytes: number) => boolean) {}

  /** @returns whether so many bytes may be held from now on */
  raiseTo(bytes: number): boolean {
    if (this.hasEnded) return false;
    if (bytes <= this.bytes) return true;
    if (!this.add(bytes - this.bytes)) return false;
    this.bytes = bytes;
    return true;
  }

  /** Gives everything back, once however often it is called. */
  end(): void {
    this.hasEnded = true;
    this.add(-this.bytes);
    this.bytes = 0;
  }
}

/** A body on its way: it may go on while the budget has room for what has arrived and a step. */
class CountedBody extends Transform {
  /** The framework compares it with what the request said. */
  receivedEncodedLength = 0;

  constructor(
    private readonly hold: BodyHold,
    private readonly most: number,
    private readonly refused: () => void,
  ) {
    super();
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.receivedEncodedLength += piece.length;
    if (this.hold.raiseTo(Math.min(this.receivedEncodedLength + STEP_BYTES, this.most)))
      return done(null, piece);
    this.refused();
    return done(new Problem('BUSY'));
  }
}

/** A body that was let in, and the most that it may come to hold. */
interface AdmittedBody {
  hold: BodyHold;
  most: number;
}

/**
 * Decides before the first byte of a body is read whether it is taken: who sends it, and whether there is memory for it. It must be
 * called after `limitBodies`.
 * @param requireKnown throws unless a request comes from a user, a program or a guest who may send it; asked for large bodies alone
 */
export function admitBodies(
  fastify: FastifyInstance,
  requireKnown: (request: FastifyRequest) => Promise<void>,
  limits = { large: LARGE, small: SMALL },
): { large: BodyBudget; small: BodyBudget } {
  const budgets = { large: new BodyBudget(limits.large), small: new BodyBudget(limits.small) };
  const bodies = new WeakMap<FastifyRequest, AdmittedBody>();

  fastify.addHook('onRequest', async (request, reply) => {
    const length = declaredLength(request);
    // Those that go to the disk as they come have limits of their own; what is above a route's limit is never read.
    if (length === 0 || isUpload(request) || isStreamed(request) || length > request.routeOptions.bodyLimit)
      return;
    const isSmall = length <= STRANGERS_BODY;
    const hold = (isSmall ? budgets.small : budgets.large).open(networkOf(request.ip));
    // Before anything is awaited: a client that hangs up meanwhile fires no further event.
    whenOver({ request: request.raw, response: reply.raw }, () => hold.end());
    try {
      if (!isSmall && !isForeign(request)) await requireKnown(request);
      // Files go to the disk as they come: only the rest is held.
      const most = isLarge(request) ? Math.min(length, USUAL_BODY) : length;
      if (!hold.raiseTo(Math.min(most, STEP_BYTES))) throw new Problem('BUSY');
      bodies.set(request, { hold, most });
    } catch (error) {
      cutOffRefused(request);
      throw error;
    }
  });

  fastify.addHook('preParsing', (request, reply, body, done) => {
    const admitted = bodies.get(request);
    if (!admitted || admitted.most <= STEP_BYTES) return done(null, body);
    const counted = new CountedBody(admitted.hold, admitted.most, () => cutOffRefused(request));
    return done(null, passOn(request, reply, body, counted));
  });
  return budgets;
}

/** Hangs up after a while on a sender who was refused and still sends. */
function cutOffRefused({ raw }: FastifyRequest): void {
  if (raw.destroyed) return;
  const timer = setTimeout(() => raw.socket.destroy(), REFUSED_MS).unref();
  for (const over of ['end', 'close'] as const) raw.once(over, () => clearTimeout(timer));
}
