/**
 * Gives the facts components of a page their facts: `<OptionFacts option="server.port" />` gets a
 * `data` attribute with what that component shows, and nothing else. `<OptionDefault />` stands in
 * sentences and cells, where only Markdown reaches the Markdown twin: it becomes code.
 *
 * @import { FactsData } from '../../src/facts/index.ts'
 */
import { createFacts } from '../../src/facts/lookup.mjs';
import { markdownCode } from '../../src/markdownCode.mjs';
import { expression } from './expression.mjs';

/**
 * @typedef {ReturnType<typeof createFacts>} Facts
 * @typedef {Record<string, string>} Attributes
 */

/**
 * What a component carries, from its attributes. A missing attribute is an empty string.
 * @type {Record<string, (facts: Facts, given: Attributes) => unknown>}
 */
const dataOf = {
  OptionFacts: (facts, { option = '' }) => facts.optionFactsData(option),
  OptionMembers: (facts, { option = '' }) => facts.optionMembersData(option),
  OptionDefault(facts, { option = '', mode = 'production' }) {
    if (mode !== 'development' && mode !== 'production') throw new Error(`unknown mode '${mode}'`);
    return facts.optionDefaultData(option).default[mode];
  },
  ApiSignature(facts, { name, type, member }) {
    if (name !== undefined && type === undefined) return facts.apiSignatureData(name);
    if (type !== undefined && member !== undefined) return facts.apiSignatureData(type, member);
    throw new Error('needs either name, or type and member');
  },
  ApiMembers: (facts, { type = '' }) => facts.apiMembersData(type),
  PluginFacts: (facts, { plugin = '' }) => facts.pluginFactsData(plugin),
  PluginOptions: (facts, { plugin = '' }) => facts.pluginOptionsData(plugin),
  CliFlags: (facts, { command = '' }) => facts.cliFlagsData(command),
};

/** Names of the components that get their facts. */
export const factComponents = Object.keys(dataOf);

const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, ' ');

/**
 * The page with everything blanked in which nothing is a component: fenced code, inline code,
 * comments. Positions stay the same.
 * @param {string} source
 */
function withoutCode(source) {
  let fence = '';
  const lines = source.split('\n').map((line) => {
    const marks = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence) {
      const closes = marks.startsWith(fence) && line.trim().replace(/^[>\s]*/, '') === marks;
      if (closes) fence = '';
      return blank(line);
    }
    fence = marks;
    return marks ? blank(line) : line;
  });
  return lines
    .join('\n')
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, blank)
    .replace(/(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\1(?!`)/g, blank);
}

/**
 * @param {string} text what stands between the name and the end of a tag
 * @returns {Attributes}
 * @throws {Error} on anything but literal attributes
 */
function attributesOf(text) {
  /** @type {Attributes} */
  const attributes = {};
  const rest = text.replace(
    /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
    (_, /** @type {string} */ name, /** @type {string} */ double, /** @type {string} */ single) => {
      attributes[name] = double ?? single;
      return '';
    },
  );
  if (rest.trim() !== '') throw new Error(`takes literal attributes only, not '${rest.trim()}'`);
  return attributes;
}

const tag = new RegExp(`<(${factComponents.join('|')})(?![\\w.])([^<>]*?)(/?)>`, 'g');

/**
 * A facts component in a page.
 * @typedef {object} FactTag
 * @property {string} name
 * @property {number} start
 * @property {number} end
 * @property {boolean} isClosed whether it closes itself
 * @property {() => Attributes} attributes throws on anything but literal ones
 */

/**
 * @param {string} source text of a page
 * @returns {FactTag[]} its facts components, outside of code and comments
 */
export function factTags(source) {
  return [...withoutCode(source).matchAll(tag)].map((match) => ({
    name: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
    isClosed: match[3] === '/',
    attributes: () => attributesOf(match[2] ?? ''),
  }));
}

/**
 * @param {Facts} facts
 * @param {FactTag} tag
 * @returns {unknown} what the component carries
 * @throws {Error} if it is not closed, has other than literal attributes or an unknown name
 */
export function tagData(facts, { name, isClosed, attributes }) {
  if (!isClosed) throw new Error('must close itself: />');
  return dataOf[name]?.(facts, attributes());
}

/**
 * A default as Markdown code.
 * @param {string} code
 * @param {string} before text of the page in front of it
 */
function defaultCode(code, before) {
  const inTable = /(?:^|\n)[ \t]*\|[^\n]*$/.test(before);
  return markdownCode(inTable ? code.replaceAll('|', '\\|') : code);
}

/**
 * @param {string} source text of a page
 * @param {FactsData} data contents of `src/data`
 * @param {string} [file] name of the page, for messages
 * @returns {string} the page with `data` attributes, and with defaults as code
 * @throws {Error} with a line `file:line: …` for each component that names something unknown
 */
export function inlineFacts(source, data, file = '') {
  const facts = createFacts(data);
  /** @type {string[]} */
  const problems = [];
  let result = '';
  let done = 0;
  for (const found of factTags(source)) {
    const { name, start, end } = found;
    try {
      const value = tagData(facts, found);
      if (name === 'OptionDefault') {
        const before = source.slice(done, start);
        result += before + defaultCode(String(value), result + before);
      } else {
        const open = source.slice(done, end - '/>'.length);
        result += `${open}${/\s$/.test(open) ? '' : ' '}data={${expression(value)}} />`;
      }
      done = end;
    } catch (error) {
      const line = source.slice(0, start).split('\n').length;
      problems.push(`${file}:${line}: <${name}> ${/** @type {Error} */ (error).message}`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return result + source.slice(done);
}
