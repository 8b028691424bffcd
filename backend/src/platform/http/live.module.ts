import { Controller, Get, Headers, Module, Query, Res } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { LIVE, LIVE_KIND_NAMES, type LiveChange, type LiveKind, PARTIES, type Party } from '@reelpact/domain';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../access/caller.js';
import { keysOfCaller } from '../live/live-keys.js';
import { LiveStreams } from '../live/live-streams.js';
import { Live, readMark } from '../live/live.js';
import { Allow, CurrentCaller } from './caller.js';
import { ClientNetwork } from './client-address.js';
import { Refuses } from './problem.dto.js';

class LiveQuery {
  @ApiPropertyOptional({
    type: String,
    maxLength: 40,
    description: 'The last id or `mark` that you were given. Without it, the last 10 seconds are repeated.',
  })
  @MaxLength(40)
  @IsString()
  @IsOptional()
  after?: string;
}

class LiveEventDto implements LiveChange {
  @ApiProperty({ enum: LIVE_KIND_NAMES, enumName: 'LiveKind', description: 'What has changed.' })
  kind: LiveKind;
  @ApiProperty({
    description: 'Which one: the ID of a booking or of a conversation; empty where there is only one.',
    example: '1f0c2a34-0000-4000-8000-000000000000',
  })
  subject: string;
  @ApiPropertyOptional({
    description:
      'Of a booking: the number of its newest change. Who has read a `change` as high needn’t ask.',
    example: 7,
  })
  change?: number;
  @ApiPropertyOptional({ description: 'Of a conversation: the number of its newest message.', example: 3 })
  lastSeq?: number;
  @ApiPropertyOptional({
    enum: PARTIES,
    enumName: 'Party',
    description: 'Of a conversation: the side that has read it up to `readSeq`.',
  })
  readBy?: Party;
  @ApiPropertyOptional({ example: 3 })
  readSeq?: number;
}

class LiveNewsDto {
  @ApiProperty({ description: 'To be sent as `after` the next time.', example: '81214-1795000000' })
  mark: string;
  @ApiProperty({ description: 'Whether more has changed than is known here: load everything again.' })
  reset: boolean;
  @ApiProperty({ type: [LiveEventDto] })
  events: LiveEventDto[];
}

/** Tells open pages what has changed. */
@ApiTags('Live')
@Controller('live')
class LiveController {
  constructor(
    private readonly live: Live,
    private readonly streams: LiveStreams,
  ) {}

  @Get()
  @Allow('anyone')
  @ApiOperation({
    operationId: 'openLiveStream',
    summary: 'Hear what changes, as server-sent events',
    description:
      'Events: `ready` once, `beat` now and then, `changed` with what `getLiveEvents` says of each, and `reset` when more was missed than is known. They say that something has changed, ' +
      'never what: ask for it. An event may come twice. The stream ends after some minutes; come back with `Last-Event-ID`, as browsers do by themselves. ' +
      '204 for a caller who has nothing to hear.',
  })
  @ApiOkResponse({
    description: 'The events.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiNoContentResponse({ description: 'There is nothing to hear.' })
  @Refuses(400, 503)
  async open(
    @CurrentCaller() caller: Caller,
    @Query() { after }: LiveQuery,
    @Headers('last-event-id') last: string | undefined,
    @ClientNetwork() network: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const keys = keysOfCaller(caller);
    const [owner] = keys;
    const ticket = caller.user ? caller.user.sessionId : caller.guestId;
    if (owner === undefined) {
      await reply.code(204).send();
      return;
    }
    const { raw } = reply;
    let isGone = false;
    let closed = (): void => {
      isGone = true;
    };
    raw.on('close', () => closed());
    const begin = (): void => {
      if (raw.headersSent) return;
      reply.hijack();
      raw.writeHead(200, {
        ...reply.getHeaders(),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // It serves nothing else afterwards; kept open, it would keep a server from stopping.
        connection: 'close',
        // Proxies must not gather what is meant to come at once.
        'x-accel-buffering': 'no',
      } as Record<string, string>);
    };
    const sink = {
      write: (text: string) => {
        begin();
        raw.write(text);
      },
      // It may be over before anything was written: what is answered is a stream all the same.
      end: () => {
        begin();
        raw.end();
      },
      destroy: () => raw.destroy(),
      get unsent() {
        return raw.writableLength;
      },
    };
    const remove = await this.streams.open(sink, keys, { owner, network, ticket }, readMark(last ?? after));
    closed = remove;
    if (isGone) remove();
  }

  @Get('events')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getLiveEvents',
    summary: 'Get what has changed since you last asked',
    description:
      'The same as the stream, for those who can’t keep a connection open. Ask every 15 seconds at most. 204 for a caller who has nothing to hear.',
  })
  @ApiOkResponse({ type: LiveNewsDto })
  @ApiNoContentResponse({ description: 'There is nothing to hear.' })
  @Refuses(400)
  async events(
    @CurrentCaller() caller: Caller,
    @Query() { after }: LiveQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LiveNewsDto | undefined> {
    const keys = keysOfCaller(caller);
    if (keys.length === 0) {
      void reply.code(204);
      return undefined;
    }
    const asked = readMark(after);
    const known = asked === null || (await this.live.remembers(asked));
    const from = known && asked !== null ? asked : await this.live.beginning();
    const { mark, events } = await this.live.since(from, keys, LIVE.mostEvents);
    const reset = !known || events.length === LIVE.mostEvents;
    return { mark, reset, events: reset ? [] : events.map(({ change }) => change) };
  }
}

@Module({ controllers: [LiveController] })
export class LiveModule {}
