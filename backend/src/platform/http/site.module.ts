import { Controller, Get, Inject, Module } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { CONFIG, type Config } from '../config/config.js';
import { Allow } from './caller.js';

class SignInProviderDto {
  @ApiProperty({ description: 'What its button says.', example: 'Google' })
  name: string;
}

class SiteDto {
  @ApiProperty({ format: 'email', description: 'Where people find help.', example: 'support@reelpact.test' })
  supportEmail: string;

  @ApiProperty({ description: 'Whether this installation is a demo that mails nobody.' })
  demo: boolean;

  @ApiProperty({
    type: SignInProviderDto,
    nullable: true,
    description: 'The provider to sign in with at `/api/auth/oidc`; null without one.',
  })
  signIn: SignInProviderDto | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'By which a browser subscribes to push notifications (VAPID); null where there are none.',
  })
  pushKey: string | null;
}

@ApiTags('Site')
@Controller('site')
class SiteController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get()
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getSite',
    summary: 'Get what pages need to know of this installation',
    description: 'For anyone. It is the same for every caller and changes only with the server’s settings.',
  })
  @ApiOkResponse({ type: SiteDto })
  about(): SiteDto {
    const { supportEmail, demoMode: demo, oidc, push } = this.config;
    return { supportEmail, demo, signIn: oidc && { name: oidc.name }, pushKey: push?.publicKey ?? null };
  }
}

@Module({ controllers: [SiteController] })
export class SiteModule {}
