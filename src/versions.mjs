/**
 * The versions of Rsbuild that the pages hold for. Plain JavaScript, because loaders read it in Node
 * as it is, and without imports, because every page of the site carries it.
 */

/**
 * Every documented minor version, newest first, with its newest patch.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const newestPatch = {
  2.3: '2.3.2',
  2.2: '2.2.14',
  2.1: '2.1.13',
  '2.0': '2.0.15',
  1.7: '1.7.6',
  1.6: '1.6.15',
  1.5: '1.5.17',
  1.4: '1.4.16',
  1.3: '1.3.22',
  1.2: '1.2.19',
  1.1: '1.1.14',
  '1.0': '1.0.19',
};

/** Documented minor versions, newest first: '2.3', …, '1.0'. */
export const minors = Object.keys(newestPatch);

/** Documented majors, newest first; each stands for its newest minor. */
export const majors = [...new Set(minors.map((minor) => minor.split('.')[0] ?? ''))];

/** What a reader can choose, in the order of the menu: '2', '1', '2.3', …, '1.0'. */
export const choices = [...majors, ...minors];

/** What holds for readers who have not chosen: what a new project gets. */
export const defaultChoice = majors[0] ?? '';

/**
 * @param {string} choice - a major or a minor out of `choices`
 * @returns {string} the minor version whose documentation is shown
 */
export function minorOf(choice) {
  return minors.find((minor) => minor === choice || minor.startsWith(`${choice}.`)) ?? choice;
}

/**
 * @param {string} choice - out of `choices`
 * @returns {string} as the reader sees it: '2.x', '1.4'
 */
export function choiceLabel(choice) {
  return choice.includes('.') ? choice : `${choice}.x`;
}

/**
 * The choice that a string stands for, as found in a query parameter or in storage.
 *
 * @param {string | null | undefined} text - whatever it is: '1', '1.x', '1.4', 'v1.4.2'
 * @returns {string | undefined} a choice; nothing for what is no documented version
 */
export function parseChoice(text) {
  const [, major = '', minor] =
    /^v?(\d{1,3})(?:\.(x|\d{1,3})(?:\.(?:x|\d{1,4}))?)?$/i.exec(text ?? '') ?? [];
  const choice = minor === undefined || /x/i.test(minor) ? major : `${major}.${minor}`;
  return choices.includes(choice) ? choice : undefined;
}
