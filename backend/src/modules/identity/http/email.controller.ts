import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { Allow, CurrentUser, type RequestWithCaller } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { FindUser } from '../accounts/reads/find-user.js';
import { ConfirmEmail } from '../accounts/confirm-email.js';
import { DEVICE_COOKIE, Sessions } from '../sessions/sessions.js';
import { MailLinks } from '../mailed-links/mail-links.js';
import { EmailDto, ResetPasswordDto, VerifyEmailDto, proofOf } from './email.dto.js';
import { UserDto } from './identity.dto.js';
import { setDeviceCookie } from './cookies.js';
import { letIn } from './let-in.js';
import { presentUser } from './present-user.js';

/** What is done by mailed links. */
@ApiTags('Identity')
@Controller('auth')
export class EmailController {
  constructor(
    private readonly confirmEmail: ConfirmEmail,
    private readonly mailLinks: MailLinks,
    private readonly findUser: FindUser,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('verify-email')
  @HttpCode(200)
  @Allow('anyone')
  @Limit('mailed_link_by_address')
  @ApiOperation({
    operationId: 'verifyEmail',
    summary: 'Verify an email with its link or code',
    description:
      'Signs in. Every other session ends, with tokens, calendar link and webhooks, and the password that was set before is discarded: send the new one along.',
  })
  @ApiOkResponse({ type: UserDto })
  @Refuses(400, 401, 403, 422)
  verify(
    @Body() body: VerifyEmailDto,
    @Req() request: RequestWithCaller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserDto> {
    return this.enter(reply, 'verify', body, request);
  }

  @Post('reset-password')
  @HttpCode(200)
  @Allow('anyone')
  @Limit('mailed_link_by_address')
  @ApiOperation({
    operationId: 'resetPassword',
    summary: 'Set a new password with an emailed link or code',
    description:
      'Signs in, ends every other session, tokens and the calendar link, turns webhooks off, and verifies the email. A second factor stays: with one, the password is set and the answer is 401 with `SECOND_FACTOR_NEEDED`, to go on with `finishSignIn`.',
  })
  @ApiOkResponse({ type: UserDto })
  @Refuses(400, 401, 403, 422)
  reset(
    @Body() body: ResetPasswordDto,
    @Req() request: RequestWithCaller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserDto> {
    return this.enter(reply, 'reset', body, request);
  }

  @Post('forgot-password')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('password_mail_by_address')
  @ApiOperation({
    operationId: 'forgotPassword',
    summary: 'Request a link for a new password',
    description: 'The answer is the same whether or not there is an account with this email.',
  })
  @ApiNoContentResponse({ description: 'If there is such an account, an email is on its way.' })
  @Refuses(400, 403, 429)
  async forgot(@Body() { email }: EmailDto): Promise<void> {
    await this.mailLinks.newPassword(email);
  }

  @Post('verification-mail')
  @HttpCode(204)
  @Allow('person')
  @ApiOperation({
    operationId: 'sendVerificationMail',
    summary: 'Request the verification email again',
    description:
      'Only from a browser session. Sends nothing when the email is verified; 429 says how long to wait when several were sent already.',
  })
  @ApiNoContentResponse({ description: 'An email is on its way, unless the email is verified.' })
  @Refuses(401, 403, 429)
  async mailAgain(@CurrentUser() { id }: SignedInUser): Promise<void> {
    await this.mailLinks.verification(id);
  }

  private async enter(
    reply: FastifyReply,
    purpose: 'verify' | 'reset',
    body: VerifyEmailDto,
    { headers, cookies, caller }: RequestWithCaller,
  ): Promise<UserDto> {
    const admitted = await this.confirmEmail.run(purpose, proofOf(body), body.password, {
      userAgent: headers['user-agent'] ?? null,
      device: cookies[DEVICE_COOKIE] ?? null,
      signedInAs: caller?.user?.id ?? null,
    });
    letIn(reply, this.config, admitted);
    setDeviceCookie(reply, this.config, await this.sessions.deviceCookie(admitted.userId, cookies));
    return presentUser(await this.findUser.run(admitted.userId));
  }
}
