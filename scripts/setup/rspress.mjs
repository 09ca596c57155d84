import path from 'node:path';

/**
 * Arguments for Node.js to run Rspress.
 *
 * @param {string} folder - of the checkout
 * @param {string[]} command - `dev` or `build`, and its flags
 * @returns {string[]}
 */
export function rspressArguments(folder, ...command) {
  return [path.join(folder, 'node_modules/@rspress/core/bin/rspress.js'), ...command];
}
