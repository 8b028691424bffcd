import { Controller, Get, Inject, Redirect } from '@nestjs/common';
import { ApiFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { providerSignInPath } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Allow } from '../../../platform/http/caller.js';

@ApiTags('Identity')
@Controller('login')
export class LoginPageController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Where a browser is sent that wants to sign in. */
  @Get()
  @Redirect('/login', 302)
  @Allow('anyone')
  @ApiOperation({ operationId: 'goToLogin', summary: 'Redirect a browser to the sign-in page' })
  @ApiFoundResponse({
    description: 'To /api/auth/oidc when a sign-in provider is configured, else to /login.',
  })
  go(): { url: string } {
    return { url: this.config.oidc === null ? '/login' : providerSignInPath(null) };
  }
}
