/** A finding that stands, with the reason why. */
export interface Waiver {
  /** Name of the rule in axe-core. */
  rule: string;
  /** What the found element matches. */
  selector: string;
  reason: string;
  /** Where the reason can be checked. */
  link: string;
}

/** Waived findings. One that no page needs any more is an error of `npm run audit`. */
export const waivers: readonly Waiver[] = [];
