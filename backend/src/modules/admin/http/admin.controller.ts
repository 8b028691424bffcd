import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Problem, toDecimalString } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/http/caller.js';
import { WaitingEntries } from '../../../platform/log/waiting-entries.js';
import { LINK_HEADER, PageQuery, linkNext, readCursor } from '../../../platform/http/pages.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { BookingDto, BookingPages, BookingPresenter } from '../../bookings/index.js';
import { Reconcile } from '../../escrow/index.js';
import { ReadAdminLog } from '../reads/read-admin-log.js';
import { ReadStuckWork } from '../reads/read-stuck-work.js';
import { LoggedDeedDto, ReconciliationDto, StuckWorkDto } from './admin.dto.js';

const LOG_PAGE = 50;
const ROW_ID = /^[1-9]\d{0,17}$/;
const FOLLOWER = /^[a-z-]{1,40}$/;

/** What those see and do who run the platform; decisions about one booking are steps of that booking. */
@ApiTags('Admin')
@Controller('admin')
@Allow('admin')
export class AdminController {
  constructor(
    private readonly pages: BookingPages,
    private readonly presenter: BookingPresenter,
    private readonly stuck: ReadStuckWork,
    private readonly waiting: WaitingEntries,
    private readonly reconcile: Reconcile,
    private readonly deeds: ReadAdminLog,
  ) {}

  @Get('disputes')
  @Allow('admin')
  @ApiOperation({
    operationId: 'getDisputes',
    summary: 'List bookings in dispute, the one that ends first on top (admin)',
    description:
      'Up to 100. Each is decided with the step `resolve_dispute`; without a decision by its deadline the payment is split in half.',
  })
  @ApiOkResponse({ type: [BookingDto] })
  @Refuses(401, 403)
  async disputes(): Promise<BookingDto[]> {
    return this.presenter.presentAll(await this.pages.disputed(), 'admin');
  }

  @Get('stuck')
  @Allow('admin')
  @ApiOperation({
    operationId: 'getStuckWork',
    summary:
      'List failing jobs and deadlines, unexpected reports, refused instructions and delayed refunds (admin)',
    description:
      'Up to 200 of each. What is listed either needs an admin or is being tried again with trouble; empty lists mean that everything goes on by itself.',
  })
  @ApiOkResponse({ type: StuckWorkDto })
  @Refuses(401, 403)
  async stuckWork(): Promise<StuckWorkDto> {
    const { jobs, deadlines, reports, orders, entries, ...rest } = await this.stuck.all();
    return {
      ...rest,
      entries: entries.map((entry) => ({ ...entry, nextTry: entry.nextTry.toISOString() })),
      jobs: jobs.map((job) => ({ ...job, nextTry: job.nextTry.toISOString() })),
      deadlines: deadlines.map((one) => ({ ...one, dueAt: one.dueAt.toISOString() })),
      reports: reports.map((one) => ({ ...one, receivedAt: one.receivedAt.toISOString() })),
      orders: orders.map((order) => ({
        ...order,
        amount: toDecimalString(order.amount),
        endedAt: order.endedAt.toISOString(),
      })),
    };
  }

  @Post('jobs/:id/retry')
  @HttpCode(204)
  @Allow('admin')
  @ApiOperation({
    operationId: 'retryJob',
    summary: 'Retry a failing job now (admin)',
    description:
      'Runs it as if it had never failed, also when it was given up. A repeat is safe, because every job is; 404 when it is done or unknown.',
  })
  @ApiNoContentResponse()
  @Refuses(401, 403, 404)
  async retryJob(@Param('id') id: string): Promise<void> {
    if (!ROW_ID.test(id) || !(await this.stuck.retry(id)))
      throw new Problem('NOT_FOUND', 'There is no such job.');
  }

  @Post('followers/:name/entries/:id/retry')
  @HttpCode(204)
  @Allow('admin')
  @ApiParam({ name: 'name', type: String, example: 'webhooks' })
  @ApiOperation({
    operationId: 'retryEntry',
    summary: 'Retry an entry of the log that a follower could not handle (admin)',
    description: 'Tries it now, as if it had never failed; 404 when it doesn’t wait any more.',
  })
  @ApiNoContentResponse()
  @Refuses(401, 403, 404)
  async retryEntry(@Param('name') name: string, @Param('id') id: string): Promise<void> {
    await this.onEntry(name, id, () => this.waiting.retry(name, id));
  }

  @Post('followers/:name/entries/:id/skip')
  @HttpCode(204)
  @Allow('admin')
  @ApiParam({ name: 'name', type: String, example: 'webhooks' })
  @ApiOperation({
    operationId: 'skipEntry',
    summary: 'Skip an entry of the log that a follower could not handle (admin)',
    description:
      'What waits behind it goes on; nobody is told what it would have told. Only for one that is tried no more; 404 otherwise.',
  })
  @ApiNoContentResponse()
  @Refuses(401, 403, 404)
  async skipEntry(@Param('name') name: string, @Param('id') id: string): Promise<void> {
    await this.onEntry(name, id, () => this.waiting.skip(name, id));
  }

  @Get('reconciliation')
  @Allow('admin')
  @ApiOperation({
    operationId: 'getReconciliation',
    summary: 'Compare bookings, ledger and payment provider (admin)',
    description:
      'Compares everything each time and asks the payment provider for what can’t be known here. It changes nothing.',
  })
  @ApiOkResponse({ type: ReconciliationDto })
  @Refuses(401, 403)
  reconciliation(): Promise<ReconciliationDto> {
    return this.reconcile.run();
  }

  @Get('log')
  @Allow('admin')
  @ApiOperation({
    operationId: 'getAdminLog',
    summary: 'List what admins did, newest first (admin)',
    description:
      'Each call that only admins can make and that changes something, with what was sent and how it ended, and their downloads of evidence packs.',
  })
  @ApiOkResponse({ type: [LoggedDeedDto], headers: LINK_HEADER })
  @Refuses(400, 401, 403)
  async log(
    @Query() { cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedDeedDto[]> {
    const rows = await this.deeds.page(readCursor(cursor), LOG_PAGE + 1);
    const page = rows.slice(0, LOG_PAGE).map((deed) => ({ ...deed, at: deed.at.toISOString() }));
    const last = page.at(-1);
    linkNext(
      reply,
      '/api/admin/log',
      rows.length > LOG_PAGE && last ? { createdAt: last.at, id: last.id } : null,
    );
    return page;
  }

  /** @throws Problem NOT_FOUND when nothing was there to be done */
  private async onEntry(name: string, id: string, act: () => Promise<boolean>): Promise<void> {
    if (!FOLLOWER.test(name) || !ROW_ID.test(id) || !(await act()))
      throw new Problem('NOT_FOUND', 'There is no such entry.');
  }
}
