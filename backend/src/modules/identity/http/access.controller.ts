import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Problem } from '@reelpact/domain';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { isId } from '../../../platform/database/ids.js';
import { Allow, CurrentUser, Proven } from '../../../platform/http/caller.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { type ApiToken, ApiTokens } from '../tokens/api-tokens.js';
import { LinkedLogins } from '../accounts/linked-logins.js';
import { AccountLog } from '../account-log/account-log.js';
import { SignOut } from '../accounts/sign-out.js';
import { Users } from '../accounts/users.js';
import { Sessions } from '../sessions/sessions.js';
import {
  AccountEventDto,
  ApiTokenDto,
  LinkedLoginDto,
  MakeApiTokenDto,
  NewApiTokenDto,
  SessionDto,
  SignOutQuery,
} from './access.dto.js';

const presentToken = ({ createdAt, usedAt, ...token }: ApiToken): ApiTokenDto => ({
  ...token,
  createdAt: createdAt.toISOString(),
  lastUsedAt: usedAt?.toISOString() ?? null,
});

/** By what a person is let in: the places where they are signed in, their logins at a provider, and the tokens of their programs. */
@ApiTags('Identity')
@Controller('auth')
export class AccessController {
  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: ApiTokens,
    private readonly logins: LinkedLogins,
    private readonly signOut: SignOut,
    private readonly users: Users,
    private readonly log: AccountLog,
  ) {}

  @Get('sessions')
  @Allow('person')
  @ApiOperation({
    operationId: 'getSessions',
    summary: 'List where you are signed in, last used first',
    description:
      'Only from a browser session, not with a personal access token. `current` marks the session that asks.',
  })
  @ApiOkResponse({ type: [SessionDto] })
  @Refuses(401, 403)
  async list(@CurrentUser() user: SignedInUser): Promise<SessionDto[]> {
    const sessions = await this.sessions.ofUser(user.id);
    return sessions.map(({ id, userAgent, createdAt, seenAt }) => ({
      id,
      userAgent,
      createdAt: createdAt.toISOString(),
      lastSeenAt: seenAt.toISOString(),
      current: id === user.sessionId,
    }));
  }

  @Get('events')
  @Allow('person')
  @ApiOperation({
    operationId: 'getAccountEvents',
    summary: 'List what concerned the safety of your account, newest first',
    description: 'Only from a browser session. The last 50 of a year; each was emailed as it happened.',
  })
  @ApiOkResponse({ type: [AccountEventDto] })
  @Refuses(401, 403)
  async listEvents(@CurrentUser() { id }: SignedInUser): Promise<AccountEventDto[]> {
    return (await this.log.ofUser(id)).map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
  }

  @Delete('sessions')
  @HttpCode(204)
  @Allow('person')
  @ApiOperation({
    operationId: 'revokeOtherSessions',
    summary: 'Sign out everywhere else',
    description:
      'Only from a browser session, which stays signed in. The others are refused by every server from then on. With `programs`, personal access tokens and the calendar link end and webhooks are turned off as well; without it they go on.',
  })
  @ApiNoContentResponse({ description: 'Only the session that asked for it goes on.' })
  @Refuses(401, 403)
  async revokeOthers(
    @CurrentUser() { id, sessionId }: SignedInUser,
    @Query() { programs }: SignOutQuery,
  ): Promise<void> {
    if (sessionId !== null) await this.signOut.elsewhere(id, sessionId, programs === 'true');
  }

  @Post('own-profile')
  @HttpCode(204)
  @Allow('person')
  @ApiOperation({
    operationId: 'confirmOwnProfile',
    summary: 'Confirm that the creator profile is yours',
    description:
      'Asked once, when somebody had made a profile with this email before it was verified elsewhere. Payouts wait for it. A profile that isn’t yours goes with the account.',
  })
  @ApiNoContentResponse({ description: 'It is theirs.' })
  @Refuses(401, 403)
  async confirmProfile(@CurrentUser() { id }: SignedInUser): Promise<void> {
    await this.users.confirmProfile(id);
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @Allow('person')
  @ApiOperation({
    operationId: 'revokeSession',
    summary: 'Sign out of one session',
    description: 'Only from a browser session. 404 for a session that isn’t yours or was revoked already.',
  })
  @ApiNoContentResponse({ description: 'Anyone who uses it is refused from now on.' })
  @Refuses(401, 403, 404)
  async revoke(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<void> {
    if (!isId(id) || !(await this.sessions.revokeOf(user.id, id))) throw new Problem('NOT_FOUND');
  }

  @Get('logins')
  @Allow('person')
  @ApiOperation({
    operationId: 'getLinkedLogins',
    summary: 'List the sign-in provider logins linked to your account, newest first',
    description: 'Only from a browser session. Empty for an account that signs in with its password alone.',
  })
  @ApiOkResponse({ type: [LinkedLoginDto] })
  @Refuses(401, 403)
  async listLogins(@CurrentUser() { id }: SignedInUser): Promise<LinkedLoginDto[]> {
    const logins = await this.logins.ofUser(id);
    return logins.map(({ createdAt, ...login }) => ({ ...login, createdAt: createdAt.toISOString() }));
  }

  @Delete('logins/:id')
  @HttpCode(204)
  @Allow('person')
  @ApiOperation({
    operationId: 'unlinkLogin',
    summary: 'Unlink a login',
    description: 'The last one of an account without a password stays: nothing else would let its owner in.',
  })
  @ApiNoContentResponse({ description: 'It opens this account no more.' })
  @Refuses(401, 403, 404, 409)
  async unlink(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<void> {
    if (!isId(id) || !(await this.logins.unlink(user.id, id))) throw new Problem('NOT_FOUND');
  }

  @Get('tokens')
  @Allow('person')
  @ApiOperation({
    operationId: 'getApiTokens',
    summary: 'List your personal access tokens, newest first',
    description:
      'Only from a browser session. Names, scopes and last use; a token itself is shown once, when it is made. Revoked tokens aren’t listed.',
  })
  @ApiOkResponse({ type: [ApiTokenDto] })
  @Refuses(401, 403)
  async listTokens(@CurrentUser() { id }: SignedInUser): Promise<ApiTokenDto[]> {
    return (await this.tokens.ofUser(id)).map(presentToken);
  }

  @Post('tokens')
  @Allow('person')
  @Proven()
  @ApiOperation({
    operationId: 'makeApiToken',
    summary: 'Create a personal access token',
    description:
      'Sent as `Authorization: Bearer <token>`, it acts for its owner, but never as an admin, and never on sessions, tokens or the account itself.',
  })
  @ApiCreatedResponse({ type: NewApiTokenDto })
  @Refuses(400, 401, 403, 409)
  async make(@CurrentUser() { id }: SignedInUser, @Body() body: MakeApiTokenDto): Promise<NewApiTokenDto> {
    const { token, row } = await this.tokens.make(id, body.name, body.scopes);
    return { ...presentToken(row), token };
  }

  @Delete('tokens/:id')
  @HttpCode(204)
  @Allow('person')
  @ApiOperation({
    operationId: 'revokeApiToken',
    summary: 'Revoke a personal access token',
    description:
      'Only from a browser session. Every server refuses the token from then on; 404 for one that isn’t yours or was revoked already.',
  })
  @ApiNoContentResponse({ description: 'It is refused from now on.' })
  @Refuses(401, 403, 404)
  async revokeToken(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<void> {
    if (!isId(id) || !(await this.tokens.revoke(user.id, id))) throw new Problem('NOT_FOUND');
  }
}
