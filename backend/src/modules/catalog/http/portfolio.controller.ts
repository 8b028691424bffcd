import { join } from 'node:path';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { PORTFOLIO, Problem } from '@reelpact/domain';
import type { FastifyRequest } from 'fastify';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { isId } from '../../../platform/database/ids.js';
import { LargeBody, StreamedVideo } from '../../../platform/http/bodies.js';
import { Allow, CurrentUser } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { receiveBody } from '../../../platform/http/receive-body.js';
import { STEP_BYTES } from '../../../platform/storage/disk-step.js';
import { Pictures } from '../../../platform/media/pictures.js';
import { ScratchFolders } from '../../../platform/media/scratch-folders.js';
import { DiskSpace } from '../../../platform/storage/disk-space.js';
import { ReadCatalog } from '../reads/read-catalog.js';
import { EditPortfolio } from '../use-cases/edit-portfolio.js';
import { requireOwner } from './own-creator.js';
import { PortfolioItemDto } from './package.dto.js';
import { ArrangePortfolioDto, NewPhotoDto, OwnPortfolioItemDto, TitledDto } from './portfolio.dto.js';
import { presentOwnItem, presentPortfolioItem } from './present.js';

const PHOTO = {
  width: PORTFOLIO.photoSide,
  height: PORTFOLIO.photoSide,
  fit: 'inside',
} as const;

/** What a creator shows of their work. */
@ApiTags('Catalog')
@Controller()
export class PortfolioController {
  /** The creators whose video arrives here right now: one after the other. */
  private readonly sending = new Set<string>();

  constructor(
    private readonly catalog: ReadCatalog,
    private readonly portfolio: EditPortfolio,
    private readonly pictures: Pictures,
    private readonly folders: ScratchFolders,
    private readonly disk: DiskSpace,
  ) {}

  @Get('creators/:id/portfolio')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getPortfolio',
    summary: 'List a creator’s portfolio',
    description: 'For anyone. Only items that are ready to be shown; an unknown creator has an empty list.',
  })
  @ApiOkResponse({ type: [PortfolioItemDto] })
  async list(@Param('id') id: string): Promise<PortfolioItemDto[]> {
    return isId(id) ? (await this.catalog.portfolioOf(id)).map(presentPortfolioItem) : [];
  }

  @Get('creator/:creatorId/portfolio')
  @Allow('creator')
  @ApiOperation({
    operationId: 'getOwnPortfolio',
    summary: 'List your own portfolio, with what isn’t ready to be shown',
    description:
      'Only your own. Videos that are still being made fit for pages, or that could not be, are in it too.',
  })
  @ApiOkResponse({ type: [OwnPortfolioItemDto] })
  @Refuses(401, 403)
  async listOwn(
    @CurrentUser() user: SignedInUser,
    @Param('creatorId') creatorId: string,
  ): Promise<OwnPortfolioItemDto[]> {
    return (await this.catalog.ownPortfolioOf(requireOwner(user, creatorId))).map(presentOwnItem);
  }

  @Post('creator/:creatorId/portfolio')
  @LargeBody({ access: 'creator', owner: 'creatorId', allowance: 'picture_by_user' })
  @ApiOperation({
    operationId: 'addPhoto',
    summary: 'Add a photo to the end of your portfolio',
    description:
      'Only your own. The image is a data URL; it is decoded, scaled and stored without its metadata. 409 when the portfolio is full. A repeat adds the photo again.',
  })
  @ApiCreatedResponse({ type: OwnPortfolioItemDto })
  @Refuses(400, 401, 403, 409, 429, 503, 507)
  async addPhoto(
    @CurrentUser() user: SignedInUser,
    @Param('creatorId') creatorId: string,
    @Body() { title, image }: NewPhotoDto,
  ): Promise<OwnPortfolioItemDto> {
    const own = requireOwner(user, creatorId);
    const picture = await this.pictures.fromDataUrl(user.id, image, 'image', PHOTO);
    return this.added(own, await this.portfolio.add(own, { title, picture }));
  }

  @Post('creator/:creatorId/portfolio/videos')
  @StreamedVideo()
  @Allow('creator')
  @Limit('video_by_caller')
  @ApiOperation({
    operationId: 'addVideo',
    summary: 'Add a video to the end of your portfolio',
    description:
      'The body is the file itself. It is shown to others when a version fit for pages has been made.',
  })
  @ApiConsumes('video/mp4', 'video/quicktime', 'video/*')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiCreatedResponse({ type: OwnPortfolioItemDto })
  @Refuses(400, 401, 403, 409, 413, 415, 507)
  async addVideo(
    @CurrentUser() user: SignedInUser,
    @Param('creatorId') creatorId: string,
    @Query() { title }: TitledDto,
    @Req() request: FastifyRequest,
  ): Promise<OwnPortfolioItemDto> {
    const own = requireOwner(user, creatorId);
    if (!request.headers['content-type']?.startsWith('video/')) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
    await this.portfolio.requireCapacity(own);
    const { maxBytes, messages } = PORTFOLIO.video;
    if (this.sending.has(own)) throw new Problem('CONFLICT', messages.underWay);
    this.sending.add(own);
    try {
      // What was announced has to fit now, but is promised to nobody: it may never come.
      this.disk.require(Math.min(Number(request.headers['content-length'] ?? maxBytes), maxBytes));
      return await this.disk.holding(STEP_BYTES, () =>
        this.folders.lend(async ({ input }) => {
          const path = join(input, 'sent');
          const requireRoom = () => this.disk.require(0);
          await receiveBody(request.raw, path, { maxBytes, tooLarge: messages.size, requireRoom });
          return this.added(own, await this.portfolio.addVideo(own, title, path));
        }),
      );
    } finally {
      this.sending.delete(own);
    }
  }

  @Put('creator/:creatorId/portfolio')
  @Allow('creator')
  @ApiOperation({
    operationId: 'arrangePortfolio',
    summary: 'Set the order, titles and focal points of your portfolio',
    description: 'The list must have just the items that are there: if anything has changed, nothing does.',
  })
  @ApiOkResponse({ type: [OwnPortfolioItemDto] })
  @Refuses(400, 401, 403, 409)
  async arrange(
    @CurrentUser() user: SignedInUser,
    @Param('creatorId') creatorId: string,
    @Body() { items }: ArrangePortfolioDto,
  ): Promise<OwnPortfolioItemDto[]> {
    const own = requireOwner(user, creatorId);
    await this.portfolio.arrange(own, items);
    return (await this.catalog.ownPortfolioOf(own)).map(presentOwnItem);
  }

  @Delete('creator/:creatorId/portfolio/:itemId')
  @HttpCode(204)
  @Allow('creator')
  @ApiOperation({
    operationId: 'removePortfolioItem',
    summary: 'Remove an item from your portfolio',
    description: 'Only your own. Its files are deleted too; a repeat gets 404.',
  })
  @ApiNoContentResponse({ description: 'Removed, and its files with it.' })
  @Refuses(401, 403, 404)
  async remove(
    @CurrentUser() user: SignedInUser,
    @Param('creatorId') creatorId: string,
    @Param('itemId') itemId: string,
  ): Promise<void> {
    const own = requireOwner(user, creatorId);
    if (!isId(itemId)) throw new Problem('NOT_FOUND', PORTFOLIO.messages.missing);
    await this.portfolio.remove(own, itemId);
  }

  private async added(creatorId: string, itemId: string): Promise<OwnPortfolioItemDto> {
    const items = await this.catalog.ownPortfolioOf(creatorId);
    const added = items.find(({ id }) => id === itemId);
    // Another editor may have been faster to remove it.
    if (!added) throw new Problem('CONFLICT', PORTFOLIO.messages.changed);
    return presentOwnItem(added);
  }
}
