/** What the script needs to know of the documented versions; see `src/versions.ts`. */
export interface VersionOptions {
  /** What can be chosen: majors, then minors, each newest first. */
  choices: readonly string[];
  defaultChoice: string;
  /** Key of the reader's choice in local storage, and of a shared link's in session storage. */
  key: string;
}

/** Key of the chosen version in storage. */
export const versionKey = 'rsbuild-version';

/**
 * Puts a choice on `<html>`, where styles pick what holds for it: `data-choice`, `data-rsbuild` (a
 * minor), `data-rsbuild-major`, and what it is called as `--choice`. Runs inline in the head, too, as
 * text: it may use nothing from outside but its parameters.
 */
export function showChoice(choice: string, choices: readonly string[]): void {
  const minor = choices.find((each) => each.startsWith(`${choice}.`)) ?? choice;
  const { dataset, style } = document.documentElement;
  dataset.choice = choice;
  dataset.rsbuild = minor;
  dataset.rsbuildMajor = minor.split('.')[0];
  style.setProperty('--choice', choice === minor ? `"${choice}"` : `"${choice}.x"`);
}

/**
 * Shows the reader's choice before the first paint. A query parameter `v` comes first; it counts
 * until the tab is closed, and is kept for longer only if the reader has no choice of their own. Runs
 * inline in the head, as text: it may use nothing from outside but its parameters.
 *
 * @param show - {@link showChoice}
 */
export function applyVersion(
  { choices, defaultChoice, key }: VersionOptions,
  show: typeof showChoice,
): void {
  const parse = (text: string | null) => {
    const [, choice] = /^v?(\d+(?:\.\d+)?)(?:\.(?:x|\d+))?$/i.exec(text ?? '') ?? [];
    return choice && choices.includes(choice) ? choice : undefined;
  };
  const linked = parse(new URLSearchParams(location.search).get('v'));
  let choice = linked;
  try {
    const kept = parse(localStorage.getItem(key));
    if (linked) {
      sessionStorage.setItem(key, linked);
      if (!kept) localStorage.setItem(key, linked);
    }
    choice ??= parse(sessionStorage.getItem(key)) ?? kept;
  } catch {
    // Storage is blocked: what is shown stays.
    choice ??= document.documentElement.dataset.choice;
  }
  show(choice ?? defaultChoice, choices);
}
