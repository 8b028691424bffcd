import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { NOTIFICATION_REASONS } from '@reelpact/domain';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { Allow, CurrentUser } from '../../../platform/http/caller.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import type { Choices } from '../choices/notification-choices.js';
import { ChooseNotifications } from '../use-cases/choose-notifications.js';
import { ChangeNotificationSettingsDto, NotificationSettingsDto } from './notification-settings.dto.js';

const present = (choices: Choices): NotificationSettingsDto => ({
  choices: NOTIFICATION_REASONS.map((reason) => ({ reason, ...choices[reason] })),
});

@ApiTags('Notifications')
@Controller('notification-settings')
export class NotificationSettingsController {
  constructor(private readonly choose: ChooseNotifications) {}

  @Get()
  @Allow('person')
  @ApiOperation({
    operationId: 'getNotificationSettings',
    summary: 'Get what you are told by email and push, for each reason',
    description:
      'Everyone begins with all of it on. Emails about what needs your action and about money are always sent.',
  })
  @ApiOkResponse({ type: NotificationSettingsDto })
  @Refuses(401, 403)
  async settings(@CurrentUser() user: SignedInUser): Promise<NotificationSettingsDto> {
    return present(await this.choose.of(user));
  }

  @Put()
  @Allow('person')
  @ApiOperation({
    operationId: 'changeNotificationSettings',
    summary: 'Choose what you are told by email and push',
    description: 'Emails about what needs your action and about money can’t be switched off.',
  })
  @ApiOkResponse({ type: NotificationSettingsDto })
  @Refuses(400, 401, 403)
  async change(
    @CurrentUser() user: SignedInUser,
    @Body() { choices }: ChangeNotificationSettingsDto,
  ): Promise<NotificationSettingsDto> {
    return present(await this.choose.change(user, choices));
  }
}
