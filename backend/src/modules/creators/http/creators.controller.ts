import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { Problem, USERNAME } from '@reelpact/domain';
import { IsString, MaxLength } from 'class-validator';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { LargeBody } from '../../../platform/http/bodies.js';
import { Allow, CurrentUser } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { ReadCreators } from '../reads/read-creators.js';
import { ReadPageSettings } from '../reads/read-page-settings.js';
import { EditProfile } from '../use-cases/edit-profile.js';
import { NoteLinkShared } from '../use-cases/note-link-shared.js';
import { OnboardCreator } from '../use-cases/onboard-creator.js';
import { SavePage } from '../use-cases/save-page.js';
import { CreatorDto, OnboardDto, ProfileChangeDto, UsernameAvailabilityDto } from './creator.dto.js';
import { requireOwnPage } from './own-page.js';
import { PageSettingsDto, SavePageDto } from './page.dto.js';
import { presentCreator, presentSettings } from './present.js';

class UsernameQuery {
  @ApiProperty({ type: String, example: 'sophiacreates' })
  @MaxLength(100)
  @IsString()
  username: string;
}

@ApiTags('Creators')
@Controller()
export class CreatorsController {
  constructor(
    private readonly creators: ReadCreators,
    private readonly editProfile: EditProfile,
    private readonly onboardCreator: OnboardCreator,
    private readonly noteLinkShared: NoteLinkShared,
    private readonly settings: ReadPageSettings,
    private readonly savePage: SavePage,
  ) {}

  @Get('check-username')
  @Allow('anyone')
  @Limit('username_check_by_address')
  @ApiOperation({
    operationId: 'checkUsername',
    summary: 'Check whether a username is available',
    description:
      'For anyone. `reason` says why it can’t be had: it isn’t valid, somebody has it, or somebody had it in the last 12 months. It isn’t reserved by asking. `suggestions` are free names like one that somebody has.',
  })
  @ApiOkResponse({ type: UsernameAvailabilityDto })
  @Refuses(400, 429)
  async checkUsername(@Query() { username }: UsernameQuery): Promise<UsernameAvailabilityDto> {
    const reason = await this.creators.whyUnavailable(username);
    const { taken, reserved } = USERNAME.messages;
    const isLost = reason === taken || reason === reserved;
    const suggestions = isLost ? await this.creators.suggestUsernames(username) : [];
    return { available: reason === null, reason, suggestions };
  }

  @Get('creator/profile/:idOrUsername')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getCreatorProfile',
    summary: 'Get a creator’s public page',
    description: 'For anyone, by ID or username. What it holds is what the creator’s page shows.',
  })
  @ApiOkResponse({ type: CreatorDto })
  @Refuses(404)
  async profile(@Param('idOrUsername') idOrUsername: string): Promise<CreatorDto> {
    return presentCreator(await this.creators.profile(idOrUsername));
  }

  @Put('creator/profile/:idOrUsername')
  @LargeBody({ access: 'creator', owner: 'idOrUsername', allowance: 'picture_by_user' })
  @ApiOperation({
    operationId: 'updateCreatorProfile',
    summary: 'Update your own profile by its ID',
    description:
      'Only your own. A data URL replaces the picture; anything else keeps it. Without `bio` or `category`, what is kept stays. A changed username leaves the old one reserved for 12 months, and its links lead on. 409 when the new one is taken.',
  })
  @ApiOkResponse({ type: CreatorDto })
  @Refuses(400, 401, 403, 409, 429, 503, 507)
  async change(
    @CurrentUser() user: SignedInUser,
    @Param('idOrUsername') creatorId: string,
    @Body() body: ProfileChangeDto,
  ): Promise<CreatorDto> {
    if (user.creatorId !== creatorId) throw new Problem('FORBIDDEN', 'You can only edit your own profile.');
    await this.editProfile.run({ creatorId, userId: user.id }, body);
    return presentCreator(await this.creators.profile(creatorId));
  }

  @Get('creator/:creatorId/page')
  @Allow('creator')
  @ApiOperation({
    operationId: 'getPageSettings',
    summary: 'Get how your page looks and what it is made of',
    description: 'Only your own. With blocks that are switched off or archived, which visitors don’t see.',
  })
  @ApiOkResponse({ type: PageSettingsDto })
  @Refuses(401, 403)
  async pageSettings(
    @CurrentUser() user: SignedInUser,
    @Param('creatorId') creatorId: string,
  ): Promise<PageSettingsDto> {
    requireOwnPage(user, creatorId);
    return presentSettings(await this.settings.of(creatorId));
  }

  @Put('creator/:creatorId/page')
  @LargeBody({ access: 'creator', owner: 'creatorId', allowance: 'picture_by_user' })
  @ApiOperation({
    operationId: 'savePageSettings',
    summary: 'Save how your page looks and what it is made of',
    description:
      'Only your own. Replaces the design and the whole list of blocks, or changes nothing when anything is wrong. A data URL replaces the cover; anything else keeps it.',
  })
  @ApiOkResponse({ type: PageSettingsDto })
  @Refuses(400, 401, 403, 429, 503, 507)
  async savePageSettings(
    @CurrentUser() user: SignedInUser,
    @Param('creatorId') creatorId: string,
    @Body() body: SavePageDto,
  ): Promise<PageSettingsDto> {
    requireOwnPage(user, creatorId);
    await this.savePage.run({ creatorId, userId: user.id }, body);
    return presentSettings(await this.settings.of(creatorId));
  }

  @Post('creator/:creatorId/link-shared')
  @HttpCode(204)
  @Allow('creator')
  @ApiOperation({
    operationId: 'noteLinkShared',
    summary: 'Note that you have shared the link to your page',
    description:
      'Only for your own page. The signed-in user’s `linkShared` is true from then on; a repeat changes nothing.',
  })
  @ApiNoContentResponse({ description: 'Noted. Only the first time counts.' })
  @Refuses(401, 403)
  async linkShared(@CurrentUser() user: SignedInUser, @Param('creatorId') creatorId: string): Promise<void> {
    if (user.creatorId !== creatorId) throw new Problem('FORBIDDEN', 'You can only share your own page.');
    await this.noteLinkShared.run(creatorId);
  }

  @Post('creator/onboard')
  @LargeBody({ access: 'user', allowance: 'picture_by_user' })
  @ApiOperation({
    operationId: 'onboardCreator',
    summary: 'Create your creator profile',
    description:
      'For anyone with an account. The profile and its first packages are made together or not at all. 409 when you have a profile already or the username is taken.',
  })
  @ApiCreatedResponse({ type: CreatorDto })
  @Refuses(400, 401, 409, 429, 503, 507)
  async onboard(@CurrentUser() user: SignedInUser, @Body() body: OnboardDto): Promise<CreatorDto> {
    return presentCreator(await this.creators.profile(await this.onboardCreator.run(user.id, body)));
  }
}
