/** Options of the script; see `src/versions.ts`. */
export interface VersionOptions {
  /** Possible choices: majors, then minors, each newest first. */
  choices: readonly string[];
  defaultChoice: string;
  /** Key of the reader's choice in local storage, and of a link's version in session storage. */
  key: string;
}

/** Storage key of the chosen version. */
export const versionKey = 'rsbuild-version';

/**
 * Sets the chosen version on `<html>`, where styles select the matching content: `data-choice`,
 * `data-rsbuild` (a minor), `data-rsbuild-major`, and its label as `--choice`. Also runs as an
 * inline script in the head: it is serialized, so it may only use its parameters.
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
 * Applies the reader's choice before the first paint. A query parameter `v` takes precedence; it
 * applies until the tab is closed, and is stored permanently only if the reader has not chosen a
 * version. Runs as an inline script in the head: it is serialized, so it may only use its
 * parameters.
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
    // Storage is blocked: keep the current choice.
    choice ??= document.documentElement.dataset.choice;
  }
  show(choice ?? defaultChoice, choices);
}
