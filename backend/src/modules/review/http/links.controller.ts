import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { reviewLinkPath } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { LinkTokens } from '../link-tokens.js';
import type { ReviewLink } from '../review-link.js';
import { ManageLinks } from '../use-cases/manage-links.js';
import { NewReviewLinkDto, NewReviewLinkUrlDto, ReviewLinkDto } from './links.dto.js';

/** By which a brand lets others look at what was delivered. Guests may call too: the use cases know them. */
@ApiTags('Review links')
@Controller('bookings/:id/review-links')
export class LinksController {
  constructor(
    private readonly links: ManageLinks,
    private readonly tokens: LinkTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getReviewLinks',
    summary: 'List a booking’s review links (brand)',
    description: 'With who has used them. Open ones first, then the newest; 100 at most.',
  })
  @ApiOkResponse({ type: [ReviewLinkDto] })
  @Refuses(403, 404)
  async list(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<ReviewLinkDto[]> {
    const links = await this.links.of(caller, id);
    return links.map((link) => this.present(link));
  }

  @Post()
  @Allow('anyone')
  @Limit('review_link_by_caller')
  @ApiOperation({
    operationId: 'makeReviewLink',
    summary: 'Make a review link (brand)',
    description:
      'Anyone who has it, and its password where it has one, can look at the watermarked previews and the comments that were sent, and write notes for the brand. They decide nothing. 409 when there are 20 open ones, or the booking is over.',
  })
  @ApiCreatedResponse({ type: NewReviewLinkUrlDto })
  @Refuses(400, 403, 404, 409)
  async make(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { label, days, password, notesBecome }: NewReviewLinkDto,
  ): Promise<NewReviewLinkUrlDto> {
    const token = await this.links.make(caller, id, { label, days, notesBecome, password: password ?? null });
    return { url: this.addressOf(token) };
  }

  @Delete(':linkId')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('review_link_by_caller')
  @ApiOperation({
    operationId: 'revokeReviewLink',
    summary: 'Revoke a review link (brand)',
    description:
      'It opens nothing from then on. The notes that were written at it stay. A repeat changes nothing.',
  })
  @ApiNoContentResponse({ description: 'It is revoked.' })
  @Refuses(403, 404)
  async revoke(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('linkId') linkId: string,
  ): Promise<void> {
    await this.links.revoke(caller, id, linkId);
  }

  private addressOf(token: string): string {
    return this.config.publicUrl + reviewLinkPath(token);
  }

  private present({ tokenHash, ...link }: ReviewLink): ReviewLinkDto {
    const token = this.tokens.of(link.id);
    // It can't be derived any more after the platform's secret was changed; who has the link can still use it.
    const isKnown = link.isOpen && this.tokens.hashOf(token) === tokenHash;
    return {
      ...link,
      url: isKnown ? this.addressOf(token) : null,
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      revokedAt: link.revokedAt?.toISOString() ?? null,
    };
  }
}
