import { type NotificationReason, REASON_META } from '@reelpact/domain';

const STROKES: Readonly<Record<NotificationReason, string>> = {
  act: 'M12 7v6l4 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  money: 'M3 7h18v10H3zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  message: 'M4 5h16v11H10l-4 4v-4H4z',
  decision: 'm5 12.5 4.5 4.5L19 7.5',
  system: 'M12 11v6M12 7v.5M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
};

/** What a notification is about, as a picture with its name. */
export const ReasonIcon = ({ reason }: { reason: NotificationReason }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    role="img"
    aria-label={REASON_META[reason].label}
  >
    <path d={STROKES[reason]} />
  </svg>
);
