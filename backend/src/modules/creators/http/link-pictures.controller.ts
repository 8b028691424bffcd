import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { PROFILE_IMAGE } from '@reelpact/domain';
import { IsString, MaxLength } from 'class-validator';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { LargeBody } from '../../../platform/http/bodies.js';
import { CurrentUser } from '../../../platform/http/caller.js';
import { mediaUrl } from '../../../platform/http/media-url.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { LinkPictures } from '../link-pictures.js';
import { imageTextMax } from '../profile-image.js';
import { requireOwnPage } from './own-page.js';

class NewLinkPictureDto {
  @ApiProperty({
    type: String,
    maxLength: imageTextMax,
    description: 'A data URL of a picture of at most 5 MB.',
    example:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  })
  @MaxLength(imageTextMax, { message: PROFILE_IMAGE.messages.size })
  @IsString({ message: PROFILE_IMAGE.messages.type })
  image: string;
}

class LinkPictureDto {
  @ApiProperty({
    description: 'For the `pictureUrl` of a link.',
    example: '/api/media/links/Zx3kP0q9bT1w.webp',
  })
  url: string;
}

@ApiTags('Creators')
@Controller()
export class LinkPicturesController {
  constructor(private readonly pictures: LinkPictures) {}

  @Post('creator/:creatorId/link-pictures')
  @LargeBody({ access: 'creator', owner: 'creatorId', allowance: 'picture_by_user' })
  @ApiOperation({
    operationId: 'addLinkPicture',
    summary: 'Send a picture for a link of your page',
    description:
      'Only for your own page. The picture is cut to a square and stored without its metadata. It is shown once the page is saved with it; otherwise it is deleted after a day. 409 when many wait for that. A repeat stores it again.',
  })
  @ApiCreatedResponse({ type: LinkPictureDto })
  @Refuses(400, 401, 403, 409, 429, 503, 507)
  async add(
    @CurrentUser() user: SignedInUser,
    @Param('creatorId') creatorId: string,
    @Body() { image }: NewLinkPictureDto,
  ): Promise<LinkPictureDto> {
    requireOwnPage(user, creatorId);
    return { url: mediaUrl(await this.pictures.add(creatorId, user.id, image)) };
  }
}
