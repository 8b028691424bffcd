import { toDecimalString, withNames } from '@reelpact/domain';
import type { LabBookingView } from '../reads/read-lab-booking.js';
import type { LabBookingDto } from './lab.dto.js';

const moment = (at: number): string => new Date(at).toISOString();
const momentOrNull = (at: number | null): string | null => (at === null ? null : moment(at));

export function presentLabBooking(view: LabBookingView, note: string | null): LabBookingDto {
  const { record, window, postings } = view;
  const { stage, escrow, context } = record.state;
  return {
    id: record.id,
    brandName: record.brandName,
    packageName: record.package.name,
    amount: toDecimalString(record.amountCents),
    flow: record.flow,
    revisions: record.package.revisions,
    product: context.needsProduct,
    revisionsLeft: context.revisionsLeft,
    attempt: context.attempt,
    version: context.version,
    stage,
    escrow,
    now: moment(view.now),
    window: {
      deadlineAt: momentOrNull(window.deadlineAt),
      nextReminderAt: momentOrNull(window.nextReminderAt),
      onSilence:
        window.onSilence === null
          ? null
          : withNames(window.onSilence, { brand: 'the brand', creator: 'the creator' }),
    },
    onItsWay: view.onItsWay,
    postings: postings.map(({ at, ...posting }) => ({ ...posting, at: at.toISOString() })),
    history: view.history,
    parties: view.parties,
    payments: view.payments,
    note,
  };
}
