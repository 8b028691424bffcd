import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { Allow, CurrentUser } from '../../../platform/http/caller.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { ChangePassword } from '../accounts/change-password.js';
import { ChangePasswordDto } from './email.dto.js';

/** The password of somebody who is signed in. */
@ApiTags('Identity')
@Controller('auth/password')
export class PasswordController {
  constructor(private readonly change: ChangePassword) {}

  @Post()
  @HttpCode(204)
  @Allow('person')
  @ApiOperation({
    operationId: 'changePassword',
    summary: 'Change your password',
    description:
      'Only from a browser session, which stays signed in; every other one ends. Tokens and webhooks go on. 409 for an account without a password: set one with `forgotPassword`.',
  })
  @ApiNoContentResponse({ description: 'Only the new password signs in.' })
  @Refuses(400, 401, 403, 409, 429)
  async run(@CurrentUser() user: SignedInUser, @Body() body: ChangePasswordDto): Promise<void> {
    await this.change.run(user, body.currentPassword, body.password);
  }
}
