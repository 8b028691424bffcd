/** What stands on the player's buttons, in a square of 24. */
const PATHS = {
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  frameBack: 'M18 5v14l-9-7zM6 5h2v14H6z',
  frameForward: 'M6 5v14l9-7zM16 5h2v14h-2z',
  start: 'M19 5v14l-7-7zM12 5v14l-7-7zM3 5h2v14H3z',
  loop: 'M7 7h9v3l4-4-4-4v3H5v6h2zm10 10H8v-3l-4 4 4 4v-3h11v-6h-2z',
  sound:
    'M4 9v6h4l5 4V5L8 9zm11.5 3a3.5 3.5 0 0 0-2-3.15v6.3a3.5 3.5 0 0 0 2-3.15zM13.5 4.2v2.1a6 6 0 0 1 0 11.4v2.1a8 8 0 0 0 0-15.6z',
  muted:
    'M4 9v6h4l5 4V5L8 9zm17 .4L19.6 8 17.5 10.1 15.4 8 14 9.4l2.1 2.1-2.1 2.1L15.4 15l2.1-2.1 2.1 2.1 1.4-1.4-2.1-2.1z',
  fullScreen: 'M4 4h6v2H6v4H4zm10 0h6v6h-2V6h-4zM4 14h2v4h4v2H4zm14 0h2v6h-6v-2h4z',
  leaveFullScreen: 'M8 4h2v6H4V8h4zm6 0h2v4h4v2h-6zM4 14h6v6H8v-4H4zm10 0h6v2h-4v4h-2z',
} as const;
export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
