import { Controller, Get, Inject, Module } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { CONFIG, type Config } from '../config/config.js';
import { Allow } from './caller.js';

class SiteDto {
  @ApiProperty({ format: 'email', description: 'Where people find help.', example: 'support@reelpact.test' })
  supportEmail: string;

  @ApiProperty({ description: 'Whether this installation is a demo that mails nobody.' })
  demo: boolean;
}

@ApiTags('Site')
@Controller('site')
export class SiteController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get()
  @Allow('anyone')
  @ApiOperation({ operationId: 'getSite', summary: 'What pages need to know of this installation' })
  @ApiOkResponse({ type: SiteDto })
  about(): SiteDto {
    const { supportEmail, demoMode: demo } = this.config;
    return { supportEmail, demo };
  }
}

@Module({ controllers: [SiteController] })
export class SiteModule {}
