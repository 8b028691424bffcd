import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Problem, toDecimalString } from '@reelpact/domain';
import { Allow } from '../../../platform/http/caller.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { BookingDto, BookingPages, BookingPresenter } from '../../bookings/index.js';
import { Reconcile } from '../../escrow/index.js';
import { ReadStuckWork } from '../reads/read-stuck-work.js';
import { ReconciliationDto, StuckWorkDto } from './admin.dto.js';

const JOB_ID = /^[1-9]\d{0,17}$/;

/** What those see and do who run the platform; decisions about one booking are steps of that booking. */
@ApiTags('Admin')
@Controller('admin')
@Allow('admin')
export class AdminController {
  constructor(
    @Inject(BookingPages) private readonly pages: BookingPages,
    @Inject(BookingPresenter) private readonly presenter: BookingPresenter,
    @Inject(ReadStuckWork) private readonly stuck: ReadStuckWork,
    @Inject(Reconcile) private readonly reconcile: Reconcile,
  ) {}

  @Get('disputes')
  @Allow('admin')
  @ApiOperation({
    operationId: 'getDisputes',
    summary: 'Admin: bookings in dispute, the one that ends first on top',
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
    summary: 'Admin: failing jobs and deadlines, reports nobody foresaw, refused orders, delayed refunds',
  })
  @ApiOkResponse({ type: StuckWorkDto })
  @Refuses(401, 403)
  async stuckWork(): Promise<StuckWorkDto> {
    const { jobs, deadlines, reports, orders, delayedRefunds } = await this.stuck.all();
    return {
      jobs: jobs.map((job) => ({ ...job, nextTry: job.nextTry.toISOString() })),
      deadlines: deadlines.map((one) => ({ ...one, dueAt: one.dueAt.toISOString() })),
      reports: reports.map((one) => ({ ...one, receivedAt: one.receivedAt.toISOString() })),
      orders: orders.map((order) => ({
        ...order,
        amount: toDecimalString(order.amount),
        endedAt: order.endedAt.toISOString(),
      })),
      delayedRefunds,
    };
  }

  @Post('jobs/:id/retry')
  @HttpCode(204)
  @Allow('admin')
  @ApiOperation({ operationId: 'retryJob', summary: 'Admin: try a failing job again at once' })
  @ApiNoContentResponse()
  @Refuses(401, 403, 404)
  async retryJob(@Param('id') id: string): Promise<void> {
    if (!JOB_ID.test(id) || !(await this.stuck.retry(id)))
      throw new Problem('NOT_FOUND', 'There is no such job.');
  }

  @Get('reconciliation')
  @Allow('admin')
  @ApiOperation({
    operationId: 'getReconciliation',
    summary: 'Admin: compare bookings, ledger and payment provider',
  })
  @ApiOkResponse({ type: ReconciliationDto })
  @Refuses(401, 403)
  reconciliation(): Promise<ReconciliationDto> {
    return this.reconcile.run();
  }
}
