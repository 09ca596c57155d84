let postponed: string | null = null;

/**
 * The host answers every unknown path with one 404 page, drawn in the default language. Taking that
 * page over in another language would fail, so the address is put aside until it has been taken
 * over.
 *
 * @param neutral - address to show meanwhile, of the default language
 */
export function postponeAddress(neutral: string): void {
  const { pathname, search, hash } = window.location;
  postponed = pathname + search + hash;
  window.history.replaceState(window.history.state, '', neutral);
}

/** @returns the address that was put aside, once; null when there is none */
export function takePostponedAddress(): string | null {
  const address = postponed;
  postponed = null;
  return address;
}
