import { Controller, Get, Inject, Query, Redirect } from '@nestjs/common';
import { ApiFoundResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { SIGN_UP_INTENT, providerSignInPath } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Allow } from '../../../platform/http/caller.js';

@ApiTags('Identity')
@Controller('login')
export class LoginPageController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Where a browser is sent that wants to sign in or to register. A link with another intent still leads somewhere. */
  @Get()
  @Redirect('/login', 302)
  @Allow('anyone')
  @ApiOperation({
    operationId: 'goToLogin',
    summary: 'Redirect a browser to the sign-in page',
    description:
      'For links and browsers. Which page it is depends on whether a sign-in provider is configured.',
  })
  @ApiQuery({
    name: 'intent',
    required: false,
    schema: { type: 'string', enum: [SIGN_UP_INTENT] },
    description: 'For people without an account: leads to the registration form. Other values are ignored.',
  })
  @ApiFoundResponse({
    description:
      'To /api/auth/oidc when a sign-in provider is configured, else to /login, or to /auth with the intent to sign up.',
  })
  go(@Query('intent') intent: unknown): { url: string } {
    if (this.config.oidc !== null) return { url: providerSignInPath(null) };
    return { url: intent === SIGN_UP_INTENT ? '/auth' : '/login' };
  }
}
