import { describe, expect, it } from 'vitest';
import { historyData, pageFacts, pluginsData } from '../../src/facts/historyData.ts';
import { createPageFacts } from '../../src/facts/pageFacts.ts';
import { factTagNames, inlineFacts } from './facts.ts';

const inline = (source: string) => inlineFacts(source, pageFacts, 'docs/en/a.mdx');
/** The `data` attribute of the only component in a text. */
const dataIn = (source: string) =>
  new Function(`return ${/ data=\{(.*)\} \/>/.exec(inline(source))?.[1]}`)();

describe('gives data to', () => {
  it.each([
    ['OptionFacts', '<OptionFacts option="server.port" />', { option: 'server.port' }],
    ['OptionMembers', '<OptionMembers option="dev.client" />', { members: expect.anything() }],
    [
      'ApiSignature of an export',
      '<ApiSignature name="createRsbuild" />',
      { life: { since: '1.0' } },
    ],
    [
      'ApiSignature of a member',
      '<ApiSignature type="RsbuildInstance" member="build" />',
      { life: { since: '1.0' } },
    ],
    ['ApiMembers', '<ApiMembers type="EnvironmentContext" />', { members: expect.anything() }],
    [
      'PluginFacts',
      '<PluginFacts plugin="@rsbuild/plugin-react" />',
      { factory: [{ value: 'pluginReact' }] },
    ],
    [
      'PluginOptions',
      '<PluginOptions plugin="@rsbuild/plugin-react" />',
      { options: expect.anything() },
    ],
    ['CliFlags', '<CliFlags command="dev" />', { flags: expect.anything() }],
  ])('%s', (_, source, expected) => {
    expect(dataIn(source)).toMatchObject(expected);
  });

  it.each([
    [
      'several on a line',
      'a <OptionFacts option="dev.hmr" /> b <OptionFacts option="mode" /> c',
      2,
    ],
    ['without a space', '<OptionFacts option="dev.hmr"/>', 1],
    ['in single quotes', "<OptionFacts option='dev.hmr' />", 1],
    ['over several lines', '<OptionFacts\n  option="dev.hmr"\n/>', 1],
    ['in a table cell', '| a | <OptionFacts option="mode" /> |', 1],
    ['behind a closed fence', '```ts\nx\n```\n<OptionFacts option="dev.hmr" />', 1],
    ['behind a lone backtick', 'a ` b\n\n<OptionFacts option="dev.hmr" />\n\nc ` d', 1],
  ])('tags %s', (_, source, count) => {
    const result = inline(source);
    expect(result.match(/\sdata=\{/g)).toHaveLength(count);
    expect(result.split('\n')).toHaveLength(source.split('\n').length);
  });

  it('every component of the list', () => {
    for (const name of factTagNames) expect(() => inline(`<${name} />`)).toThrow(name);
  });
});

describe('writes as code', () => {
  it.each([
    ['a default', 'Port <OptionDefault option="server.port" />.', 'Port `3000`.'],
    [
      'the default of a mode',
      '<OptionDefault option="mode" mode="development" /> or <OptionDefault option="mode" />',
      "`'development'` or `'production'`",
    ],
    [
      'a default by version',
      'Host <OptionDefault option="server.host" />.',
      'Host <For minors="2.3 2.2 2.1 2.0" inline>`\'localhost\'`</For><For minors="1.7 1.6 1.5 1.4 1.3 1.2 1.1 1.0" inline>`\'0.0.0.0\'`</For>.',
    ],
    ['a default in a cell', '| a | <OptionDefault option="server.port" /> |', '| a | `3000` |'],
  ])('%s', (_, source, expected) => {
    expect(inline(source)).toBe(expected);
  });

  it('marks that end a cell, as the cell wants them', () => {
    const data = structuredClone(historyData);
    const port = data.things.options['server.port']?.now;
    if (port) port.default = { value: { $code: 'a || b' } };
    const facts = createPageFacts(data, pluginsData);
    const tag = '<OptionDefault option="server.port" />';
    expect(inlineFacts(`${tag}\n\n| x | ${tag} or ${tag} |\n\n${tag}`, facts)).toBe(
      '`a || b`\n\n| x | `a \\|\\| b` or `a \\|\\| b` |\n\n`a || b`',
    );
  });
});

describe('leaves alone', () => {
  it.each([
    ['fenced code', '```mdx\n<OptionFacts option="nope" />\n```'],
    ['a fence in a list', '- a\n\n  ```mdx\n  <OptionFacts option="nope" />\n  ```'],
    ['a longer fence around a shorter one', '````md\n```\n<OptionFacts />\n```\n````'],
    ['a fence of tildes', '~~~\n<OptionFacts option="nope" />\n~~~'],
    ['inline code', 'Write `<OptionFacts option="nope" />` under the title.'],
    ['inline code with two backticks', '``<OptionFacts option="`" />``'],
    ['comments', '{/* <OptionFacts option="nope" /> */}'],
    ['other components', '<OptionFactsTable option="nope" /><Tabs groupId="a">b</Tabs>'],
    ['plain text', 'Nothing to see.'],
  ])('%s', (_, source) => {
    expect(inline(source)).toBe(source);
  });
});

describe('keeps Markdown whole', () => {
  it('escapes marks that end cells or begin tags and code', () => {
    const attribute = / data=\{(.*)\} \/>/.exec(
      inline('<OptionFacts option="server.proxy" />'),
    )?.[1];
    expect(attribute).not.toMatch(/[|<>`]/);
    expect(attribute).toContain('\\u007c');
    expect(dataIn('<OptionFacts option="server.proxy" />').type[0].value).toContain('|');
  });
});

describe('fails with file, line and the closest names', () => {
  it.each([
    [
      'an unknown option',
      '# A\n\n<OptionFacts option="server.prot" />',
      /^docs\/en\/a\.mdx:3: <OptionFacts> unknown option 'server\.prot', did you mean server\.port/,
    ],
    [
      'an unknown plugin',
      '<PluginFacts plugin="@rsbuild/plugin-raect" />',
      /:1: <PluginFacts> unknown plugin .* did you mean @rsbuild\/plugin-react/,
    ],
    ['an unknown type', '<ApiMembers type="RsbuildInstances" />', /did you mean RsbuildInstance/],
    [
      'an unknown member',
      '<ApiSignature type="RsbuildInstance" member="biuld" />',
      /unknown member of RsbuildInstance 'biuld', did you mean build/,
    ],
    ['an unknown command', '<CliFlags command="biuld" />', /did you mean build/],
    ['no attribute', '<OptionFacts />', /unknown option ''/],
    ['half a pair', '<ApiSignature type="RsbuildInstance" />', /either name, or type and member/],
    ['an expression', '<OptionFacts option={name} />', /literal attributes only/],
    ['an unknown mode', '<OptionDefault option="mode" mode="test" />', /unknown mode 'test'/],
    ['children', '<OptionFacts option="mode">x</OptionFacts>', /must close itself/],
  ])('%s', (_, source, message) => {
    expect(() => inline(source)).toThrow(message);
  });

  it('tells all problems of a page at once', () => {
    const source =
      '<OptionFacts option="a.b" />\n<OptionFacts option="mode" />\n<CliFlags command="x" />';
    expect(() => inline(source)).toThrow(/a\.mdx:1: .*\n.*a\.mdx:3: /);
  });
});
