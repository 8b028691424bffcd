import { Controller, Get, Global, HttpCode, Injectable, Module } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Problem } from '@reelpact/domain';
import { Database } from '../database/database.js';
import { Allow } from './caller.js';
import { Refuses } from './problem.dto.js';

class HealthDto {
  @ApiProperty({ example: 'ok' })
  status: 'ok';
}

class ReadyDto extends HealthDto {
  @ApiPropertyOptional({
    type: [String],
    example: ['What bookings lead to is 6 minutes late: tell-parties.'],
    description: 'What is in trouble on all servers alike. Requests are served all the same.',
  })
  warnings?: string[];
}

/** Whether all that comes before the first visitor is done: migrations, and in a new demo its people. */
@Injectable()
export class Readiness {
  private open = false;
  private readonly checks: (() => string | null)[] = [];
  private readonly warners: (() => Promise<string | null>)[] = [];

  /** A module names what must not be; answers why the server should take no traffic, as one sentence, or null. */
  demand(check: () => string | null): void {
    this.checks.push(check);
  }

  problem(): string | null {
    return this.checks.map((check) => check()).find((answer) => answer !== null) ?? null;
  }

  /** A module names what an operator should know and no other server would do better; answers one sentence, or null. */
  warn(check: () => Promise<string | null>): void {
    this.warners.push(check);
  }

  /** A check that can't be made says nothing: whether the database answers is asked apart. */
  async warnings(): Promise<string[]> {
    const said = await Promise.all(this.warners.map((check) => check().catch(() => null)));
    return said.filter((sentence) => sentence !== null);
  }

  announce(): void {
    this.open = true;
  }

  /** From now on it says that it is stopping, whatever else is in order. */
  leave(): void {
    this.demand(() => 'The server is stopping.');
  }

  get isOpen(): boolean {
    return this.open;
  }
}

@ApiTags('Health')
@Controller('health')
class HealthController {
  constructor(
    private readonly database: Database,
    private readonly readiness: Readiness,
  ) {}

  @Get('live')
  @HttpCode(200)
  @Allow('anyone')
  @ApiOperation({
    operationId: 'isLive',
    summary: 'Check whether the process answers',
    description:
      'Answers without asking the database. Whether requests can be served is what `/api/health/ready` says.',
  })
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'isReady',
    summary: 'Check whether database and migrations are in order',
    description:
      '503 while migrations run, the database doesn’t answer, or something that this installation needs is missing. Send requests to a server only while this answers 200. `warnings` take no server out of service.',
  })
  @ApiOkResponse({ type: ReadyDto })
  @Refuses(503)
  async ready(): Promise<ReadyDto> {
    const row = await this.database.row('ready', 'select 1 from product_clock').catch(() => null);
    if (!row || !this.readiness.isOpen) throw new Problem('NOT_READY');
    const problem = this.readiness.problem();
    if (problem !== null) throw new Problem('NOT_READY', problem);
    const warnings = await this.readiness.warnings();
    return { status: 'ok', ...(warnings.length > 0 && { warnings }) };
  }
}

@Global()
@Module({ controllers: [HealthController], providers: [Readiness], exports: [Readiness] })
export class HealthModule {}
