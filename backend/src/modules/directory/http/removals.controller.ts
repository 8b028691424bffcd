import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { Allow, CurrentUser } from '../../../platform/http/caller.js';
import { creatorIdOf } from '../../../platform/http/creator-id.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { OwnDirectoryPlace } from '../use-cases/own-directory.js';
import { RemoveCreators } from '../use-cases/remove-creators.js';
import { OwnDirectoryDto } from './directory.dto.js';
import { presentOwnDirectory } from './present.js';
import {
  DecideObjectionDto,
  ListedRemovalDto,
  ObjectionDto,
  RemoveCreatorDto,
  presentRemoval,
} from './removals.dto.js';

@ApiTags('Directory')
@Controller()
export class RemovalsController {
  constructor(
    private readonly removals: RemoveCreators,
    private readonly place: OwnDirectoryPlace,
  ) {}

  @Get('admin/directory/removals')
  @Allow('admin')
  @ApiOperation({
    operationId: 'getDirectoryRemovals',
    summary: 'List creators who are removed from the directory, objections first (admin)',
    description:
      'Up to 200: objections that wait for a decision, the oldest first; then the newest removals.',
  })
  @ApiOkResponse({ type: [ListedRemovalDto] })
  @Refuses(401, 403)
  async list(@CurrentUser() user: SignedInUser): Promise<ListedRemovalDto[]> {
    return (await this.removals.list(user.id)).map((removal) => ({
      ...presentRemoval(removal),
      creatorId: removal.creatorId,
      username: removal.username,
      displayName: removal.displayName,
      removedByEmail: removal.removedByEmail,
      mayDecide: removal.mayDecide,
    }));
  }

  @Post('admin/directory/:creatorId/remove')
  @HttpCode(204)
  @Allow('admin')
  @ApiOperation({
    operationId: 'removeFromDirectory',
    summary: 'Remove a creator from the directory (admin)',
    description:
      'Visitors stop finding them at once. The creator is told which rule and what content it is about, and how to object. 409 for a creator who is removed already.',
  })
  @ApiNoContentResponse({ description: 'Removed.' })
  @Refuses(401, 403, 404, 409)
  remove(
    @CurrentUser() user: SignedInUser,
    @Param('creatorId') creatorId: string,
    @Body() { rule, note }: RemoveCreatorDto,
  ): Promise<void> {
    return this.removals.remove(user.id, creatorId, { rule, note });
  }

  @Post('admin/directory/:creatorId/restore')
  @HttpCode(204)
  @Allow('admin')
  @ApiOperation({
    operationId: 'restoreToDirectory',
    summary: 'Take back the removal of a creator from the directory (admin)',
    description:
      'They are listed again once they meet the conditions, and are told. It settles an objection that waits. 409 for a creator who isn’t removed.',
  })
  @ApiNoContentResponse({ description: 'Not removed any more.' })
  @Refuses(401, 403, 404, 409)
  restore(@CurrentUser() user: SignedInUser, @Param('creatorId') creatorId: string): Promise<void> {
    return this.removals.restore(user.id, creatorId);
  }

  @Post('admin/directory/:creatorId/objection')
  @HttpCode(204)
  @Allow('admin')
  @ApiOperation({
    operationId: 'decideObjection',
    summary: 'Decide about a creator’s objection to their removal (admin)',
    description:
      'The creator is told, with your reasons. 403 for the admin who removed them, as long as there is another one; 409 where no objection waits.',
  })
  @ApiNoContentResponse({ description: 'Decided.' })
  @Refuses(401, 403, 404, 409)
  decide(
    @CurrentUser() user: SignedInUser,
    @Param('creatorId') creatorId: string,
    @Body() { outcome, note }: DecideObjectionDto,
  ): Promise<void> {
    return this.removals.decide(user.id, creatorId, { outcome, note });
  }

  @Post('creator/directory/objection')
  @HttpCode(200)
  @Allow('creator')
  @Limit('report_by_caller')
  @ApiOperation({
    operationId: 'objectToRemoval',
    summary: 'Object to your removal from the directory',
    description:
      'Once per removal. An admin decides about it, another one than who removed you where there is one. 409 when you aren’t removed, or have objected already.',
  })
  @ApiOkResponse({ type: OwnDirectoryDto })
  @Refuses(400, 401, 403, 409)
  async object(@CurrentUser() user: SignedInUser, @Body() { text }: ObjectionDto): Promise<OwnDirectoryDto> {
    const creatorId = creatorIdOf(user);
    await this.removals.object(creatorId, text);
    return presentOwnDirectory(await this.place.read(creatorId));
  }
}
