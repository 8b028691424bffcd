import { Controller, Get, HttpCode, Inject, Module } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Problem } from '@reelpact/domain';
import { Database } from '../database/database.js';
import { Allow } from './caller.js';
import { Refuses } from './problem.dto.js';

class HealthDto {
  @ApiProperty({ example: 'ok' })
  status: 'ok';
}

@ApiTags('Health')
@Controller('health')
class HealthController {
  constructor(@Inject(Database) private readonly database: Database) {}

  @Get('live')
  @HttpCode(200)
  @Allow('anyone')
  @ApiOperation({ operationId: 'isLive', summary: 'Whether the process answers' })
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** The server listens only after the migrations have run; here the database itself is asked. */
  @Get('ready')
  @Allow('anyone')
  @ApiOperation({ operationId: 'isReady', summary: 'Whether database and migrations are in order' })
  @ApiOkResponse({ type: HealthDto })
  @Refuses(503)
  async ready(): Promise<HealthDto> {
    const row = await this.database.row('ready', 'select 1 from product_clock').catch(() => null);
    if (!row) throw new Problem('NOT_READY');
    return { status: 'ok' };
  }
}

@Module({ controllers: [HealthController] })
export class HealthModule {}
