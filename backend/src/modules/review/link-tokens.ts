import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../../platform/config/secrets.js';

const LINKS = 'review-links';
const REVIEWERS = 'reviewers';

/**
 * The secret part of a review link is 256 bits, derived from its id, so that the brand can copy it again and nobody can make it from what is
 * stored. Stored is a hash, by which it is found.
 */
@Injectable()
export class LinkTokens {
  constructor(private readonly secrets: Secrets) {}

  of(linkId: string): string {
    return this.secrets.sign(LINKS, linkId);
  }

  /** It has too many bits to be guessed from its hash. */
  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }

  /** What the cookie of somebody says who has given their name at a link. */
  ticketOf(reviewerId: string): string {
    return `${reviewerId}.${this.secrets.sign(REVIEWERS, reviewerId)}`;
  }

  /** The id of the reviewer whom a cookie names; null when it is forged. Whether it is one of this link, the table knows. */
  reviewerOf(ticket: string | undefined): string | null {
    const [id = '', signature = ''] = (ticket ?? '').split('.');
    return this.secrets.verify(REVIEWERS, id, signature) ? id : null;
  }
}
