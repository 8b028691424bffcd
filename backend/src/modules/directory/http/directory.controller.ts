import { Body, Controller, Get, Patch, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  DIRECTORY_LIMITS,
  DIRECTORY_ORDERS,
  FACET_KINDS,
  FACET_LABELS,
  Problem,
  type SentQuery,
  awayProblem,
  readDirectoryQuery,
} from '@reelpact/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { Allow, CurrentUser, WithoutGuests } from '../../../platform/http/caller.js';
import { creatorIdOf } from '../../../platform/http/creator-id.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { FindCreators } from '../find-creators.js';
import { ReadDirectory } from '../reads/read-directory.js';
import { OwnDirectoryPlace } from '../use-cases/own-directory.js';
import {
  DirectoryChoicesDto,
  DirectoryEntryDto,
  DirectoryFacetDto,
  DirectoryRankingDto,
  OwnDirectoryDto,
} from './directory.dto.js';
import { presentFacets, presentOwnDirectory, presentRanking } from './present.js';

const SHARED = 'public, max-age=0, s-maxage=60';

@ApiTags('Directory')
@Controller()
export class DirectoryController {
  constructor(
    private readonly creators: FindCreators,
    private readonly directory: ReadDirectory,
    private readonly place: OwnDirectoryPlace,
    private readonly clock: ProductClock,
  ) {}

  @Get('directory')
  @Allow('anyone')
  @WithoutGuests()
  @ApiOperation({
    operationId: 'findCreators',
    summary: 'Find creators in the directory',
    description:
      'For anyone; the same for everyone. Values of one filter are or-ed (repeat it, or separate by commas), filters are and-ed. `Link: rel="next"` leads on in the order in which the first answer began, for 24 hours. `X-Partial: true` where there may be more that would have taken too long to find.',
  })
  @ApiQuery({ name: 'after', required: false, description: 'From the link of an earlier answer.' })
  @ApiQuery({
    name: 'limit',
    required: false,
    schema: {
      type: 'integer',
      minimum: 1,
      maximum: DIRECTORY_LIMITS.entries.max,
      default: DIRECTORY_LIMITS.entries.usual,
    },
  })
  @ApiQuery({ name: 'order', required: false, enum: Object.keys(DIRECTORY_ORDERS) })
  @ApiQuery({ name: 'q', required: false, description: 'Names and words, 2 to 60 characters.' })
  @FacetQueries()
  @ApiOkResponse({ type: [DirectoryEntryDto] })
  @Refuses(400, 429)
  async find(
    @Query() sent: SentQuery,
    @Req() { url, ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DirectoryEntryDto[]> {
    const read = readDirectoryQuery(sent);
    if ('problems' in read) throw new Problem('VALIDATION_FAILED', undefined, { errors: read.problems });
    const [after] = [sent.after ?? []].flat();
    const { page } = await this.creators.find(read.query, after, ip);
    const { cards, next, isPartial } = page;
    void reply.header('cache-control', SHARED);
    if (isPartial) void reply.header('x-partial', 'true');
    if (next !== null) {
      const query = new URLSearchParams(url.split('?')[1] ?? '');
      query.set('after', next);
      void reply.header('link', `</api/directory?${query.toString()}>; rel="next"`);
    }
    return cards;
  }

  @Get('directory/facets')
  @Allow('anyone')
  @WithoutGuests()
  @Limit('directory_by_address')
  @ApiOperation({
    operationId: 'getDirectoryFacets',
    summary: 'Get the filters of the directory and how many creators have each value',
    description:
      'For anyone. Counts are of the whole directory, rounded down to tens, and at most an hour old.',
  })
  @ApiOkResponse({ type: [DirectoryFacetDto] })
  @Refuses(429)
  async facets(): Promise<DirectoryFacetDto[]> {
    return presentFacets(await this.directory.counts());
  }

  @Get('directory/ranking')
  @Allow('anyone')
  @WithoutGuests()
  @Limit('directory_by_address')
  @ApiOperation({
    operationId: 'getDirectoryRanking',
    summary: 'Get how the order of the directory is made: parts, weights, means and bands',
    description:
      'For anyone. What the page `/creators/how-the-order-works` explains, as data: nothing else plays a part.',
  })
  @ApiOkResponse({ type: DirectoryRankingDto })
  @Refuses(429)
  async ranking(): Promise<DirectoryRankingDto> {
    return presentRanking(await this.directory.means());
  }

  @Get('creator/directory')
  @Allow('creator')
  @ApiOperation({
    operationId: 'getOwnDirectory',
    summary: 'Get your place in the directory: your choices, what is missing, and your points',
    description:
      'Only your own. What stands behind each part of your points is said beside it, also where you hide your numbers.',
  })
  @ApiOkResponse({ type: OwnDirectoryDto })
  @Refuses(401, 403)
  async own(@CurrentUser() user: SignedInUser): Promise<OwnDirectoryDto> {
    return presentOwnDirectory(await this.place.read(creatorIdOf(user)));
  }

  @Patch('creator/directory')
  @Allow('creator')
  @ApiOperation({
    operationId: 'saveOwnDirectory',
    summary: 'Change your choices for the directory',
    description: 'Only your own. What isn’t sent stays. Once you leave, nobody finds you there any more.',
  })
  @ApiOkResponse({ type: OwnDirectoryDto })
  @Refuses(400, 401, 403)
  async save(@CurrentUser() user: SignedInUser, @Body() wish: DirectoryChoicesDto): Promise<OwnDirectoryDto> {
    const problem = wish.awayUntil ? awayProblem(wish.awayUntil, await this.clock.now()) : null;
    if (problem !== null) throw new Problem('VALIDATION_FAILED', problem, { errors: { awayUntil: problem } });
    return presentOwnDirectory(await this.place.save(creatorIdOf(user), wish));
  }
}

function FacetQueries(): MethodDecorator {
  return (target, key, descriptor) => {
    for (const kind of FACET_KINDS)
      ApiQuery({ name: kind, required: false, description: FACET_LABELS[kind] })(target, key, descriptor);
  };
}
