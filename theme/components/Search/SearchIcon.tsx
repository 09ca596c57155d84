/** A magnifying glass; decorative. */
export function SearchIcon() {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <path d="M8.8 3.5a5.3 5.3 0 1 0 0 10.6a5.3 5.3 0 1 0 0-10.6M12.7 12.7L16.5 16.5" />
    </svg>
  );
}
