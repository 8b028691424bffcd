import type { Network } from '@reelpact/domain';

/** Lines on a square of 24, drawn for this page: a sign that people know, not the networks' own marks. */
const LINES: Record<Network, string> = {
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h.01',
  tiktok: 'M13 3v12a4 4 0 1 1-4-4M13 3c.4 3 2.6 5.2 6 5.5',
  youtube: 'M5 6h14a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10 9v6l5-3z',
  pinterest:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM10 19l2.4-9M9 12.6C7.6 9 9.8 6.6 12.4 6.8c3 .2 4 2.6 3 5.2-.8 2-3 2.6-4.2 1.2',
  linkedin: 'M4 10v10M4 5h.01M10 20V10M10 14c0-5 9-5.4 9 .6V20',
  x: 'M4 4l16 16M20 4L4 20',
  website:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM2 12h20M12 2c3 3 4 6 4 10s-1 7-4 10c-3-3-4-6-4-10s1-7 4-10z',
};

export const NetworkIcon = ({ network }: { network: Network }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={LINES[network]} />
  </svg>
);
