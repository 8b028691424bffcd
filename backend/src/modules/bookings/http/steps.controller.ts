import { Body, Controller, HttpCode, Param, Post, applyDecorators } from '@nestjs/common';
import {
  ApiBody,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import {
  BOOKING_MESSAGES,
  type InputOf,
  Problem,
  TAKEN_STEPS,
  type TakenStep,
  isBlank,
  stepRow,
} from '@reelpact/domain';
import type { Access, Caller } from '../../../platform/access/caller.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { validationPipe } from '../../../platform/http/validation.js';
import { TakeStep } from '../use-cases/take-step.js';
import {
  ApproveRequestDto,
  FeedbackDto,
  GrantRefundDto,
  ReasonDto,
  ResolveDisputeDto,
  ReviewDto,
  STEP_BODIES,
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

const REVIEW_STEPS = {
  approve: 'approve_content',
  request_revision: 'request_revision',
  reject: 'reject_content',
} as const;

const PARTY_STEPS = TAKEN_STEPS.filter((name) => stepRow(name).by !== 'admin');
const ADMIN_STEPS = TAKEN_STEPS.filter((name) => stepRow(name).by === 'admin');

/** Documents the step in the path, and what comes with each. */
function StepParameter(steps: readonly TakenStep[]) {
  const bodies = [...new Set(steps.map((name) => STEP_BODIES[name]))];
  return applyDecorators(
    ApiExtraModels(...bodies),
    ApiParam({ name: 'step', enum: [...steps] }),
    ApiBody({ required: false, schema: { anyOf: bodies.map((body) => ({ $ref: getSchemaPath(body) })) } }),
  );
}

/** @throws Problem NOT_FOUND for what is none of these steps */
function stepOf(steps: readonly TakenStep[], name: string): TakenStep {
  const step = steps.find((one) => one === name);
  if (step === undefined) throw new Problem('NOT_FOUND', 'There is no such step.');
  return step;
}

const pipe = validationPipe();

/** @throws Problem VALIDATION_FAILED */
async function inputOf<S extends TakenStep>(step: S, body: unknown): Promise<InputOf<S>> {
  const metatype = STEP_BODIES[step];
  return (await pipe.transform(body ?? {}, { type: 'body', metatype })) as InputOf<S>;
}

/** The specification's calls take a revision without feedback for a reason to ask for it. */
function withFeedback({ feedback, ...rest }: FeedbackDto): InputOf<'request_revision'> {
  if (feedback !== undefined && !isBlank(feedback)) return { ...rest, feedback };
  const message = BOOKING_MESSAGES.feedback;
  throw new Problem('VALIDATION_FAILED', message, { errors: { feedback: message } });
}

/** What the two parties and an admin can do with a booking. Guests may call too: the use case knows them. */
@ApiTags('Bookings')
@Controller()
export class StepsController {
  constructor(
    private readonly takeStep: TakeStep,
    private readonly presenter: BookingPresenter,
  ) {}

  @StepRoute('creator/bookings/:id/approve', 'approveRequest', 'Creator: accept a request')
  approveRequest(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: ApproveRequestDto) {
    return this.take(caller, id, 'approve_request', body);
  }

  @StepRoute('creator/bookings/:id/reject', 'declineRequest', 'Creator: decline a request')
  declineRequest(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: ReasonDto) {
    return this.take(caller, id, 'decline_request', body);
  }

  @StepRoute(
    'creator/bookings/:id/complete',
    'completeBooking',
    'Creator: complete after the review time has ended',
  )
  complete(@CurrentCaller() caller: Caller, @Param('id') id: string) {
    return this.take(caller, id, 'complete_booking', {});
  }

  @StepRoute('creator/bookings/:id/withdraw', 'withdrawAsCreator', 'Creator: withdraw from an accepted job')
  withdrawAsCreator(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: ReasonDto) {
    return this.take(caller, id, 'withdraw_as_creator', body);
  }

  @StepRoute('creator/bookings/:id/accept-rejection', 'acceptRejection', 'Creator: accept a rejection')
  acceptRejection(@CurrentCaller() caller: Caller, @Param('id') id: string) {
    return this.take(caller, id, 'accept_rejection', {});
  }

  @StepRoute('creator/bookings/:id/contest', 'contestRejection', 'Creator: contest a rejection')
  contest(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: ReasonDto) {
    return this.take(caller, id, 'contest_rejection', body);
  }

  @StepRoute('creator/bookings/:id/dispute', 'openDispute', 'Creator: open a dispute about a revision')
  openDispute(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: ReasonDto) {
    return this.take(caller, id, 'open_dispute', body);
  }

  @StepRoute('bookings/:id/review', 'reviewContent', 'Brand: approve, request a revision or reject')
  review(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { action, ...input }: ReviewDto,
  ): Promise<BookingDto> {
    const step = REVIEW_STEPS[action];
    return step === 'request_revision'
      ? this.take(caller, id, step, withFeedback(input))
      : this.take(caller, id, step, input);
  }

  @StepRoute('brand/bookings/:id/approve', 'approveContent', 'Brand: approve the content')
  approveContent(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: FeedbackDto) {
    return this.take(caller, id, 'approve_content', body);
  }

  @StepRoute('brand/bookings/:id/request-revisions', 'requestRevisions', 'Brand: ask for changes')
  requestRevisions(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: FeedbackDto) {
    return this.take(caller, id, 'request_revision', withFeedback(body));
  }

  @StepRoute('brand/bookings/:id/withdraw', 'withdrawRequest', 'Brand: withdraw a request')
  withdraw(@CurrentCaller() caller: Caller, @Param('id') id: string) {
    return this.take(caller, id, 'withdraw', {});
  }

  @StepRoute('brand/bookings/:id/cancel-late', 'cancelLate', 'Brand: cancel because the delivery is late')
  cancelLate(@CurrentCaller() caller: Caller, @Param('id') id: string) {
    return this.take(caller, id, 'cancel_late', {});
  }

  @AdminStepRoute('admin/bookings/:id/resolve', 'resolveDispute', 'Admin: decide a dispute')
  resolve(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: ResolveDisputeDto) {
    return this.take(caller, id, 'resolve_dispute', body);
  }

  @AdminStepRoute('admin/bookings/:id/cancel', 'cancelAsAdmin', 'Admin: cancel a booking')
  cancel(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: ReasonDto) {
    return this.take(caller, id, 'cancel_as_admin', body);
  }

  @AdminStepRoute('admin/bookings/:id/refund', 'grantRefund', 'Admin: give a part of a released payment back')
  grantRefund(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: GrantRefundDto) {
    return this.take(caller, id, 'grant_refund', body);
  }

  @AdminStepRoute(
    'admin/bookings/:id/refund-again',
    'reissueRefund',
    'Admin: send a refund again that came back',
  )
  reissueRefund(@CurrentCaller() caller: Caller, @Param('id') id: string, @Body() body: ReasonDto) {
    return this.take(caller, id, 'reissue_refund', body);
  }

  @StepRoute('bookings/:id/steps/:step', 'takeStep', 'Take a step of a booking as one of its parties')
  @StepParameter(PARTY_STEPS)
  async step(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('step') step: string,
    @Body() body: unknown,
  ): Promise<BookingDto> {
    return this.takeNamed(caller, id, stepOf(PARTY_STEPS, step), body);
  }

  @AdminStepRoute('admin/bookings/:id/steps/:step', 'takeAdminStep', 'Take a step of a booking as an admin')
  @StepParameter(ADMIN_STEPS)
  async adminStep(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('step') step: string,
    @Body() body: unknown,
  ): Promise<BookingDto> {
    return this.takeNamed(caller, id, stepOf(ADMIN_STEPS, step), body);
  }

  private async takeNamed<S extends TakenStep>(
    caller: Caller,
    id: string,
    step: S,
    body: unknown,
  ): Promise<BookingDto> {
    return this.take(caller, id, step, await inputOf(step, body));
  }

  private async take<S extends TakenStep>(
    caller: Caller,
    id: string,
    step: S,
    input: InputOf<S>,
  ): Promise<BookingDto> {
    const record = await this.takeStep.run(caller, id, step, input);
    return this.presenter.present(record, stepRow(step).by);
  }
}
