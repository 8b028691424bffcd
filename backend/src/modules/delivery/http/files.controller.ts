import { Controller, Get, Param, Res, applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Problem } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/http/caller.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { contentDisposition } from '../../../platform/storage/content-disposition.js';
import { FileLinks, type ReadLink } from '../../../platform/storage/file-links.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { UnlockedFiles } from '../unlocked-files.js';

/** What anyone may see: pictures and videos of profiles and portfolios, and the cards of shared links. Their keys never change their content. */
const PUBLIC_KEY = /^(profiles|portfolio|cards|links)\/[A-Za-z0-9_-]+\.(avif|webp|jpg|png|mp4)$/;
const PUBLIC_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
};

/** What a browser shows or saves from anywhere; captions must come from where the page is. */
const FROM_ANYWHERE = /^(video|image)\//;
/** How long a link by which a file is saved holds at the storage itself, in milliseconds: saving begins at once. */
const SAVED_WITHIN_MS = 300_000;

const OVER = 'This link is not valid any more. Please reload the page.';

const BYTES = { '*/*': { schema: { type: 'string', format: 'binary' } } };
/** The whole, a part of it, or nothing because it is known already. */
const AnswersFile = () =>
  applyDecorators(
    ApiOkResponse({ description: 'The file.', content: BYTES }),
    ApiResponse({ status: 206, description: 'The part of it that `Range` asked for.', content: BYTES }),
    ApiResponse({ status: 304, description: 'Not changed since it was fetched.' }),
    Refuses(404, 412, 416),
  );

@ApiTags('Files')
@Controller()
export class FilesController {
  constructor(
    private readonly links: FileLinks,
    private readonly storage: FileStorage,
    private readonly unlocked: UnlockedFiles,
  ) {}

  /** The link itself is the permission; it was given to somebody with access to the booking. */
  @Get('files/:token')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getFile',
    summary: 'Get a file by its signed link',
    description:
      'Links come with a booking’s submissions and are over after an hour. Byte ranges are honored. Where files are kept in object storage, the answer may be a redirect to a signed link there, which needs no credentials.',
  })
  @ApiResponse({ status: 302, description: 'The file is at `Location`, for a while.' })
  @AnswersFile()
  async file(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const file = this.links.read(token);
    if (!file || !(await this.unlocked.allows(file))) throw new Problem('NOT_FOUND', OVER);
    await this.storage.answer(reply, file.key, {
      mimeType: file.mimeType,
      cacheControl: 'private, max-age=3600',
      disposition: contentDisposition(file.fileName, file.download),
      ...this.freeUntil(file),
    });
  }

  @Get('media/:folder/:name')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getMedia',
    summary: 'Get a public picture or video of a creator',
    description:
      'For anyone. The content behind a name never changes, so it may be kept for good. Byte ranges are honored.',
  })
  @ApiParam({ name: 'folder', type: String, example: 'profiles' })
  @ApiParam({ name: 'name', type: String, example: '0199aa00-0000-7000-8000-000000000000.webp' })
  @AnswersFile()
  async media(
    @Param('folder') folder: string,
    @Param('name') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const key = `${folder}/${name}`;
    const [, , extension = ''] = PUBLIC_KEY.exec(key) ?? [];
    const mimeType = PUBLIC_TYPES[extension];
    if (mimeType === undefined) throw new Problem('NOT_FOUND');
    await this.storage.answer(reply, key, {
      mimeType,
      cacheControl: 'public, max-age=31536000, immutable',
    });
  }

  /** What may be locked again is asked about each time, but for what is saved: that is had at once. */
  private freeUntil(file: ReadLink): { freeUntil?: number } {
    if (file.download) return { freeUntil: Math.min(Date.now() + SAVED_WITHIN_MS, file.expires) };
    const isFree = FROM_ANYWHERE.test(file.mimeType) && this.unlocked.isNeverLocked(file);
    return isFree ? { freeUntil: file.expires } : {};
  }
}
