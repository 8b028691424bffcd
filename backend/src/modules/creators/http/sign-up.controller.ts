import { Body, Controller, Inject, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { ClientAgent } from '../../../platform/http/client-address.js';
import { Allow } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { FindUser, UserDto, presentUser, setSessionCookie } from '../../identity/index.js';
import { SignUpCreator } from '../use-cases/sign-up-creator.js';
import { SignUpDto, firstPackageOf } from './sign-up.dto.js';

@ApiTags('Identity')
@Controller('register-without-verification')
export class SignUpController {
  constructor(
    private readonly signUp: SignUpCreator,
    private readonly findUser: FindUser,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post()
  @Allow('anyone')
  @Limit('registration_by_address')
  @ApiOperation({
    operationId: 'registerWithoutVerification',
    summary: 'Create an account without a password, a creator page and its first package, and sign in',
    description: 'A link to verify the email and to set a password is mailed. The username is lowercased.',
  })
  @ApiCreatedResponse({ type: UserDto })
  @Refuses(400, 403, 409, 429)
  async register(
    @Body() body: SignUpDto,
    @ClientAgent() agent: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserDto> {
    const { userId, cookie } = await this.signUp.run(body, firstPackageOf(body), agent);
    setSessionCookie(reply, this.config, cookie);
    return presentUser(await this.findUser.run(userId));
  }
}
