/**
 * Who can move a booking. `provider` is the payment provider, `network` the card network behind it, `media` what makes the
 * previews.
 */
export const ACTORS = ['brand', 'creator', 'admin', 'provider', 'network', 'media', 'clock'] as const;
export type Actor = (typeof ACTORS)[number];
