import { HttpCode, Post, Put, applyDecorators } from '@nestjs/common';
import {
  ApiBody,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  getSchemaPath,
} from '@nestjs/swagger';
import { Problem, STEP_DESCRIPTIONS, TAKEN_STEPS, type TakenStep, stepRow } from '@reelpact/domain';
import { Allow } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { BookingDto } from './booking.dto.js';
import { STEP_BODIES } from './step-bodies.js';

export const PARTY_STEPS = TAKEN_STEPS.filter((name) => stepRow(name).by !== 'admin');
export const ADMIN_STEPS = TAKEN_STEPS.filter((name) => stepRow(name).by === 'admin');

interface Alias {
  /** POST where it isn’t given. */
  method?: 'PUT';
  path: string;
  operationId: string;
  summary: string;
}

/**
 * Steps that also have an address of their own: the specification's, and those of the first versions. A new step needs
 * none. Approving content with its two sister steps has one more, with a body of its own: see the controller.
 */
export const ALIASES: Readonly<Partial<Record<TakenStep, Alias>>> = {
  approve_request: {
    path: 'creator/bookings/:id/approve',
    operationId: 'approveRequest',
    summary: 'Accept a request (creator)',
  },
  decline_request: {
    path: 'creator/bookings/:id/reject',
    operationId: 'declineRequest',
    summary: 'Decline a request (creator)',
  },
  complete_booking: {
    path: 'creator/bookings/:id/complete',
    operationId: 'completeBooking',
    summary: 'Complete a booking after its review window ended (creator)',
  },
  withdraw_as_creator: {
    path: 'creator/bookings/:id/withdraw',
    operationId: 'withdrawAsCreator',
    summary: 'Withdraw from an accepted job (creator)',
  },
  accept_rejection: {
    path: 'creator/bookings/:id/accept-rejection',
    operationId: 'acceptRejection',
    summary: 'Accept a rejection (creator)',
  },
  contest_rejection: {
    path: 'creator/bookings/:id/contest',
    operationId: 'contestRejection',
    summary: 'Contest a rejection (creator)',
  },
  waive_revision: {
    path: 'creator/bookings/:id/waive-revision',
    operationId: 'waiveRevision',
    summary: 'Give a requested revision back, so that it doesn’t count (creator)',
  },
  grant_revision: {
    path: 'creator/bookings/:id/grant-revision',
    operationId: 'grantRevision',
    summary: 'Grant one more revision where none is left (creator)',
  },
  open_dispute: {
    path: 'creator/bookings/:id/dispute',
    operationId: 'openDispute',
    summary: 'Open a dispute about a revision (creator)',
  },
  approve_content: {
    path: 'brand/bookings/:id/approve',
    operationId: 'approveContent',
    summary: 'Approve the content (brand)',
  },
  withdraw: {
    path: 'brand/bookings/:id/withdraw',
    operationId: 'withdrawRequest',
    summary: 'Withdraw a request (brand)',
  },
  cancel_late: {
    path: 'brand/bookings/:id/cancel-late',
    operationId: 'cancelLate',
    summary: 'Cancel because the delivery is late (brand)',
  },
  send_product: {
    path: 'brand/bookings/:id/product-sent',
    operationId: 'markProductSent',
    summary: 'Mark the product as sent (brand)',
  },
  correct_shipment: {
    method: 'PUT',
    path: 'brand/bookings/:id/shipment',
    operationId: 'correctShipment',
    summary: 'Correct carrier and tracking of a product on its way (brand)',
  },
  receive_product: {
    path: 'creator/bookings/:id/product-received',
    operationId: 'confirmProduct',
    summary: 'Confirm that the product arrived (creator)',
  },
  cancel_booking: {
    path: 'brand/bookings/:id/cancel',
    operationId: 'cancelBooking',
    summary: 'Cancel before the first delivery (brand)',
  },
  extend_due_date: {
    path: 'brand/bookings/:id/extend',
    operationId: 'extendDueDate',
    summary: 'Extend the due date (brand)',
  },
  accept_extension: {
    path: 'brand/bookings/:id/accept-extension',
    operationId: 'acceptExtension',
    summary: 'Accept a request for more time (brand)',
  },
  decline_extension: {
    path: 'brand/bookings/:id/decline-extension',
    operationId: 'declineExtension',
    summary: 'Decline a request for more time (brand)',
  },
  ask_extension: {
    path: 'creator/bookings/:id/ask-extension',
    operationId: 'askExtension',
    summary: 'Ask for more time (creator)',
  },
  propose_settlement: {
    path: 'bookings/:id/settlement',
    operationId: 'proposeSettlement',
    summary: 'Propose how the payment is divided (either party)',
  },
  accept_settlement: {
    path: 'bookings/:id/settlement/accept',
    operationId: 'acceptSettlement',
    summary: 'Accept the other party’s proposal (either party)',
  },
  decline_settlement: {
    path: 'bookings/:id/settlement/decline',
    operationId: 'declineSettlement',
    summary: 'Decline the other party’s proposal (either party)',
  },
  withdraw_proposal: {
    path: 'bookings/:id/settlement/withdraw',
    operationId: 'withdrawProposal',
    summary: 'Withdraw one’s own proposal (either party)',
  },
  resolve_dispute: {
    path: 'admin/bookings/:id/resolve',
    operationId: 'resolveDispute',
    summary: 'Resolve a dispute (admin)',
  },
  cancel_as_admin: {
    path: 'admin/bookings/:id/cancel',
    operationId: 'cancelAsAdmin',
    summary: 'Cancel a booking (admin)',
  },
  grant_refund: {
    path: 'admin/bookings/:id/refund',
    operationId: 'grantRefund',
    summary: 'Refund part of a released payment (admin)',
  },
  reissue_refund: {
    path: 'admin/bookings/:id/refund-again',
    operationId: 'reissueRefund',
    summary: 'Send a refund again that came back (admin)',
  },
};

/** The access is said here and nowhere else: a second `Allow` beside it would lose against this one. */
export const StepRoute = (
  { method, path, operationId, summary, description }: Alias & { description: string },
  by: 'party' | 'admin' = 'party',
) =>
  applyDecorators(
    method === 'PUT' ? Put(path) : Post(path),
    HttpCode(200),
    Allow(by === 'admin' ? 'admin' : 'anyone'),
    Limit('step_by_caller'),
    ApiOperation({ operationId, summary, description }),
    ApiOkResponse({ type: BookingDto, description: 'The booking as it now is.' }),
    Refuses(400, 403, 404, 409, 422),
  );

/** Of a step at an address of its own. */
export const aliasDescription = (step: TakenStep): string =>
  `${STEP_DESCRIPTIONS[step]} The same as the step \`${step}\`; a repeat of your own last step changes nothing.`;

/** Documents the step in the path, and what comes with each. */
export function StepParameter(steps: readonly TakenStep[]) {
  const bodies = [...new Set(steps.map((name) => STEP_BODIES[name]))];
  return applyDecorators(
    ApiExtraModels(...bodies),
    ApiParam({ name: 'step', enum: [...steps] }),
    ApiBody({ required: false, schema: { anyOf: bodies.map((body) => ({ $ref: getSchemaPath(body) })) } }),
  );
}

/** @throws Problem NOT_FOUND for what is none of these steps */
export function stepOf(steps: readonly TakenStep[], name: string): TakenStep {
  const step = steps.find((one) => one === name);
  if (step === undefined) throw new Problem('NOT_FOUND', 'There is no such step.');
  return step;
}
