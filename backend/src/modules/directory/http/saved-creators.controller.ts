import { Controller, Delete, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SAVED_CREATORS } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { Allow, CurrentUser } from '../../../platform/http/caller.js';
import { LINK_HEADER, PageQuery, linkNext, readCursor } from '../../../platform/http/pages.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { SavedCreators } from '../use-cases/saved-creators.js';
import { SavedCreatorDto } from './saved-creators.dto.js';

@ApiTags('Directory')
@Controller('brand/saved-creators')
@Allow('user')
export class SavedCreatorsController {
  constructor(private readonly saved: SavedCreators) {}

  @Get()
  @Allow('user')
  @ApiOperation({
    operationId: 'getSavedCreators',
    summary: 'List the creators you have saved, newest first',
    description:
      'Only your own list; nobody else learns who is on it. Creators who left the directory or are away stay on it, those who deleted their account don’t.',
  })
  @ApiOkResponse({ type: [SavedCreatorDto], headers: LINK_HEADER })
  @Refuses(400, 401)
  async list(
    @CurrentUser() user: SignedInUser,
    @Query() { cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SavedCreatorDto[]> {
    const { saved, next } = await this.saved.page(user.id, readCursor(cursor));
    linkNext(reply, '/api/brand/saved-creators', next);
    return saved.map(({ card, savedAt, ...rest }) => ({ ...card, savedAt: savedAt.toISOString(), ...rest }));
  }

  @Put(':creatorId')
  @HttpCode(204)
  @Allow('user')
  @ApiOperation({
    operationId: 'saveCreator',
    summary: 'Save a creator to your list',
    description: `A repeat changes nothing. 409 when ${SAVED_CREATORS.max} are saved already.`,
  })
  @ApiNoContentResponse({ description: 'Saved.' })
  @Refuses(401, 404, 409)
  save(@CurrentUser() user: SignedInUser, @Param('creatorId') creatorId: string): Promise<void> {
    return this.saved.save(user.id, creatorId);
  }

  @Delete(':creatorId')
  @HttpCode(204)
  @Allow('user')
  @ApiOperation({
    operationId: 'removeSavedCreator',
    summary: 'Remove a creator from your list',
    description: 'Also 204 for somebody who isn’t on it.',
  })
  @ApiNoContentResponse({ description: 'Not on your list any more.' })
  @Refuses(401, 404)
  remove(@CurrentUser() user: SignedInUser, @Param('creatorId') creatorId: string): Promise<void> {
    return this.saved.remove(user.id, creatorId);
  }
}
