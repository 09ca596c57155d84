import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { historyData, historyFacts } from '../../../src/facts/historyData.ts';
import type { ModeValue, ThingState } from '../../../src/facts/index.ts';
import { formatDefault } from '../../../src/facts/lookup.ts';
import { minorOf } from '../../../src/facts/timeline.ts';
import { minors } from '../../../src/versions.ts';
import type { Problem } from '../../content/lib/problem.ts';
import { resolveLink } from '../lib/resolve.ts';
import { problemOn, type Site, type SiteRule } from '../lib/site.ts';

/** What a file with data has in common with others. */
interface Documented {
  $schema: string;
  documentation: Record<string, string>;
}

interface Endpoint extends Documented {
  options: Record<string, Record<string, unknown> & { pages: Record<string, string> | null }>;
}

interface MessagesEndpoint extends Documented {
  messages: { pages: Record<string, string> }[];
}

const rule = 'dataFiles';

/** Reason why a URL with a hash is broken, or undefined. */
function deadEnd(site: Site, href: string, from = '/'): string | undefined {
  const target = resolveLink(site, href, from);
  if (target.kind === 'missing') return 'leads nowhere';
  if (target.kind !== 'page' || target.hash === '' || target.page.ids.includes(target.hash)) {
    return undefined;
  }
  return `has no #${target.hash}: available ids: ${target.page.headingIds.join(', ')}`;
}

/** Cache of compiled schemas, by source: compiling takes longer than everything else here. */
const validators = new Map<string, ValidateFunction>();

/**
 * The published schema allows additional properties for later builds; here an undocumented one is a
 * problem.
 */
function compile(schema: string): ValidateFunction {
  const closed = JSON.parse(schema, (_, part) =>
    part?.type === 'object' ? { additionalProperties: false, ...part } : part,
  );
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
  addFormats(ajv);
  return ajv.compile(closed);
}

/** Violations of a JSON schema. */
function schemaProblems(schema: string, value: unknown): string[] {
  const validate = validators.get(schema) ?? compile(schema);
  validators.set(schema, validate);
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || 'the top'} ${message} ${JSON.stringify(params)}`,
  );
}

/**
 * State of an option in the newest minor that has it; undefined if there is none, or it is private.
 */
function newestState(name: string): ThingState | undefined {
  if (!(name in historyData.things.options)) return undefined;
  const states = minors.map((minor) => historyFacts.stateIn('options', name, minor));
  return states.find((state) => state && !state.private);
}

/** Expected entry of an option in `options.json`, from the data itself. */
function wantedOption(name: string): Record<string, unknown> {
  const state = newestState(name);
  if (!state) return {};
  const { replacement = null, changes = [], now } = historyFacts.thing('options', name);
  const modes = state.default as ModeValue | undefined;
  const [development, production] = !modes
    ? []
    : 'value' in modes
      ? [modes.value, modes.value]
      : [modes.development, modes.production];
  const since = minorOf(historyFacts.since('options', name));
  const note = changes.find(({ what, after }) => what === 'deprecated' && after);
  const isDeprecated = state.deprecated !== undefined;
  const end = now ? (isDeprecated ? 'deprecated' : 'available') : 'removed';
  return {
    type: state.type,
    parent: state.parent ?? null,
    required: state.required === true,
    default: modes
      ? { development: formatDefault(development), production: formatDefault(production) }
      : null,
    since,
    perEnvironment: state.topLevelOnly !== true,
    deprecated: isDeprecated ? { since: note ? minorOf(note.version) : since, replacement } : null,
    in2x: { state: end, replacement: end === 'available' ? null : replacement },
  };
}

/** Differences between an entry in `options.json` and the data. */
function optionProblems(name: string, published: Record<string, unknown>): string[] {
  return Object.entries(wantedOption(name)).flatMap(([property, value]) => {
    const [is, wanted] = [published[property], value].map((each) => JSON.stringify(each));
    if (is === wanted) return [];
    return [`says '${is}' as ${property} of ${name}, the data '${wanted}'`];
  });
}

/** URLs in a file with data that lead nowhere. */
function brokenUrls(
  site: Site,
  { $schema, documentation }: Documented,
  entries: readonly { pages: Record<string, string> | null }[],
): string[] {
  const urls = [
    $schema,
    ...Object.values(documentation),
    ...entries.flatMap(({ pages }) => Object.values(pages ?? {})),
  ];
  return [...new Set(urls)].flatMap((href) => {
    const reason = deadEnd(site, href);
    return reason ? [`names ${href}, which ${reason}`] : [];
  });
}

/** Problems of `options.json`. */
function endpointProblems(site: Site): string[] {
  const json = site.dataFiles.get('options.json');
  const schema = site.dataFiles.get('options.schema.json');
  if (!json || !schema) return ['options.json or its schema is missing'];
  const endpoint = JSON.parse(json) as Endpoint;
  const wrong = schemaProblems(schema, endpoint);
  if (wrong.length > 0) return wrong.map((problem) => `is not as its schema says: ${problem}`);

  const names = Object.keys(historyData.things.options).filter(newestState);
  const published = new Set(Object.keys(endpoint.options));
  return [
    ...names.filter((name) => !published.has(name)).map((name) => `lacks the option ${name}`),
    ...[...published].filter((name) => !names.includes(name)).map((name) => `invents ${name}`),
    ...Object.entries(endpoint.options).flatMap(([name, option]) => optionProblems(name, option)),
    ...brokenUrls(site, endpoint, Object.values(endpoint.options)),
  ];
}

/** Problems of `messages.json`; a unit test compares it with its schema. */
function messagesProblems(site: Site): string[] {
  const json = site.dataFiles.get('messages.json');
  if (!json) return ['messages.json is missing'];
  const endpoint = JSON.parse(json) as MessagesEndpoint;
  return brokenUrls(site, endpoint, endpoint.messages);
}

/**
 * `robots.txt` contains the sitemap; `options.json` matches its schema, contains every public
 * option as in the data, and has valid links, like `messages.json`; links to Markdown in the heads
 * of pages are valid.
 */
export const dataFiles: SiteRule = (site) => {
  const map = new URL('/sitemap.xml', site.origin).href;
  const robots = site.dataFiles.get('robots.txt') ?? '';
  const problems: Problem[] = [];
  if (!robots.split('\n').includes(`Sitemap: ${map}`)) {
    const message = `does not name the map of the site: Sitemap: ${map}`;
    problems.push({ file: 'doc_build/robots.txt', line: 1, rule, message });
  }
  for (const message of endpointProblems(site)) {
    problems.push({ file: 'doc_build/options.json', line: 1, rule, message });
  }
  for (const message of messagesProblems(site)) {
    problems.push({ file: 'doc_build/messages.json', line: 1, rule, message });
  }
  for (const { url, file, headLinks } of site.pages.values()) {
    if (!site.sources.has(url)) continue;
    const copy = new URL(file.replace(/\.html$/, '.md'), site.origin).href;
    const named = headLinks.filter(({ type }) => type === 'text/markdown').map(({ href }) => href);
    if (named.join() !== copy) {
      problems.push(problemOn(site, url, rule, `names '${named}' as its Markdown, not ${copy}`));
    }
    for (const { href } of headLinks) {
      const reason = deadEnd(site, href, url);
      if (reason) problems.push(problemOn(site, url, rule, `<link> to ${href} ${reason}`));
    }
  }
  return problems;
};
