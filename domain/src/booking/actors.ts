/** Who can move a booking. `provider` is the payment provider, `network` the card network behind it. */
export const ACTORS = ['brand', 'creator', 'admin', 'provider', 'network', 'clock'] as const;
export type Actor = (typeof ACTORS)[number];
