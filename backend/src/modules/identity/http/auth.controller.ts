import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { Caller, SignedInUser } from '../../../platform/access/caller.js';
import { ClientAgent, ClientNetwork } from '../../../platform/http/client-address.js';
import { Allow, CurrentCaller, CurrentUser } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { FindUser } from '../accounts/reads/find-user.js';
import { DEVICE_COOKIE, Sessions } from '../sessions/sessions.js';
import { Register } from '../accounts/register.js';
import { SignIn } from '../accounts/sign-in.js';
import { clearSessionCookie, setDeviceCookie, setSessionCookie } from './cookies.js';
import { letIn } from './let-in.js';
import { LoginDto, RegisterDto, UserDto } from './identity.dto.js';
import { presentUser } from './present-user.js';

@ApiTags('Identity')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly signIn: SignIn,
    private readonly registration: Register,
    private readonly findUser: FindUser,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('user')
  @Allow('user')
  @ApiOperation({
    operationId: 'getCurrentUser',
    summary: 'Get the signed-in user',
    description: 'By session or personal access token. 401 when nobody is signed in.',
  })
  @ApiOkResponse({ type: UserDto })
  @Refuses(401)
  current(@CurrentUser() user: SignedInUser): Promise<UserDto> {
    return this.present(user.id);
  }

  @Post('login')
  @HttpCode(200)
  @Allow('anyone')
  @Limit('login_request_by_device')
  @ApiOperation({
    operationId: 'login',
    summary: 'Sign in',
    description:
      'Sets the session cookie, and one that names the device. An unknown email and a wrong password get the same 401. With a second factor, the right password is answered with 401 and `SECOND_FACTOR_NEEDED`: go on with `finishSignIn`. Attempts are limited by email and network, so that 429 can follow.',
  })
  @ApiOkResponse({ type: UserDto })
  @Refuses(400, 401, 403, 429)
  async login(
    @Body() body: LoginDto,
    @Req() request: FastifyRequest,
    @ClientNetwork() network: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserDto> {
    const admitted = await this.signIn.run(body.email, body.password, {
      network,
      device: request.cookies[DEVICE_COOKIE] ?? null,
      userAgent: request.headers['user-agent'] ?? null,
    });
    letIn(reply, this.config, admitted);
    setDeviceCookie(reply, this.config, await this.sessions.deviceCookie(admitted.userId, request.cookies));
    return this.present(admitted.userId);
  }

  @Post('register')
  @Allow('anyone')
  @Limit('registration_by_address')
  @ApiOperation({
    operationId: 'register',
    summary: 'Create an account and sign in',
    description:
      'Sets the session cookie and emails a link that verifies the address. Bookings made with this email appear only once it is verified. 409 when the email has an account.',
  })
  @ApiCreatedResponse({ type: UserDto })
  @Refuses(400, 403, 409, 429)
  async register(
    @Body() body: RegisterDto,
    @ClientAgent() agent: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserDto> {
    const { userId, cookie } = await this.registration.run(body, agent);
    setSessionCookie(reply, this.config, cookie);
    return this.present(userId);
  }

  @Post('logout')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('step_by_caller')
  @ApiOperation({
    operationId: 'logout',
    summary: 'Sign out of this session',
    description: 'Revokes this session and clears its cookie. Without a session it answers the same.',
  })
  @ApiNoContentResponse({ description: 'Signed out.' })
  @Refuses(403)
  async logout(
    @CurrentCaller() { user }: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    if (user?.sessionId) await this.sessions.revoke(user.sessionId);
    clearSessionCookie(reply, this.config);
  }

  private async present(userId: string): Promise<UserDto> {
    return presentUser(await this.findUser.run(userId));
  }
}
