import type { ToolLink } from '../../../src/tools.ts';

/**
 * SVG content of each logo, with a viewBox of 32 × 32; our own drawings, as Simple Icons lacks
 * these tools.
 */
const shapes: Record<ToolLink['logo'], string> = {
  bundler: 'M6 11l10-5 10 5v10l-10 5-10-5zM6 11l10 5 10-5M16 16v10',
  builder: 'M6 8h14a5 5 0 0 1 0 10H6zM6 18h8l10 7H6z',
  site: 'M6 6h20v20H6zM6 12h20M11 17h10M11 21h6',
  library: 'M7 6v20M13 6v20M19 7l6 18.500',
  analyzer: 'M6 16h5l3-8 4 16 3-8h5',
  list: 'M7 9h2M13 9h12M7 16h2M13 16h12M7 23h2M13 23h12',
};

export interface ToolMarkProps {
  logo: ToolLink['logo'];
  scale?: number;
}

/** Logo of a tool; decorative, as the name is next to it. */
export function ToolMark({ logo, scale = 1 }: ToolMarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={32 * scale} height={32 * scale} aria-hidden="true">
      <path
        d={shapes[logo]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
