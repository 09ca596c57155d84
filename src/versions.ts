/** The documented versions of Rsbuild. Part of every page's bundle: nothing is imported. */

/** Every documented minor version, newest first, with its newest patch. */
export const newestPatch: Readonly<Record<string, string>> = {
  '2.3': '2.3.2',
  '2.2': '2.2.14',
  '2.1': '2.1.13',
  '2.0': '2.0.15',
  '1.7': '1.7.6',
  '1.6': '1.6.15',
  '1.5': '1.5.17',
  '1.4': '1.4.16',
  '1.3': '1.3.22',
  '1.2': '1.2.19',
  '1.1': '1.1.14',
  '1.0': '1.0.19',
};

/** Documented minor versions, newest first: '2.3', …, '1.0'. */
export const minors: readonly string[] = Object.keys(newestPatch);

/** Documented majors, newest first; each stands for its newest minor. */
export const majors: readonly string[] = [
  ...new Set(minors.map((minor) => minor.split('.')[0] ?? '')),
];

/** Choices of the version menu, in order: '2', '1', '2.3', …, '1.0'. */
export const choices: readonly string[] = [...majors, ...minors];

/** Default for readers who have not chosen: the version that a new project gets. */
export const defaultChoice = '2';

/**
 * @param choice - a major or a minor from `choices`
 * @returns the minor version whose documentation is shown
 */
export function minorOf(choice: string): string {
  return minors.find((minor) => minor === choice || minor.startsWith(`${choice}.`)) ?? choice;
}

/**
 * @param choice - from `choices`
 * @returns its label: '2.x', '1.4'
 */
export function choiceLabel(choice: string): string {
  return choice.includes('.') ? choice : `${choice}.x`;
}

/**
 * Parses a choice from a query parameter or storage.
 *
 * @param text - any string: '1', '1.x', '1.4', 'v1.4.2'
 * @returns a choice; undefined if it is not a documented version
 */
export function parseChoice(text: string | null | undefined): string | undefined {
  const [, major = '', minor] =
    /^v?(\d{1,3})(?:\.(x|\d{1,3})(?:\.(?:x|\d{1,4}))?)?$/i.exec(text ?? '') ?? [];
  const choice = minor === undefined || /x/i.test(minor) ? major : `${major}.${minor}`;
  return choices.includes(choice) ? choice : undefined;
}

/**
 * @param major - from `majors`
 * @returns its minor versions, separated by spaces
 */
export function minorsOf(major: string): string {
  return minors.filter((minor) => minor.startsWith(`${major}.`)).join(' ');
}

/**
 * @param some - minors, separated by spaces
 * @returns the other documented minors, in the same form
 */
export function otherMinors(some: string): string {
  const known = some.split(' ');
  return minors.filter((minor) => !known.includes(minor)).join(' ');
}

/** Description of a set of minor versions. */
export interface MinorsDescription {
  /** A single one or a whole major, from one on, up to one, or from one to another. */
  kind: 'one' | 'since' | 'until' | 'between';
  /** The oldest, or the major: `2.x`. */
  from: string;
  /** The newest, or the major. */
  to: string;
}

/**
 * @param some - contiguous minors from `minors`
 * @returns their description
 */
export function describeMinors(some: readonly string[]): MinorsDescription {
  const known = minors.filter((minor) => some.includes(minor));
  const to = known[0] ?? '';
  const from = known.at(-1) ?? '';
  const major = majors.find((each) => minorsOf(each) === known.join(' '));
  if (major) return { kind: 'one', from: choiceLabel(major), to: choiceLabel(major) };
  if (to === minors[0]) return { kind: 'since', from, to };
  if (from === minors.at(-1)) return { kind: 'until', from, to };
  return { kind: from === to ? 'one' : 'between', from, to };
}
