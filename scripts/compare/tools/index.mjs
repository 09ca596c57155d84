import { docusaurus } from './docusaurus.mjs';
import { rspress } from './rspress.mjs';
import { starlight } from './starlight.mjs';
import { vitepress } from './vitepress.mjs';

/**
 * A documentation generator.
 *
 * @typedef {object} Tool
 * @property {string} name
 * @property {string} package - whose version is shown
 * @property {[string, ...string[]]} command - program below the comparison's node_modules, and arguments
 * @property {string} output - folder of the built site
 * @property {(folder: string, pages: import('../content.mjs').Page[]) => void} write - writes a
 *   project with the pages, a sidebar, both languages and a search that works without a service
 */

/** @type {Tool[]} */
export const tools = [vitepress, starlight, docusaurus, rspress];
