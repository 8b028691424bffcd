import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { COOKIES, SECOND_FACTOR } from '@reelpact/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Allow } from '../../../platform/http/caller.js';
import { ClientNetwork } from '../../../platform/http/client-address.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { FindUser } from '../accounts/reads/find-user.js';
import { FinishSignIn } from '../factors/finish-sign-in.js';
import { Passkeys } from '../factors/passkeys.js';
import { SignInByPasskey } from '../factors/sign-in-by-passkey.js';
import { DEVICE_COOKIE, Sessions } from '../sessions/sessions.js';
import { RemoveFactors } from '../factors/remove-factors.js';
import { HALF_COOKIE } from '../sessions/pending-sign-ins.js';
import { clearHalfCookie, setDeviceCookie, setSessionCookie } from './cookies.js';
import { LinkProofDto, proofOf } from './email.dto.js';
import {
  PasskeyOptionsDto,
  RemovalDto,
  SecondFactorDto,
  ShownPasskeyDto,
  factorProofOf,
} from './factor.dto.js';
import { UserDto } from './identity.dto.js';
import { presentUser } from './present-user.js';

/** For somebody whose password was right, and who has a second factor, or has lost it. */
@ApiTags('Identity')
@Controller('auth')
export class SecondStepController {
  constructor(
    private readonly finish: FinishSignIn,
    private readonly removal: RemoveFactors,
    private readonly passkeys: Passkeys,
    private readonly signInByPasskey: SignInByPasskey,
    private readonly findUser: FindUser,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('second-factor')
  @HttpCode(200)
  @Allow('anyone')
  @Limit('login_request_by_device')
  @ApiOperation({
    operationId: 'finishSignIn',
    summary: 'Show your second factor to sign in',
    description: `With the cookie that came with \`SECOND_FACTOR_NEEDED\`, within ${COOKIES.half.minutes} minutes; 401 after that. Send a code, a recovery code or a passkey; each is good once.`,
  })
  @ApiOkResponse({ type: UserDto })
  @Refuses(400, 401, 403, 429)
  async run(
    @Body() body: SecondFactorDto,
    @Req() request: FastifyRequest,
    @ClientNetwork() network: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserDto> {
    return this.enter(
      reply,
      request,
      await this.finish.run(request.cookies[HALF_COOKIE], factorProofOf(body), network),
    );
  }

  @Post('passkey-challenges')
  @HttpCode(200)
  @Allow('anyone')
  @Limit('passkey_challenge_by_address')
  @ApiOperation({
    operationId: 'getPasskeyChallenge',
    summary: 'Get what a browser needs to show a passkey',
    description: `Good once, for ${SECOND_FACTOR.passkeys.challengeMinutes} minutes. The answer is the same for everyone: the browser finds the passkeys of this site.`,
  })
  @ApiOkResponse({ type: PasskeyOptionsDto })
  @Refuses(403, 429)
  async challenge(): Promise<PasskeyOptionsDto> {
    return { options: await this.passkeys.request() };
  }

  @Post('passkey-sign-in')
  @HttpCode(200)
  @Allow('anyone')
  @Limit('login_request_by_device')
  @ApiOperation({
    operationId: 'signInWithPasskey',
    summary: 'Sign in with a passkey',
    description:
      'Sets the session cookie, and one that names the device. A passkey is both factors: nothing more is asked for.',
  })
  @ApiOkResponse({ type: UserDto })
  @Refuses(400, 403, 429)
  async byPasskey(
    @Body() { passkey }: ShownPasskeyDto,
    @Req() request: FastifyRequest,
    @ClientNetwork() network: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserDto> {
    const entered = await this.signInByPasskey.run(passkey, {
      network,
      device: request.cookies[DEVICE_COOKIE] ?? null,
      userAgent: request.headers['user-agent'] ?? null,
    });
    return this.enter(reply, request, entered);
  }

  @Post('factor-removal')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('login_request_by_device')
  @ApiOperation({
    operationId: 'askForFactorRemoval',
    summary: 'Request a link that removes your second factor',
    description:
      'With the cookie that came with `SECOND_FACTOR_NEEDED`, for somebody who has lost everything else.',
  })
  @ApiNoContentResponse({ description: 'An email is on its way.' })
  @Refuses(401, 403, 429)
  async ask(@Req() request: FastifyRequest): Promise<void> {
    const { userId } = await this.finish.find(request.cookies[HALF_COOKIE]);
    await this.removal.ask(userId);
  }

  @Post('factor-removal/confirm')
  @HttpCode(200)
  @Allow('anyone')
  @Limit('mailed_link_by_address')
  @ApiOperation({
    operationId: 'confirmFactorRemoval',
    summary: 'Have your second factor removed with an emailed link or code',
    description: `It is removed ${SECOND_FACTOR.removalHours} hours later, unless somebody who is signed in to the account stops it.`,
  })
  @ApiOkResponse({ type: RemovalDto })
  @Refuses(400, 403, 422)
  async confirm(@Body() body: LinkProofDto): Promise<RemovalDto> {
    return { removalAt: (await this.removal.confirm(proofOf(body))).toISOString() };
  }

  private async enter(
    reply: FastifyReply,
    { cookies }: FastifyRequest,
    { userId, cookie }: { userId: string; cookie: string },
  ): Promise<UserDto> {
    setSessionCookie(reply, this.config, cookie);
    setDeviceCookie(reply, this.config, await this.sessions.deviceCookie(userId, cookies));
    clearHalfCookie(reply, this.config);
    return presentUser(await this.findUser.run(userId));
  }
}
