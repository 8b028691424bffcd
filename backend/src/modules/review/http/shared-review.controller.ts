import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Req, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import { COOKIES, Problem, SHARED_PARTS, type SharedPart } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import { VISITOR } from '../../../platform/access/caller.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { Allow, type RequestWithCaller } from '../../../platform/http/caller.js';
import { ClientNetwork } from '../../../platform/http/client-address.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { ReadSubmissions } from '../../delivery/index.js';
import { findSharedFile } from '../reads/find-shared-file.js';
import { ReadItems } from '../reads/read-items.js';
import { type LinkBearer, OpenLinks } from '../use-cases/open-links.js';
import { WriteNotes } from '../use-cases/write-notes.js';
import {
  EnterReviewLinkDto,
  ReviewNoteChangeDto,
  ReviewNoteDto,
  SharedReviewDto,
  SharedRoomDto,
} from './links.dto.js';
import { presentEntry, presentShared, presentVersions } from './present-shared.js';
import { fieldsOf } from './present-item.js';
import { CreatedItemDto } from './review.dto.js';

const { name: COOKIE, days: COOKIE_DAYS } = COOKIES.reviewer;
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;

const bearerOf = (request: RequestWithCaller, token: string): LinkBearer => ({
  token,
  ticket: request.cookies[COOKIE],
  caller: request.caller ?? VISITOR,
});
const BYTES = { '*/*': { schema: { type: 'string', format: 'binary' } } };
const isPart = (part: string): part is SharedPart => SHARED_PARTS.some((one) => one === part);

const OfLink = () =>
  ApiParam({
    name: 'token',
    type: String,
    description: 'The secret part of the link.',
    example: 'q8Zr0mY9cQ1tV7bX2nL5sD8fG4hJ6kW0aE1uI9oR3yT',
  });

/**
 * What a review link opens. A link that was revoked, has expired, or whose booking is over is answered like one that never was, at every
 * call. So is the booking's creator.
 */
@ApiTags('Review links')
@Controller('review-links/:token')
export class SharedReviewController {
  constructor(
    private readonly links: OpenLinks,
    private readonly notes: WriteNotes,
    private readonly items: ReadItems,
    private readonly submissions: ReadSubmissions,
    private readonly storage: FileStorage,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Allow('anyone')
  @OfLink()
  @ApiOperation({
    operationId: 'openReviewLink',
    summary: 'Get what a review link asks for, and what it is about',
    description: 'A link with a password says nothing else before the password was entered.',
  })
  @ApiOkResponse({ type: SharedReviewDto })
  @Refuses(404)
  async look(
    @Req() request: RequestWithCaller,
    @Param('token') token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedReviewDto> {
    void reply.headers(PRIVATE);
    return presentEntry(await this.links.look(bearerOf(request, token)));
  }

  @Post('reviewers')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('review_entry_by_address')
  @OfLink()
  @ApiOperation({
    operationId: 'enterReviewLink',
    summary: 'Give your name at a review link',
    description:
      'Sets a cookie that only this link’s calls get. A browser that has given a name keeps it. 400 for a wrong password, and 429 after some of them.',
  })
  @ApiNoContentResponse({ description: 'The cookie is set.' })
  @Refuses(400, 403, 404, 409)
  async enter(
    @Req() request: RequestWithCaller,
    @Param('token') token: string,
    @ClientNetwork() place: string,
    @Body() { name, password }: EnterReviewLinkDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const given = { name, password: password ?? null, place };
    const ticket = await this.links.enter(bearerOf(request, token), given);
    if (ticket === null) return;
    void reply.setCookie(COOKIE, ticket, {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.publicUrl.startsWith('https:'),
      // Each link has its own, and no other call gets it.
      path: `/api/review-links/${token}`,
      maxAge: COOKIE_DAYS * 86_400,
    });
  }

  @Get('room')
  @Allow('anyone')
  @OfLink()
  @ApiOperation({
    operationId: 'getSharedRoom',
    summary: 'Get the versions and comments that a review link shows',
    description:
      'Watermarked previews, what the parties have said to each other about them, and the notes of this link. 401 before somebody has given their name.',
  })
  @ApiOkResponse({ type: SharedRoomDto })
  @Refuses(401, 404)
  async room(
    @Req() request: RequestWithCaller,
    @Param('token') token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedRoomDto> {
    void reply.headers(PRIVATE);
    const { record, ...at } = await this.links.visit(bearerOf(request, token));
    const [versions, items] = await Promise.all([
      this.submissions.of([record.id]),
      this.items.atLink(record.id, at.link.id),
    ]);
    return {
      versions: presentVersions(versions.get(record.id) ?? [], token),
      items: items.map((item) => presentShared(item, record, at)),
    };
  }

  @Post('notes')
  @Allow('anyone')
  @Limit('review_by_caller')
  @OfLink()
  @ApiOperation({
    operationId: 'addReviewNote',
    summary: 'Write a note for the brand about the newest version',
    description:
      'The brand and the people with this link see it. The creator does once the brand has sent it, if it does.',
  })
  @ApiCreatedResponse({ type: CreatedItemDto })
  @Refuses(400, 401, 403, 404, 409)
  async add(
    @Req() request: RequestWithCaller,
    @Param('token') token: string,
    @Body() body: ReviewNoteDto,
  ): Promise<CreatedItemDto> {
    const place = { submissionId: body.submissionId, uploadId: body.uploadId ?? null };
    return { id: await this.notes.add(bearerOf(request, token), place, fieldsOf(body)) };
  }

  @Put('notes/:itemId')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('review_by_caller')
  @OfLink()
  @ApiOperation({
    operationId: 'changeReviewNote',
    summary: 'Change your own note',
    description: '409 once the brand has taken it over, or when a newer version has come.',
  })
  @ApiNoContentResponse({ description: 'Changed.' })
  @Refuses(400, 401, 403, 404, 409)
  async change(
    @Req() request: RequestWithCaller,
    @Param('token') token: string,
    @Param('itemId') itemId: string,
    @Body() body: ReviewNoteChangeDto,
  ): Promise<void> {
    await this.notes.change(bearerOf(request, token), itemId, fieldsOf(body));
  }

  @Delete('notes/:itemId')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('review_by_caller')
  @OfLink()
  @ApiOperation({
    operationId: 'removeReviewNote',
    summary: 'Delete your own note',
    description:
      'Somebody else’s note, or one that isn’t there any more, gets the same answer and stays as it is; 409 once the brand has taken yours over.',
  })
  @ApiNoContentResponse({ description: 'There is no such note of yours any more.' })
  @Refuses(401, 403, 404, 409)
  async remove(
    @Req() request: RequestWithCaller,
    @Param('token') token: string,
    @Param('itemId') itemId: string,
  ): Promise<void> {
    await this.notes.remove(bearerOf(request, token), itemId);
  }

  @Get('files/:uploadId/:part')
  @Allow('anyone')
  @OfLink()
  @ApiOperation({
    operationId: 'getSharedFile',
    summary: 'Get a watermarked preview of a file, or a picture made from it',
    description:
      '`large` is the preview at full size, if the brand has had it made. Never the original. Byte ranges are honored. The link is asked each time, so no file outlives it.',
  })
  @ApiParam({ name: 'uploadId', type: String, example: '0199aa00-0000-7000-8000-000000000000' })
  @ApiParam({ name: 'part', schema: { type: 'string', enum: [...SHARED_PARTS], example: 'preview' } })
  @ApiOkResponse({ description: 'The file.', content: BYTES })
  @ApiResponse({ status: 206, description: 'The part of it that `Range` asked for.', content: BYTES })
  @ApiResponse({ status: 304, description: 'Not changed since it was fetched.' })
  @Refuses(401, 404, 412, 416)
  async file(
    @Req() request: RequestWithCaller,
    @Param('token') token: string,
    @Param('uploadId') uploadId: string,
    @Param('part') part: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { record } = await this.links.asReviewer(bearerOf(request, token));
    const found = isPart(part) ? await findSharedFile(this.database, record.id, uploadId, part) : null;
    if (!found) throw new Problem('NOT_FOUND');
    // A copy in the browser is asked about again each time: it must not outlive the link.
    await this.storage.answer(reply, found.key, {
      mimeType: found.mimeType,
      cacheControl: 'private, no-cache',
    });
  }
}
