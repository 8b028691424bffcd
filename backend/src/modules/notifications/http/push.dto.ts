import { ApiProperty } from '@nestjs/swagger';
import { NOTIFICATIONS } from '@reelpact/domain';
import { IsString, Matches, MaxLength } from 'class-validator';

const { endpoint } = NOTIFICATIONS;
const KEY = /^[\w-]{20,100}$/;

export class PushEndpointDto {
  @ApiProperty({
    type: String,
    maxLength: endpoint.max,
    description: 'Where the browser’s push service takes messages for it.',
    example: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB',
  })
  @MaxLength(endpoint.max)
  @IsString()
  endpoint: string;
}

export class PushSubscriptionDto extends PushEndpointDto {
  @ApiProperty({
    type: String,
    pattern: KEY.source,
    description: 'The browser’s public key (`p256dh`), base64url.',
    example: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  })
  @Matches(KEY)
  publicKey: string;

  @ApiProperty({
    type: String,
    pattern: KEY.source,
    description: 'The browser’s secret (`auth`), base64url.',
    example: 'BTBZMqHH6r4Tts7J_aSIgg',
  })
  @Matches(KEY)
  auth: string;
}
