import type { PageFacts } from '../../src/facts/pageFacts.ts';
import type { Varied } from '../../src/facts/shown.ts';
import { valueIn, variedBy } from '../../src/facts/varied.ts';
import { markdownCode } from '../../src/markdownCode.mjs';
import { expression } from './expression.ts';
import { blankFences } from './fences.ts';

type Attributes = Record<string, string>;

/** Data of each component, from its attributes. Missing attributes are empty strings. */
const dataOf: Record<string, (facts: PageFacts, given: Attributes) => unknown> = {
  OptionFacts: (facts, { option = '' }) => facts.optionFactsData(option),
  OptionMembers: (facts, { option = '' }) => facts.optionMembersData(option),
  OptionDefault(facts, { option = '', mode = 'production' }) {
    if (mode !== 'development' && mode !== 'production') throw new Error(`unknown mode '${mode}'`);
    const modes = facts.optionDefaultData(option);
    return variedBy((minor) => valueIn(modes, minor)?.[mode] ?? '');
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
  HookOrder: (facts, { command = '' }) => facts.hookOrderData(command),
};

/** Names of the components that receive facts. */
export const factTagNames: readonly string[] = Object.keys(dataOf);

/**
 * Components of the theme that are imported by the pages that use them. `<OptionDefault />` is not
 * a component: the default is inserted as code. `<HookOrder />` is imported explicitly.
 */
export const factComponents = factTagNames.filter(
  (name) => name !== 'OptionDefault' && name !== 'HookOrder',
);

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/**
 * The page with all code and comments replaced by spaces, as they contain no components. Offsets
 * stay the same.
 */
function withoutCode(source: string): string {
  return blankFences(source)
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, blank)
    .replace(/(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\1(?!`)/g, blank);
}

/**
 * @param text - between the name and the end of a tag
 * @throws {Error} for attributes that are not literals
 */
function attributesOf(text: string): Attributes {
  const attributes: Attributes = {};
  const rest = text.replace(
    /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
    (_, name: string, double?: string, single?: string) => {
      attributes[name] = double ?? single ?? '';
      return '';
    },
  );
  if (rest.trim() !== '') throw new Error(`takes literal attributes only, not '${rest.trim()}'`);
  return attributes;
}

const tag = new RegExp(`<(${factTagNames.join('|')})(?![\\w.])([^<>]*?)(/?)>`, 'g');

/** A facts component on a page. */
export interface FactTag {
  name: string;
  start: number;
  end: number;
  /** Whether it is self-closing. */
  isClosed: boolean;
  /** Throws for attributes that are not literals. */
  attributes: () => Attributes;
}

/**
 * @param source - source of a page
 * @returns its facts components, outside code and comments
 */
export function factTags(source: string): FactTag[] {
  return [...withoutCode(source).matchAll(tag)].map((match) => ({
    name: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
    isClosed: match[3] === '/',
    attributes: () => attributesOf(match[2] ?? ''),
  }));
}

/**
 * @returns the data of the component
 * @throws {Error} if it is not self-closing, has an attribute that is not a literal, or an unknown
 *   name
 */
export function tagData(facts: PageFacts, { name, isClosed, attributes }: FactTag): unknown {
  if (!isClosed) throw new Error('must close itself: />');
  return dataOf[name]?.(facts, attributes());
}

/**
 * A default as Markdown code, by version where it differs.
 *
 * @param before - text of the page before it
 */
function defaultCode(values: Varied<string>, before: string): string {
  const inTable = /(?:^|\n)[ \t]*\|[^\n]*$/.test(before);
  return values
    .map(({ value, minors }) => {
      const code = markdownCode(inTable ? value.replaceAll('|', '\\|') : value);
      return minors ? `<For minors="${minors}" inline>${code}</For>` : code;
    })
    .join('');
}

/**
 * Inserts the data of facts components: `<OptionFacts option="server.port" />` gets a `data`
 * attribute with exactly what it shows.
 *
 * @param source - source of a page
 * @param facts - lookups in `src/data`
 * @param file - name of the page, for messages
 * @returns the page with `data` attributes, and with defaults as code
 * @throws {Error} with a line `file:line: …` for each component with an unknown name
 */
export function inlineFacts(source: string, facts: PageFacts, file = ''): string {
  const problems: string[] = [];
  let result = '';
  let done = 0;
  for (const found of factTags(source)) {
    const { name, start, end } = found;
    try {
      const value = tagData(facts, found);
      if (name === 'OptionDefault') {
        const before = source.slice(done, start);
        result += before + defaultCode(value as Varied<string>, result + before);
      } else {
        const open = source.slice(done, end - '/>'.length);
        result += `${open}${/\s$/.test(open) ? '' : ' '}data={${expression(value)}} />`;
      }
      done = end;
    } catch (error) {
      const line = source.slice(0, start).split('\n').length;
      problems.push(`${file}:${line}: <${name}> ${(error as Error).message}`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return result + source.slice(done);
}
