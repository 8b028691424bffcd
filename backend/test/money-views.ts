import type { ReconciliationDto } from '../src/modules/admin/http/admin.dto.js';
import type { PayoutsDto, StatementDto } from '../src/modules/escrow/http/money.dto.js';
import type { TestCreator } from './builders.js';
import type { Person } from './person.js';

/** What people see of money over HTTP. */
export const statement = async (person: Person, id: string): Promise<StatementDto> =>
  (await person.get<StatementDto>(`/api/bookings/${id}/statement`)).body;

export const labels = ({ lines }: StatementDto) => lines.map(({ label, amount }) => `${label}: ${amount}`);

export const payouts = async (creator: TestCreator): Promise<PayoutsDto> =>
  (await creator.person.get<PayoutsDto>('/api/creator/payouts')).body;

/** What reconciliation finds about one booking. */
export async function differences(admin: Person, bookingId: string): Promise<string[]> {
  const { body } = await admin.get<ReconciliationDto>('/api/admin/reconciliation');
  return body.differences.filter((one) => one.bookingId === bookingId).map(({ text }) => text);
}

/** What stands in one of a booking's accounts; its parameters are the booking and the account. */
export const SUM_OF = `select coalesce(sum(e.amount_cents), 0)::text as sum from ledger_entries e
  join ledger_postings p on p.id = e.posting_id where p.booking_id = $1 and e.account = $2`;
