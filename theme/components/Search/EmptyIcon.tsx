/** A sheet of paper under a magnifying glass; decorative. */
export function EmptyIcon() {
  return (
    <svg
      aria-hidden="true"
      width="48"
      height="48"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M34 20V10l-6-6H10v40h14M28 4v6h6M16 18h8M16 25h5M32 25a7 7 0 1 0 0 14a7 7 0 1 0 0-14M37 37l6 6" />
    </svg>
  );
}
