import { formatMoney, parseDollars } from '@reelpact/domain';

/** An amount as the server says it, "150.00", in the form in which a person reads it: "$150.00". */
export const dollarsText = (amount: string): string => formatMoney(parseDollars(amount) ?? 0);
