import { Body, Controller, Get, Headers, HttpCode, Inject, Post, Query, Res } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { READERS, type Reader } from '@reelpact/domain';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Allow } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { EMAIL_KINDS, type EmailKind } from '../../../platform/mail/email-layout.js';
import {
  type EmailSample,
  EmailSamples,
  SAMPLE_NAMES,
  type SampleNaming,
} from '../../../platform/mail/email-samples.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { EndWindows } from '../../bookings/index.js';
import { EndTipWindows } from '../../tips/index.js';
import { setSessionCookie } from '../../identity/index.js';
import { DEMO_ACCOUNTS, type DemoRole, SAMPLE_CREATOR } from '../demo-accounts.js';
import { EnterDemo } from '../enter-demo.js';

/** Two years: far enough to see every window end. */
const MAX_SECONDS = 2 * 366 * 86_400;

class AdvanceClockDto {
  @ApiProperty({ type: Number, minimum: 1, maximum: MAX_SECONDS, example: 86_400 })
  @Max(MAX_SECONDS)
  @Min(1)
  @IsInt({ message: 'advanceSeconds must be a whole number of seconds' })
  advanceSeconds: number;
}

class ClockDto {
  @ApiProperty({ format: 'date-time', description: 'The product’s time.' })
  now: string;
}

class MailDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  to: string;

  @ApiProperty()
  subject: string;

  @ApiProperty({ description: 'As plain text.' })
  body: string;

  @ApiProperty({ description: 'The same as HTML; it loads nothing. Empty for an email of an older version.' })
  html: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

const NAMINGS = Object.keys(SAMPLE_NAMES) as SampleNaming[];

class MailPreviewQuery {
  @ApiPropertyOptional({
    enum: NAMINGS,
    description: 'With plain names, or with long ones that try the layout.',
  })
  @IsIn(NAMINGS)
  @IsOptional()
  names?: SampleNaming;
}

class MailPreviewDto implements EmailSample {
  @ApiProperty({ enum: EMAIL_KINDS, enumName: 'EmailKind' })
  kind: EmailKind;

  @ApiProperty({ description: 'What it is sent for, such as a stage, an event or a reminder.' })
  name: string;

  @ApiProperty({
    enum: READERS,
    enumName: 'Reader',
    nullable: true,
    description: 'Null for the owner of the address.',
  })
  reader: Reader | null;

  @ApiProperty({ description: 'Whether it is for an address that is known to be the reader’s.' })
  proven: boolean;

  @ApiProperty()
  subject: string;

  @ApiProperty()
  body: string;

  @ApiProperty()
  html: string;
}

class DemoSignInDto {
  @ApiProperty({ enum: Object.keys(DEMO_ACCOUNTS), enumName: 'DemoRole' })
  @IsIn(Object.keys(DEMO_ACCOUNTS))
  as: DemoRole;
}

class DemoDto {
  @ApiProperty({ example: SAMPLE_CREATOR, description: 'The username of the sample creator.' })
  sampleCreator: string;

  @ApiProperty({ format: 'email' })
  brandEmail: string;
}

/** What exists in demo mode alone: without it, these routes are not there. */
@ApiTags('Demo')
@Controller('demo')
export class DemoController {
  constructor(
    private readonly mailer: Mailer,
    private readonly samples: EmailSamples,
    private readonly clock: ProductClock,
    private readonly windows: EndWindows,
    private readonly tipWindows: EndTipWindows,
    private readonly enterDemo: EnterDemo,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getDemo',
    summary: 'Get whether this is a demo, and its people',
    description: 'Exists only in demo mode; elsewhere it is 404.',
  })
  @ApiOkResponse({ type: DemoDto })
  about(): DemoDto {
    return { sampleCreator: SAMPLE_CREATOR, brandEmail: DEMO_ACCOUNTS.brand };
  }

  @Post('sign-in')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('demo_sign_in_by_address')
  @ApiOperation({
    operationId: 'demoSignIn',
    summary: 'Sign in as the demo’s creator or brand',
    description:
      'Exists only in demo mode. Sets the session cookie without a password; 404 when the demo’s person has deleted their account.',
  })
  @ApiNoContentResponse({ description: 'Signed in.' })
  @Refuses(400, 403, 404)
  async signInAs(
    @Body() body: DemoSignInDto,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const cookie = await this.enterDemo.run(body.as, userAgent ?? null);
    setSessionCookie(reply, this.config, cookie);
  }

  @Get('mails')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getDemoMails',
    summary: 'List the emails that were sent, newest first',
    description: 'Exists only in demo mode. The last 100, to anybody; none of them has left the server.',
  })
  @ApiOkResponse({ type: [MailDto] })
  async mails(): Promise<MailDto[]> {
    const mails = await this.mailer.newest(100);
    return mails.map(({ createdAt, ...mail }) => ({ ...mail, createdAt: createdAt.toISOString() }));
  }

  @Get('mail-previews')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getDemoMailPreviews',
    summary: 'List every email there is, as each reader gets it',
    description: 'Exists only in demo mode. Made of samples: nothing is sent, and no person is in them.',
  })
  @ApiOkResponse({ type: [MailPreviewDto] })
  @Refuses(400)
  async mailPreviews(@Query() { names = 'plain' }: MailPreviewQuery): Promise<MailPreviewDto[]> {
    const { publicUrl } = this.config;
    return this.samples.all({ publicUrl, at: await this.clock.now(), names: SAMPLE_NAMES[names] });
  }

  @Post('clock')
  @HttpCode(200)
  @Allow('anyone')
  @Limit('step_by_caller')
  @ApiOperation({
    operationId: 'advanceDemoClock',
    summary: 'Move the product’s clock forward, to see deadlines pass',
    description:
      'Exists only in demo mode. Reminders and deadlines that pass take effect before the answer, for all bookings. The clock can’t be moved back; each repeat moves it further.',
  })
  @ApiOkResponse({ type: ClockDto })
  @Refuses(400, 403)
  async advance(@Body() { advanceSeconds }: AdvanceClockDto): Promise<ClockDto> {
    await this.clock.advance(advanceSeconds);
    while ((await this.windows.sweep()) + (await this.tipWindows.sweep()) > 0);
    return { now: new Date(await this.clock.now()).toISOString() };
  }
}
