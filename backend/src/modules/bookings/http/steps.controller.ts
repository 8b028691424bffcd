import { Body, Controller, HttpCode, Inject, Param, Post, applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { BOOKING_MESSAGES, Problem, isBlank, parseDollars } from '@reelpact/domain';
import type { Access, Caller } from '../../../platform/access/caller.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { type Step, TakeStep } from '../use-cases/take-step.js';
import {
  ApproveRequestDto,
  FeedbackDto,
  GrantRefundDto,
  ReasonDto,
  ResolveDisputeDto,
  ReviewDto,
} from './booking-steps.dto.js';
import { BookingDto } from './booking.dto.js';
import { BookingPresenter } from './booking.presenter.js';

/** The access is said here and nowhere else: a second `Allow` beside it would lose against this one. */
const StepRoute = (path: string, operationId: string, summary: string, access: Access = 'anyone') =>
  applyDecorators(
    Post(path),
    HttpCode(200),
    Allow(access),
    Limit('step_by_caller'),
    ApiOperation({ operationId, summary }),
    ApiOkResponse({ type: BookingDto, description: 'The booking as it now is.' }),
    Refuses(400, 403, 404, 409),
  );
const AdminStepRoute = (path: string, operationId: string, summary: string) =>
  StepRoute(path, operationId, summary, 'admin');

const REVIEW_EVENTS = {
  approve: 'BRAND_APPROVED',
  request_revision: 'REVISION_REQUESTED',
  reject: 'BRAND_REJECTED',
} as const;

/** What the two parties and an admin can do with a booking. Guests may call too: the use case knows them. */
@ApiTags('Bookings')
@Controller()
export class StepsController {
  constructor(
    @Inject(TakeStep) private readonly takeStep: TakeStep,
    @Inject(BookingPresenter) private readonly presenter: BookingPresenter,
  ) {}

  @StepRoute('creator/bookings/:id/approve', 'approveRequest', 'Creator: accept a request')
  approveRequest(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: ApproveRequestDto) {
    return this.take(caller, id, { type: 'CREATOR_APPROVED', role: 'creator', text: { notes: body.notes } });
  }

  @StepRoute('creator/bookings/:id/reject', 'declineRequest', 'Creator: decline a request')
  declineRequest(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: ReasonDto) {
    return this.take(caller, id, {
      type: 'CREATOR_DECLINED',
      role: 'creator',
      text: { reason: body.reason },
    });
  }

  @StepRoute(
    'creator/bookings/:id/complete',
    'completeBooking',
    'Creator: complete after the review time has ended',
  )
  complete(@CurrentCaller() caller: Caller, @Param('id') id: string) {
    return this.take(caller, id, { type: 'REVIEW_WINDOW_ENDED', role: 'creator' });
  }

  @StepRoute('creator/bookings/:id/withdraw', 'withdrawAsCreator', 'Creator: withdraw from an accepted job')
  withdrawAsCreator(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: ReasonDto) {
    return this.take(caller, id, {
      type: 'CREATOR_WITHDREW',
      role: 'creator',
      text: { reason: body.reason },
    });
  }

  @StepRoute('creator/bookings/:id/accept-rejection', 'acceptRejection', 'Creator: accept a rejection')
  acceptRejection(@CurrentCaller() caller: Caller, @Param('id') id: string) {
    return this.take(caller, id, { type: 'REJECTION_ACCEPTED', role: 'creator' });
  }

  @StepRoute('creator/bookings/:id/contest', 'contestRejection', 'Creator: contest a rejection')
  contest(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: ReasonDto) {
    return this.take(caller, id, {
      type: 'CREATOR_CONTESTED',
      role: 'creator',
      text: { reason: body.reason },
    });
  }

  @StepRoute('creator/bookings/:id/dispute', 'openDispute', 'Creator: open a dispute about a revision')
  openDispute(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: ReasonDto) {
    return this.take(caller, id, { type: 'DISPUTE_OPENED', role: 'creator', text: { reason: body.reason } });
  }

  @StepRoute('bookings/:id/review', 'reviewContent', 'Brand: approve, request a revision or reject')
  review(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: ReviewDto) {
    if (body.action === 'request_revision') this.demandFeedback(body);
    return this.take(caller, id, this.reviewed(REVIEW_EVENTS[body.action], body));
  }

  @StepRoute('brand/bookings/:id/approve', 'approveContent', 'Brand: approve the content')
  approveContent(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: FeedbackDto) {
    return this.take(caller, id, this.reviewed('BRAND_APPROVED', body));
  }

  @StepRoute('brand/bookings/:id/request-revisions', 'requestRevisions', 'Brand: ask for changes')
  requestRevisions(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: FeedbackDto) {
    this.demandFeedback(body);
    return this.take(caller, id, this.reviewed('REVISION_REQUESTED', body));
  }

  @StepRoute('brand/bookings/:id/withdraw', 'withdrawRequest', 'Brand: withdraw a request')
  withdraw(@CurrentCaller() caller: Caller, @Param('id') id: string) {
    return this.take(caller, id, { type: 'BRAND_WITHDREW', role: 'brand' });
  }

  @StepRoute('brand/bookings/:id/cancel-late', 'cancelLate', 'Brand: cancel because the delivery is late')
  cancelLate(@CurrentCaller() caller: Caller, @Param('id') id: string) {
    return this.take(caller, id, { type: 'BRAND_CANCELLED_LATE', role: 'brand' });
  }

  @AdminStepRoute('admin/bookings/:id/resolve', 'resolveDispute', 'Admin: decide a dispute')
  resolve(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: ResolveDisputeDto) {
    return this.take(caller, id, {
      type: 'DISPUTE_RESOLVED',
      role: 'admin',
      creatorPercent: body.creatorPercent,
      text: { reason: body.reason },
    });
  }

  @AdminStepRoute('admin/bookings/:id/cancel', 'cancelAsAdmin', 'Admin: cancel a booking')
  cancel(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: ReasonDto) {
    return this.take(caller, id, { type: 'ADMIN_CANCELLED', role: 'admin', text: { reason: body.reason } });
  }

  @AdminStepRoute('admin/bookings/:id/refund', 'grantRefund', 'Admin: give a part of a released payment back')
  grantRefund(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: GrantRefundDto) {
    return this.take(caller, id, {
      type: 'REFUND_GRANTED',
      role: 'admin',
      amount: parseDollars(body.amount) ?? 0,
      text: { reason: body.reason },
    });
  }

  @AdminStepRoute(
    'admin/bookings/:id/refund-again',
    'reissueRefund',
    'Admin: send a refund again that came back',
  )
  reissueRefund(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: ReasonDto) {
    return this.take(caller, id, { type: 'REFUND_REISSUED', role: 'admin', text: { reason: body.reason } });
  }

  private reviewed(type: Step['type'], { feedback, submissionId }: FeedbackDto): Step {
    return { type, role: 'brand', text: { feedback }, submissionId };
  }

  private demandFeedback({ feedback }: FeedbackDto): void {
    if (!isBlank(feedback)) return;
    const message = BOOKING_MESSAGES.feedback;
    throw new Problem('VALIDATION_FAILED', message, { errors: { feedback: message } });
  }

  private async take(caller: Caller, id: string, step: Step): Promise<BookingDto> {
    const record = await this.takeStep.run(caller, id, step);
    return this.presenter.present(record, step.role);
  }
}
