import { Controller, Get, Inject, Logger, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Problem, type SignInProblem, homeOf, pathOnThisSite, secondStepPath } from '@reelpact/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Allow } from '../../../platform/http/caller.js';
import { ClientNetwork } from '../../../platform/http/client-address.js';
import { OpenIdProvider } from '../openid/open-id-provider.js';
import { FindUser } from '../accounts/reads/find-user.js';
import { SignInFailure } from '../openid/sign-in-failure.js';
import { JOURNEY_COOKIE, SignInJourneys } from '../openid/sign-in-journeys.js';
import { EnterByProvider } from '../openid/enter-by-provider.js';
import { DEVICE_COOKIE, Sessions } from '../sessions/sessions.js';
import {
  clearJourneyCookie,
  setDeviceCookie,
  setHalfCookie,
  setJourneyCookie,
  setSessionCookie,
} from './cookies.js';

/** What the person did or what takes care of itself; everything else is for anyone who runs the platform to see. */
const USUAL: readonly SignInProblem[] = ['denied', 'expired', 'not_offered', 'too_many'];

/** Signs a browser in with the provider. It is on its way: every answer sends it on, and none is JSON. */
@ApiTags('Identity')
@Controller('auth/oidc')
export class OidcController {
  private readonly logger = new Logger('SignIn');

  constructor(
    private readonly provider: OpenIdProvider,
    private readonly journeys: SignInJourneys,
    private readonly enter: EnterByProvider,
    private readonly findUser: FindUser,
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Allow('anyone')
  @ApiOperation({
    operationId: 'signInWithProvider',
    summary: 'Redirect a browser to the sign-in provider',
    description:
      'For links, not for programs: the provider and this server pass the browser on to each other.',
  })
  @ApiQuery({ name: 'next', required: false, description: 'The path of this site to come back to.' })
  @ApiFoundResponse({ description: 'To the provider, or to `/login?problem=…` when that is not possible.' })
  begin(
    @Req() request: FastifyRequest,
    @ClientNetwork() network: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const next = pathOnThisSite((request.query as { next?: unknown }).next);
    return this.sendOn(reply, next, async () => {
      await this.limits.take('provider_sign_in_by_address', network);
      const { address, secrets } = await this.provider.begin();
      setJourneyCookie(reply, this.config, this.journeys.ticket({ ...secrets, next }));
      return address;
    });
  }

  @Get('callback')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'comeBackFromProvider',
    summary: 'Receive the browser back from the sign-in provider',
    description: 'Takes `code` and `state`, or `error`, and sets the session cookie.',
  })
  @ApiFoundResponse({
    description:
      'To the screen that was asked for or the person’s first one, or to `/login?problem=…` when nobody was signed in.',
  })
  finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const journey = this.journeys.read(request.cookies[JOURNEY_COOKIE]);
    return this.sendOn(reply, journey?.next ?? null, async () => {
      const { search, searchParams } = new URL(request.url, this.config.publicUrl);
      if (journey === null || searchParams.get('state') !== journey.state) throw new SignInFailure('expired');
      // Not before: another tab's answer, or a forged one, must not end what was begun here.
      clearJourneyCookie(reply, this.config);
      if (!(await this.journeys.end(journey))) throw new SignInFailure('expired');
      const claims = await this.provider.finish(search, journey);
      const agent = request.headers['user-agent'] ?? null;
      const { userId, cookie, half } = await this.enter.run(
        claims,
        agent,
        request.cookies[DEVICE_COOKIE] ?? null,
      );
      if (half !== null) {
        setHalfCookie(reply, this.config, half);
        return secondStepPath(journey.next);
      }
      const home = homeOf(await this.findUser.run(userId));
      setSessionCookie(reply, this.config, cookie ?? '');
      setDeviceCookie(reply, this.config, await this.sessions.deviceCookie(userId, request.cookies));
      return journey.next ?? home;
    });
  }

  /** Sends the browser where `find` says, or to the sign-in page, which says what went wrong. */
  private async sendOn(reply: FastifyReply, next: string | null, find: () => Promise<string>): Promise<void> {
    const address = await find().catch((error: unknown) => {
      const problem = problemOf(error);
      if (!USUAL.includes(problem)) this.logger.warn(`${problem}: ${describe(error)}`);
      return `/login?${new URLSearchParams({ problem, ...(next !== null && { next }) }).toString()}`;
    });
    void reply.header('cache-control', 'no-store').redirect(address, 302);
  }
}

function problemOf(error: unknown): SignInProblem {
  if (error instanceof SignInFailure) return error.problem;
  return error instanceof Problem && error.code === 'TOO_MANY_REQUESTS' ? 'too_many' : 'failed';
}

/** What went wrong, down to the cause. Only messages: the causes themselves may hold tokens. */
function describe(error: unknown): string {
  const messages: string[] = [];
  for (let at = error; at instanceof Error && messages.length < 5; at = at.cause) {
    if (!(at instanceof SignInFailure)) messages.push(at.message);
  }
  return messages.join(': ') || String(error);
}
