/** Paths in a viewBox of 20 × 20, drawn in the text color. */
const outlines = {
  chevron: 'M6 8l4 4 4-4',
  menu: 'M3 6h14M3 10h14M3 14h14',
  sidebar: 'M3 5h6M3 10h14M3 15h10',
  close: 'M5 5l10 10M15 5L5 15',
  language:
    'M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15zM2.5 10h15M10 2.5c2.4 2.2 3.3 4.7 3.3 7.5s-.9 5.3-3.3 7.5c-2.4-2.2-3.3-4.7-3.3-7.5s.9-5.3 3.3-7.5z',
  sun: 'M10 6.8a3.2 3.2 0 100 6.4 3.2 3.2 0 000-6.4zM10 2v1.8M10 16.2V18M2 10h1.8M16.2 10H18M4.3 4.3l1.3 1.3M14.4 14.4l1.3 1.3M4.3 15.7l1.3-1.3M14.4 5.6l1.3-1.3',
  moon: 'M16.5 11.8A6.8 6.8 0 018.2 3.5a6.8 6.8 0 108.3 8.3z',
  up: 'M10 16V4M5 9l5-5 5 5',
  previous: 'M16 10H4M9 5l-5 5 5 5',
  next: 'M4 10h12M11 5l5 5-5 5',
  edit: 'M4 16l.8-3.2L13.5 4.1l2.4 2.4-8.7 8.7zM11.7 5.9l2.4 2.4',
  report: 'M3.5 4h13v9.5H9L5.5 16.5v-3h-2zM10 6.5v2.7M10 11.2h.01',
  external: 'M8 5H5v10h10v-3M11 4h5v5M16 4l-7 7',
  copy: 'M7.5 7V4H16v8.5h-3M4 7.5h8.5V16H4z',
  done: 'M4 10.5l4 4L16 6',
  text: 'M5 3h7l3 3v11H5zM8 9h4M8 12.5h4',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
} as const;

export interface IconProps {
  name: keyof typeof outlines;
  className?: string;
}

/** A decorative icon, hidden from screen readers. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.6 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
