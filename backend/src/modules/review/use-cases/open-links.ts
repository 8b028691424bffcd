import { Injectable } from '@nestjs/common';
import { verify } from '@node-rs/argon2';
import { Problem, REVIEW_LINK, REVIEW_LINK_MESSAGES as MESSAGES } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { Database, type Statements, type Transaction } from '../../../platform/database/database.js';
import { type BookingRecord, LiveBookings, ReadBookings } from '../../bookings/index.js';
import { LinkTokens } from '../link-tokens.js';
import { LinkStore } from '../persistence/link-store.js';
import { countReviewers, findOpenLink, findReviewer } from '../reads/read-links.js';
import type { OpenLink, Reviewer } from '../review-link.js';

/** Who comes with which link. */
export interface LinkBearer {
  token: string;
  /** The cookie that says who they are at this link. */
  ticket: string | undefined;
  /** Who they are besides: the creator is never let in. */
  caller: Caller;
}

export interface OpenedLink {
  link: OpenLink;
  record: BookingRecord;
  /** null before they have given their name. */
  reviewer: Reviewer | null;
}
export type ReviewerAt = OpenedLink & { reviewer: Reviewer };

/**
 * Lets people in by a review link. It is asked at each request, with the link as it is then: one that is revoked, has expired, or whose booking
 * is over opens nothing from that moment on, and is answered like one that never was.
 */
@Injectable()
export class OpenLinks {
  constructor(
    private readonly database: Database,
    private readonly bookings: ReadBookings,
    private readonly links: LinkStore,
    private readonly tokens: LinkTokens,
    private readonly limits: RateLimits,
    private readonly clock: ProductClock,
    private readonly live: LiveBookings,
  ) {}

  /** @throws Problem NOT_FOUND */
  async look(bearer: LinkBearer, at: Statements = this.database): Promise<OpenedLink> {
    const link = await findOpenLink(at, this.tokens.hashOf(bearer.token));
    const record = link && (await this.bookings.find(at, link.bookingId));
    if (!link || !record || bearer.caller.user?.creatorId === record.creatorId) throw closed();
    const id = this.tokens.reviewerOf(bearer.ticket);
    return { link, record, reviewer: id === null ? null : await findReviewer(at, link, id) };
  }

  /** @throws Problem NOT_FOUND, or UNAUTHENTICATED before somebody has given their name */
  async asReviewer(bearer: LinkBearer, at: Statements = this.database): Promise<ReviewerAt> {
    return requireReviewer(await this.look(bearer, at));
  }

  /** The same, and notes that they looked. */
  async visit(bearer: LinkBearer): Promise<ReviewerAt> {
    const opened = await this.asReviewer(bearer);
    await this.links.noteSeen(this.database, opened.record, opened.reviewer.id, await this.clock.now());
    return opened;
  }

  /** Does something as a reviewer while the booking stands still, so that nothing is written at a link that is being revoked. */
  async inRoom<T>(bearer: LinkBearer, work: (tx: Transaction, at: ReviewerAt) => Promise<T>): Promise<T> {
    const { record } = await this.asReviewer(bearer);
    return this.database.transaction(async (tx) => {
      await this.bookings.lock(tx, record.id);
      const opened = await this.asReviewer(bearer, tx);
      await this.live.tellBrand(tx, opened.record, { kind: 'review' });
      return work(tx, opened);
    });
  }

  /**
   * Takes somebody's name, once: who has given it already keeps it.
   * @param place from where they come, for counting wrong passwords
   * @returns what the cookie has to say, or null when it says so already
   * @throws Problem NOT_FOUND, VALIDATION_FAILED for a wrong password, CONFLICT when too many have come, TOO_MANY_REQUESTS
   */
  async enter(
    bearer: LinkBearer,
    { name, password, place }: { name: string; password: string | null; place: string },
  ): Promise<string | null> {
    const { link, reviewer } = await this.look(bearer);
    if (reviewer) return null;
    if (link.passwordHash !== null) await this.checkPassword(link, password, place);
    const id = await this.database.transaction(async (tx) => {
      await this.bookings.lock(tx, link.bookingId);
      const { record } = await this.look(bearer, tx);
      if ((await countReviewers(tx, link)) >= REVIEW_LINK.reviewers)
        throw new Problem('CONFLICT', MESSAGES.tooManyReviewers);
      await this.live.tellBrand(tx, record, { kind: 'review' });
      return this.links.addReviewer(tx, link, name);
    });
    return this.tokens.ticketOf(id);
  }

  /** Counts a try before it is made, and outside of any transaction, because comparing takes a while. */
  private async checkPassword(
    { id, passwordHash }: OpenLink,
    password: string | null,
    place: string,
  ): Promise<void> {
    const refused = new Problem('VALIDATION_FAILED', MESSAGES.wrongPassword, {
      errors: { password: MESSAGES.wrongPassword },
    });
    if (password === null) throw refused;
    // In this order: somebody who has used up their own tries can't use up everyone's.
    await this.limits.take('review_password_by_link_and_place', id, place);
    await this.limits.take('review_password_by_link', id);
    if (!(await verify(passwordHash ?? '', password))) throw refused;
    await this.limits.forgive('review_password_by_link_and_place', id, place);
  }
}

const closed = (): Problem => new Problem('NOT_FOUND', MESSAGES.closed);

function requireReviewer(opened: OpenedLink): ReviewerAt {
  const { reviewer } = opened;
  if (!reviewer) throw new Problem('UNAUTHENTICATED', MESSAGES.nameFirst);
  return { ...opened, reviewer };
}
