const GOOGLE = 'M18.4 6.6A8 8 0 1 0 20 12h-7.5';
const DOOR = 'M13 4h6v16h-6M4 12h10m-4-4 4 4-4 4';

/** A letter for Google, or a door for any other provider. */
export function ProviderIcon({ isGoogle }: { isGoogle: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.1em"
      height="1.1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <path d={isGoogle ? GOOGLE : DOOR} />
    </svg>
  );
}
