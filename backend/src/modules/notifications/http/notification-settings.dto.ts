import { ApiProperty } from '@nestjs/swagger';
import { EMAIL, NOTIFICATION_REASONS, type NotificationReason } from '@reelpact/domain';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsBoolean, IsIn, ValidateNested } from 'class-validator';

/** What RFC 8058 has mail programs send. */
const ONE_CLICK = 'One-Click';

export class NotificationChoiceDto {
  @ApiProperty({ enum: NOTIFICATION_REASONS, enumName: 'NotificationReason', example: 'message' })
  @IsIn(NOTIFICATION_REASONS)
  reason: NotificationReason;

  @ApiProperty({ description: 'Whether emails are sent; always true of `act` and `money`.', example: true })
  @IsBoolean()
  email: boolean;

  @ApiProperty({ description: 'Whether this person’s browsers are told.', example: true })
  @IsBoolean()
  push: boolean;
}

export class ChangeNotificationSettingsDto {
  @ApiProperty({ type: [NotificationChoiceDto], description: 'Reasons that are not named stay as they are.' })
  @Type(() => NotificationChoiceDto)
  @ValidateNested({ each: true })
  @ArrayMaxSize(NOTIFICATION_REASONS.length)
  @ArrayNotEmpty()
  @IsArray()
  choices: NotificationChoiceDto[];
}

export class NotificationSettingsDto {
  @ApiProperty({ type: [NotificationChoiceDto], description: 'One for each reason.' })
  choices: NotificationChoiceDto[];
}

export class UnsubscribeDto {
  @ApiProperty({
    enum: [ONE_CLICK],
    description: 'As RFC 8058 has it; sent as JSON or as a form.',
    example: ONE_CLICK,
  })
  @IsIn([ONE_CLICK])
  'List-Unsubscribe': string;
}

export class SubscriptionDto {
  @ApiProperty({ format: 'email', maxLength: EMAIL.max, description: 'The address, as it is compared.' })
  email: string;

  @ApiProperty({ enum: NOTIFICATION_REASONS, enumName: 'NotificationReason' })
  reason: NotificationReason;

  @ApiProperty({ description: 'Whether the emails of this reason are still sent there.' })
  subscribed: boolean;
}
