/**
 * Who can move a booking. `provider` is the payment provider, `network` the card network behind it, `media` what makes the
 * previews.
 */
export const ACTORS = ['brand', 'creator', 'admin', 'provider', 'network', 'media', 'clock'] as const;
export type Actor = (typeof ACTORS)[number];

export const ACTOR_LABELS: Readonly<Record<Actor, string>> = {
  brand: 'Brand',
  creator: 'Creator',
  admin: 'Admin',
  provider: 'Payment provider',
  network: 'Card network',
  media: 'Previews',
  clock: 'Clock',
};
