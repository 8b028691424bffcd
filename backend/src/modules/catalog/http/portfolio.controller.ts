import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { PORTFOLIO, Problem } from '@reelpact/domain';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { isId } from '../../../platform/database/ids.js';
import { LargeBody } from '../../../platform/http/bodies.js';
import { Allow, CurrentUser } from '../../../platform/http/caller.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { readPicture } from '../../../platform/media/pictures.js';
import { ReadCatalog } from '../reads/read-catalog.js';
import { EditPortfolio } from '../use-cases/edit-portfolio.js';
import { demandOwn } from './own-creator.js';
import { PortfolioItemDto } from './package.dto.js';
import { ArrangePortfolioDto, NewPhotoDto } from './portfolio.dto.js';
import { presentPortfolioItem } from './present.js';

const PHOTO = {
  width: PORTFOLIO.photoSide,
  height: PORTFOLIO.photoSide,
  fit: 'inside',
  withoutEnlargement: true,
} as const;

/** What a creator shows of her work. */
@ApiTags('Catalog')
@Controller()
export class PortfolioController {
  constructor(
    @Inject(ReadCatalog) private readonly catalog: ReadCatalog,
    @Inject(EditPortfolio) private readonly portfolio: EditPortfolio,
  ) {}

  @Get('creators/:id/portfolio')
  @Allow('anyone')
  @ApiOperation({ operationId: 'getPortfolio', summary: 'A creator’s portfolio' })
  @ApiOkResponse({ type: [PortfolioItemDto] })
  async list(@Param('id') id: string): Promise<PortfolioItemDto[]> {
    return isId(id) ? (await this.catalog.portfolioOf(id)).map(presentPortfolioItem) : [];
  }

  @Post('creator/:creatorId/portfolio')
  @LargeBody()
  @Allow('creator')
  @ApiOperation({
    operationId: 'addPhoto',
    summary: 'Put a photo into one’s portfolio, behind what is there',
  })
  @ApiCreatedResponse({ type: PortfolioItemDto })
  @Refuses(400, 401, 403, 409)
  async addPhoto(
    @CurrentUser() user: SignedInUser,
    @Param('creatorId') creatorId: string,
    @Body() { title, image }: NewPhotoDto,
  ): Promise<PortfolioItemDto> {
    const own = demandOwn(user, creatorId);
    const picture = await readPicture(image, 'image', PHOTO);
    const id = await this.portfolio.add(own, { title, picture });
    const added = (await this.catalog.portfolioOf(own)).find((item) => item.id === id);
    // Another editor may have been faster to remove it.
    if (!added) throw new Problem('CONFLICT', PORTFOLIO.messages.changed);
    return presentPortfolioItem(added);
  }

  @Put('creator/:creatorId/portfolio')
  @Allow('creator')
  @ApiOperation({
    operationId: 'arrangePortfolio',
    summary: 'Give all items of one’s portfolio their order and titles',
    description: 'The list must have just the items that are there: if anything has changed, nothing does.',
  })
  @ApiOkResponse({ type: [PortfolioItemDto] })
  @Refuses(400, 401, 403, 409)
  async arrange(
    @CurrentUser() user: SignedInUser,
    @Param('creatorId') creatorId: string,
    @Body() { items }: ArrangePortfolioDto,
  ): Promise<PortfolioItemDto[]> {
    const own = demandOwn(user, creatorId);
    await this.portfolio.arrange(own, items);
    return (await this.catalog.portfolioOf(own)).map(presentPortfolioItem);
  }

  @Delete('creator/:creatorId/portfolio/:itemId')
  @HttpCode(204)
  @Allow('creator')
  @ApiOperation({ operationId: 'removePortfolioItem', summary: 'Take an item out of one’s portfolio' })
  @ApiNoContentResponse({ description: 'Removed, and its files with it.' })
  @Refuses(401, 403, 404)
  async remove(
    @CurrentUser() user: SignedInUser,
    @Param('creatorId') creatorId: string,
    @Param('itemId') itemId: string,
  ): Promise<void> {
    const own = demandOwn(user, creatorId);
    if (!isId(itemId)) throw new Problem('NOT_FOUND', PORTFOLIO.messages.missing);
    await this.portfolio.remove(own, itemId);
  }
}
