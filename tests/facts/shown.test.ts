/**
 * Compares the data shown on pages for each version with the history, and with values verified in
 * the packages.
 */
import { describe, expect, it } from 'vitest';
import { createHistory } from '../../src/facts/history.ts';
import { historyData, pageFacts, pluginsData } from '../../src/facts/historyData.ts';
import type { HistoryFile, ModeValue, ThingHistory, ThingKind } from '../../src/facts/index.ts';
import { formatModes } from '../../src/facts/lookup.ts';
import { createPageFacts, type PageFacts } from '../../src/facts/pageFacts.ts';
import type { Life } from '../../src/facts/shown.ts';
import { valueIn } from '../../src/facts/varied.ts';
import { minors } from '../../src/versions.ts';

const code = (value: unknown) => (value === undefined ? null : formatModes(value as ModeValue));

/** Values shown to readers of a version, and values in the history. */
type Compared = Record<string, [shown: unknown, real: unknown]>;

/** Whether an entry exists, is deprecated or replaced. */
function lifeIn(
  life: Life,
  minor: string,
  thing: ThingHistory,
  state: object | undefined,
): Compared {
  const has = (minorsOf: string | undefined) => minorsOf?.split(' ').includes(minor) ?? false;
  const { deprecated, removed } = life;
  const isDeprecated = deprecated !== undefined && (!deprecated.minors || has(deprecated.minors));
  const replacement = removed?.replacement ?? deprecated?.replacement ?? null;
  return {
    presence: [!has(life.notIn) && !has(removed?.minors), state !== undefined],
    deprecation: [isDeprecated, state !== undefined && 'deprecated' in state],
    replacement: [replacement, thing.replacement ?? null],
  };
}

/** Differences between pages and history. */
function problemsOf(facts: PageFacts, history: HistoryFile): string[] {
  const { stateIn, thing } = createHistory(history);
  const { things } = history;
  const namesOf = (kind: ThingKind) =>
    Object.keys(things[kind]).filter((name) =>
      minors.some((minor) => {
        const state = stateIn(kind, name, minor);
        return state && !state.private;
      }),
    );
  const compare = (
    kind: ThingKind,
    name: string,
    shownIn: (minor: string) => Record<string, unknown> | undefined,
    realOf: (state: Record<string, unknown>) => Record<string, unknown>,
    life: Life | undefined,
  ) =>
    minors.flatMap((minor) => {
      const state = stateIn(kind, name, minor);
      if (!life) return [`${name} in ${minor}: not shown`];
      const [shown, real] = [state && shownIn(minor), state && realOf(state)];
      const fields = Object.keys(real ?? {}).map((field) => [
        field,
        [shown?.[field], real?.[field]],
      ]);
      const all: Compared = {
        ...lifeIn(life, minor, thing(kind, name), state),
        ...Object.fromEntries(fields),
      };
      return Object.entries(all).flatMap(([field, [a, b]]) =>
        JSON.stringify(a) === JSON.stringify(b)
          ? []
          : [`${name} in ${minor}: ${field} is ${JSON.stringify(a)}, not ${JSON.stringify(b)}`],
      );
    });
  const optionOf = (state: Record<string, unknown>) => ({
    type: state.type,
    required: state.required === true,
    default: code(state.default),
  });
  const options = namesOf('options').flatMap((name) => {
    const shown = facts.optionFactsData(name);
    const effects = (state: Record<string, unknown>) =>
      shown.effects.map((one) => code(state[`effect ${one.name}`]));
    const others = (state: Record<string, unknown>) => {
      const values = (state.defaultIn ?? {}) as Record<string, unknown>;
      return shown.defaultIn.map((one) => code(values[one.name]));
    };
    return compare(
      'options',
      name,
      (minor) => ({
        type: valueIn(shown.type, minor),
        required: valueIn(shown.required, minor),
        default: valueIn(shown.default, minor),
        perEnvironment: valueIn(shown.perEnvironment, minor),
        effects: shown.effects.map(({ values }) => valueIn(values, minor)),
        others: shown.defaultIn.map(({ values }) => valueIn(values, minor)),
      }),
      (state) => ({
        ...optionOf(state),
        perEnvironment: state.topLevelOnly !== true,
        effects: effects(state),
        others: others(state),
      }),
      shown.life,
    );
  });
  const parents = new Set(namesOf('options').flatMap((name) => facts.parentOf(name) ?? []));
  const rows = new Map(
    [...parents].flatMap((parent) =>
      facts.optionMembersData(parent).members.map((row) => {
        const isMarked = row.name.startsWith('[');
        return [`${parent}${isMarked ? '' : '.'}${row.name}`, row] as const;
      }),
    ),
  );
  const optionMembers = namesOf('options')
    .filter((name) => facts.parentOf(name))
    .flatMap((name) => {
      const row = rows.get(name);
      return compare(
        'options',
        name,
        (minor) =>
          row && {
            type: valueIn(row.type, minor),
            required: valueIn(row.required, minor),
            default: valueIn(row.default, minor),
          },
        optionOf,
        row?.life,
      );
    });
  const exports = namesOf('exports').flatMap((name) => {
    const shown = facts.apiSignatureData(name);
    const codeIn = (minor: string) => ({ code: valueIn(shown.code, minor) });
    return compare('exports', name, codeIn, (state) => ({ code: state.code }), shown.life);
  });
  const members = namesOf('members').flatMap((name) => {
    const [type = '', member = ''] = name.split('.');
    const signature = facts.apiSignatureData(type, member);
    const row = facts.apiMembersData(type).members.find((one) => one.name === member);
    return compare(
      'members',
      name,
      (minor) => ({
        code: valueIn(signature.code, minor),
        type: row && valueIn(row.type, minor),
        optional: row && valueIn(row.optional, minor),
      }),
      ({ code, type, optional }) => ({ code, type, optional: optional === true }),
      row?.life,
    );
  });
  const flags = namesOf('flags').flatMap((name) => {
    const [command = '', flag = ''] = name.split(' ');
    const own = command in things.commands ? facts.cliFlagsData(command).flags : [];
    const row = own.find((one) => one.flag[0]?.value.includes(flag));
    return compare(
      'flags',
      name,
      (minor) => row && { flag: valueIn(row.flag, minor), default: valueIn(row.default, minor) },
      (state) => ({
        flag: state.flag,
        default: state.default === undefined ? null : String(state.default),
      }),
      row?.life,
    );
  });
  const orders = Object.keys(things.hookOrder).flatMap((command) =>
    minors.flatMap((minor) => {
      const steps = facts
        .hookOrderData(command)
        .filter((step) => !step.minors || step.minors.split(' ').includes(minor))
        .map(({ when, hook, each, stages }) =>
          [when, hook, each, ...(stages ? [stages.join('+')] : [])].join(' '),
        );
      const real = stateIn('hookOrder', command, minor)?.steps as string[];
      return steps.join() === real.join() ? [] : [`${command} in ${minor}: ${steps}, not ${real}`];
    }),
  );
  return [...options, ...optionMembers, ...exports, ...members, ...flags, ...orders];
}

describe('what pages show in every minor version', () => {
  it('is what the history says', () => {
    expect(problemsOf(pageFacts, historyData)).toEqual([]);
  });

  const at = (data: HistoryFile, kind: ThingKind, name: string) => data.things[kind][name] ?? {};
  it.each<[string, (data: HistoryFile) => void, string]>([
    [
      'a wrong default of the newest version',
      (data) => {
        const { now = {} } = at(data, 'options', 'server.port');
        now.default = { value: 3001 };
      },
      'server.port in 2.3: default is {"development":"3001","production":"3001"}',
    ],
    [
      'a wrong default of an old one',
      (data) => {
        const [change] = at(data, 'options', 'dev.progressBar').changes ?? [];
        if (change) change.before = { value: false };
      },
      'dev.progressBar in 1.3: default is {"development":"false","production":"false"}',
    ],
    [
      'a wrong effect',
      (data) => {
        const { now = {} } = at(data, 'options', 'output.minify');
        now['effect optimization.minimize'] = { value: true };
      },
      'output.minify in 1.7: effects',
    ],
    [
      'a type that changed in another version',
      (data) => {
        const { changes = [] } = at(data, 'options', 'output.minify.js');
        for (const change of changes) if (change.what === 'type') change.version = '1.4.16';
      },
      'output.minify.js in 1.3: type is "boolean", not "boolean | \'always\'"',
    ],
    [
      'a wrong first version',
      (data) => {
        const [change] = at(data, 'options', 'dev.browserLogs').changes ?? [];
        if (change) change.version = '1.4.2';
      },
      'dev.browserLogs in 1.4: presence is true, not false',
    ],
    [
      'a wrong replacement',
      (data) => {
        at(data, 'options', 'source.alias').replacement = 'resolve.aliases';
      },
      'source.alias in 1.0: replacement is "resolve.aliases", not "resolve.alias"',
    ],
    [
      'a deprecation left out',
      (data) => {
        delete at(data, 'options', 'performance.chunkSplit').now?.deprecated;
      },
      'performance.chunkSplit in 2.0: deprecation is false, not true',
    ],
    [
      'hooks in another order',
      (data) => {
        const { now = {} } = at(data, 'hookOrder', 'preview');
        now.steps = (now.steps as string[]).toReversed();
      },
      'preview in 2.3: exit onExit run',
    ],
    [
      'a wrong signature',
      (data) => {
        const { now = {} } = at(data, 'members', 'RsbuildInstance.build');
        now.code = 'build(): void';
      },
      'RsbuildInstance.build in 2.3: code is "build(): void"',
    ],
  ])('would tell %s', (_, spoil, message) => {
    const spoilt = structuredClone(historyData);
    spoil(spoilt);
    const problems = problemsOf(createPageFacts(spoilt, pluginsData), historyData);
    expect(problems.some((problem) => problem.startsWith(message))).toBe(true);
  });

  it.each<[string, (facts: PageFacts) => Partial<PageFacts>, string]>([
    [
      'a missing property',
      (facts) => ({
        optionMembersData: (option) => {
          const data = facts.optionMembersData(option);
          return { ...data, members: data.members.filter(({ name }) => name !== 'overlay') };
        },
      }),
      'dev.client.overlay in 2.3: not shown',
    ],
    [
      'a missing member',
      (facts) => ({
        apiMembersData: (type) => {
          const data = facts.apiMembersData(type);
          return { ...data, members: data.members.filter(({ name }) => name !== 'build') };
        },
      }),
      'RsbuildInstance.build in 2.3: not shown',
    ],
    [
      'a missing flag',
      (facts) => ({
        cliFlagsData: (command) => {
          const [, ...flags] = facts.cliFlagsData(command).flags;
          return { flags };
        },
      }),
      'dev --open in 2.3: not shown',
    ],
  ])('would tell %s', (_, spoil, message) => {
    const problems = problemsOf({ ...pageFacts, ...spoil(pageFacts) }, historyData);
    expect(problems).toContain(message);
  });
});

const looked = ['1.0', '1.3', '1.7', '2.0', '2.3'];
/** One value for three minors of 1.x, another one for those of 2.x. */
const majors = <T>(one: T, two: T) => [one, one, one, two, two];
const always = <T>(value: T) => majors(value, value);
const both = (value: string) => ({ development: value, production: value });

/** Verified in the normalized configuration of an empty project, and in type declarations. */
const seen: [option: string, field: 'type' | 'default', values: unknown[]][] = [
  [
    'dev.progressBar',
    'default',
    // Up to 1.3 it was applied at the point of use, and enabled in production.
    [
      { development: 'false', production: 'true' },
      { development: 'false', production: 'true' },
      both('false'),
      both('false'),
      both('false'),
    ],
  ],
  ['output.minify.js', 'type', ['boolean', ...Array(4).fill("boolean | 'always'")]],
  [
    'output.sourceMap',
    'type',
    [
      "{ js?: Rspack.Configuration['devtool']; css?: boolean }",
      ...Array(2).fill("boolean | { js?: Rspack.Configuration['devtool']; css?: boolean }"),
      ...Array(2).fill('boolean | SourceMap'),
    ],
  ],
  ['source.decorators.version', 'default', majors(both("'2022-03'"), both("'2023-11'"))],
  ['server.host', 'default', majors(both("'0.0.0.0'"), both("'localhost'"))],
  [
    'output.overrideBrowserslist',
    'default',
    majors(
      both("['chrome >= 87', 'edge >= 88', 'firefox >= 78', 'safari >= 14']"),
      both("['chrome >= 107', 'edge >= 107', 'firefox >= 104', 'safari >= 16']"),
    ),
  ],
  [
    'performance.chunkSplit',
    'default',
    majors(both("{ strategy: 'split-by-experience' }"), both('undefined')),
  ],
  ['server.open', 'default', always(both('false'))],
  [
    'server.open',
    'type',
    always(
      'boolean | string | string[] | { target?: string | string[]; before?: () => Promise<void> | void }',
    ),
  ],
  ['output.polyfill', 'default', always(both("'off'"))],
  [
    'output.filename.js',
    'default',
    majors(
      { development: "'[name].js'", production: "'[name].[contenthash:8].js'" },
      { development: "'[name].js'", production: "'[name].[contenthash:10].js'" },
    ),
  ],
  ['tools.rspack', 'default', always(both('undefined'))],
];

it.each(seen)(
  '%s: the %s that pages show in 1.0, 1.3, 1.7, 2.0 and 2.3',
  (option, field, values) => {
    const shown = pageFacts.optionFactsData(option)[field];
    expect(looked.map((minor) => valueIn<unknown>(shown, minor))).toEqual(values);
  },
);

it.each<[string, Life]>([
  ['splitChunks', { since: '2.0', notIn: '1.7 1.6 1.5 1.4 1.3 1.2 1.1 1.0' }],
  [
    'performance.chunkSplit',
    {
      since: '1.0',
      deprecated: { version: '2.0', replacement: 'splitChunks', minors: '2.3 2.2 2.1 2.0' },
    },
  ],
  [
    'tools.webpack',
    {
      since: '1.0',
      removed: { version: '2.0', replacement: 'tools.rspack', minors: '2.3 2.2 2.1 2.0' },
    },
  ],
  ['output.autoExternal', { since: '2.0.7', notIn: '1.7 1.6 1.5 1.4 1.3 1.2 1.1 1.0' }],
  ['logLevel', { since: '1.4', notIn: '1.3 1.2 1.1 1.0' }],
])('what became of %s', (option, life) => {
  expect(pageFacts.lifeOf('options', option)).toEqual(life);
});
