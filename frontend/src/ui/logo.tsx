/** The product's mark: two reels that hold each other, like the two sides of a deal. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="10" fill="#5B3DF5" />
      <circle cx="13" cy="16" r="6.25" fill="none" stroke="#fff" strokeWidth="3" />
      <circle cx="19" cy="16" r="6.25" fill="none" stroke="#CFC6FF" strokeWidth="3" />
      <path d="M16 10.5a6.25 6.25 0 0 1 0 11" fill="none" stroke="#fff" strokeWidth="3" />
    </svg>
  );
}
