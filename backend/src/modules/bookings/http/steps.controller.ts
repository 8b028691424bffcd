import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  fieldsOf,
  type InputOf,
  isBlank,
  Problem,
  REQUEST_SHAPE,
  STEP_FIELDS,
  stepRow,
  TAKEN_STEPS,
  type TakenStep,
  takersOf,
} from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { CurrentCaller } from '../../../platform/http/caller.js';
import { validationPipe } from '../../../platform/http/validation.js';
import { requireOneOf } from '../reads/find-booking.js';
import { TakeStep } from '../use-cases/take-step.js';
import { type BookingDto } from './booking.dto.js';
import { BookingPresenter } from './booking.presenter.js';
import { ProductProblemDto, RequestRevisionsDto, ReviewDto } from './booking-steps.dto.js';
import { STEP_BODIES } from './step-bodies.js';
import {
  aliasDescription,
  ADMIN_STEPS,
  ALIASES,
  PARTY_STEPS,
  StepParameter,
  StepRoute,
  stepOf,
} from './step-routes.js';

const REVIEW_STEPS = {
  approve: 'approve_content',
  request_revision: 'request_revision',
  reject: 'reject_content',
} as const;

const pipe = validationPipe();

/** @throws Problem VALIDATION_FAILED */
async function inputOf<S extends TakenStep>(step: S, body: unknown): Promise<InputOf<S>> {
  // A class without fields lets texts and numbers through, and a long text would count as so many fields.
  if (typeof (body ?? {}) !== 'object') throw new Problem('VALIDATION_FAILED', REQUEST_SHAPE.messages.root);
  const metatype = STEP_BODIES[step];
  return (await pipe.transform(body ?? {}, { type: 'body', metatype })) as InputOf<S>;
}

/** The specification's calls name no field as required; a revision needs its feedback all the same. */
function withFeedback({ feedback, ...rest }: RequestRevisionsDto): InputOf<'request_revision'> {
  if (feedback !== undefined && !isBlank(feedback)) return { ...rest, feedback };
  const message = STEP_FIELDS.feedback.missing;
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

  @StepRoute({
    path: 'bookings/:id/steps/:step',
    operationId: 'takeStep',
    summary: 'Take a step of a booking as one of its parties',
    description:
      'For the party whose step it is; the booking’s `actions` say which can be taken now. A repeat of your own last step answers with the booking and changes nothing. 409 in stages that don’t have the step, and while a chargeback is open.',
  })
  @StepParameter(PARTY_STEPS)
  step(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('step') step: string,
    @Body() body: unknown,
  ): Promise<BookingDto> {
    return this.take(caller, id, stepOf(PARTY_STEPS, step), body);
  }

  @StepRoute(
    {
      path: 'admin/bookings/:id/steps/:step',
      operationId: 'takeAdminStep',
      summary: 'Take a step of a booking as an admin',
      description:
        'For admins only, and written in the admin log. The booking’s `actions` say which can be taken now. A repeat of your own last step changes nothing; 409 in stages that don’t have the step, and while a chargeback is open.',
    },
    'admin',
  )
  @StepParameter(ADMIN_STEPS)
  adminStep(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('step') step: string,
    @Body() body: unknown,
  ): Promise<BookingDto> {
    return this.take(caller, id, stepOf(ADMIN_STEPS, step), body);
  }

  @StepRoute({
    path: 'bookings/:id/review',
    operationId: 'reviewContent',
    summary: 'Approve content, request a revision or reject it (brand)',
    description:
      '`action` picks the step, which then does what it does at its own address. For a revision, `feedback` is required. A repeat of your own last step changes nothing.',
  })
  review(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { action, ...input }: ReviewDto,
  ): Promise<BookingDto> {
    const step = REVIEW_STEPS[action];
    return step === 'request_revision'
      ? this.taken(caller, id, step, withFeedback(input))
      : this.taken(caller, id, step, input);
  }

  @StepRoute({
    path: 'brand/bookings/:id/request-revisions',
    operationId: 'requestRevisions',
    summary: 'Request a revision (brand)',
    description: aliasDescription('request_revision'),
  })
  requestRevisions(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: RequestRevisionsDto,
  ): Promise<BookingDto> {
    return this.taken(caller, id, 'request_revision', withFeedback(body));
  }

  @StepRoute({
    path: 'creator/bookings/:id/product-problem',
    operationId: 'reportProductProblem',
    summary: 'Report a problem with the product (creator)',
    description: aliasDescription('report_product'),
  })
  reportProduct(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { kind, ...input }: ProductProblemDto,
  ): Promise<BookingDto> {
    return this.taken(caller, id, 'report_product', { ...input, problem: kind });
  }

  private async take<S extends TakenStep>(
    caller: Caller,
    id: string,
    step: S,
    body: unknown,
  ): Promise<BookingDto> {
    return this.taken(caller, id, step, await inputOf(step, body));
  }

  private async taken<S extends TakenStep>(
    caller: Caller,
    id: string,
    step: S,
    input: InputOf<S>,
  ): Promise<BookingDto> {
    const { record, now } = await this.takeStep.run(caller, id, step, input);
    return this.presenter.present(record, requireOneOf(record, caller, takersOf(step)), now);
  }

  /** A route for each alias, with all that decorators would say of it had it been written out. */
  static {
    for (const step of TAKEN_STEPS) {
      const alias = ALIASES[step];
      if (!alias) continue;
      const described = { ...alias, description: aliasDescription(step) };
      const { operationId: name } = alias;
      // A step with nothing to send has always ignored its body at this address.
      const takesInput = fieldsOf(step).length > 0;
      const route = function (this: StepsController, caller: Caller, id: string, input?: object) {
        return this.taken(caller, id, step, (input ?? {}) as InputOf<typeof step>);
      };
      // Swagger looks its arguments up by the function's name.
      Object.defineProperty(route, 'name', { value: name });
      const descriptor = { value: route, configurable: true };
      Object.defineProperty(this.prototype, name, descriptor);
      CurrentCaller()(this.prototype, name, 0);
      Param('id')(this.prototype, name, 1);
      if (takesInput) Body()(this.prototype, name, 2);
      const types = [Object, String, ...(takesInput ? [STEP_BODIES[step]] : [])];
      Reflect.defineMetadata('design:paramtypes', types, this.prototype, name);
      StepRoute(described, stepRow(step).by === 'admin' ? 'admin' : 'party')(
        this.prototype,
        name,
        descriptor,
      );
    }
  }
}
