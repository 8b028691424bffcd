import { Controller, Get, Redirect } from '@nestjs/common';
import { ApiFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/http/caller.js';

@ApiTags('Identity')
@Controller('login')
export class LoginPageController {
  /** Where a browser is sent that wants to sign in. */
  @Get()
  @Redirect('/login', 302)
  @Allow('anyone')
  @ApiOperation({ operationId: 'goToLogin', summary: 'Redirects a browser to the sign-in page' })
  @ApiFoundResponse({ description: 'To /login.' })
  go(): void {
    return undefined;
  }
}
