// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code that is read
import { describe, expect, it } from 'vitest';
import { collectMessages } from './collect.ts';
import { readMessages } from './read.ts';

const read = (source: string) =>
  readMessages('index.js', source).map(({ level, template }) => `${level}: ${template}`);

describe('readMessages', () => {
  it.each([
    ['a thrown error', 'throw Error("Cannot find it.")', ['throw: Cannot find it.']],
    ['values', 'throw new TypeError(`No ${a.b} in ${c}`)', ['throw: No {b} in {c}']],
    [
      'a prefix in colors',
      'logger.error(`${c.dim("[rsbuild:x]")} went wrong`)',
      ['error: [rsbuild:x] went wrong'],
    ],
    [
      'a name for a text',
      'const text = "Build has failed."; throw Error(text);',
      ['throw: Build has failed.'],
    ],
    ['no name that changes', 'let text = "Build has failed."; text = ""; throw Error(text);', []],
    [
      'lines',
      'throw Error(["First line", `second ${x}`].join("\\n"))',
      ['throw: First line\nsecond {x}'],
    ],
    [
      'two forms',
      'logger.error(a ? "Cannot open it." : "Cannot close it.")',
      ['error: Cannot open it.', 'error: Cannot close it.'],
    ],
    [
      'a short choice is a value',
      'throw Error(`Wrong name ${a ? "x" : "y"}`)',
      ['throw: Wrong name {value}'],
    ],
    [
      'a function that makes it',
      'const f = (n) => `Cannot call ${n} now`; throw Error(f("x"))',
      ['throw: Cannot call {n} now'],
    ],
    [
      'errors of a build',
      'addCompilationError(compilation, "The icon is missing.")',
      ['error: The icon is missing.'],
    ],
    [
      'a warning of a build',
      'compilation.warnings.push(new RspackError("It is too big."))',
      ['warning: It is too big.'],
    ],
    [
      'a replaced message',
      'err.message = `Failed to copy ${dir} there.`',
      ['throw: Failed to copy {dir} there.'],
    ],
    [
      'a hint in colors',
      'x(`You may need to install ${color.yellow(name)} for it`)',
      ['error: You may need to install {name} for it'],
    ],
    ['no remark', 'logger.info(`You may need to wait for ${color.yellow(name)} now`)', []],
    ['no other text', 'const a = "This is a text of no message";', []],
    [
      'no bundled package',
      'm({ "../node_modules/x/index.js"(e) { throw Error("Of no user."); } })',
      [],
    ],
  ])('reads %s', (_, source, messages) => {
    expect(read(source)).toEqual(messages);
  });

  it('names the file of a syntax error', () => {
    expect(() => readMessages('dist/index.js', 'throw')).toThrow('dist/index.js');
  });
});

describe('collectMessages', () => {
  const reading = (version: string, ...templates: string[]) => ({
    package: 'tool',
    version,
    messages: templates.map((template) => ({ level: 'throw' as const, template })),
  });

  it('joins forms that differ in prefix and names of values', () => {
    const readings = [
      reading('2.0', '[x:config] Cannot find {file}.'),
      reading('1.1', '[x:config] Cannot find {path}.'),
      reading('1.0', 'Cannot find {path}.'),
    ];
    expect(collectMessages(readings, [])).toEqual([
      {
        id: 'cannot-find',
        package: 'tool',
        level: 'throw',
        forms: [
          { template: '[x:config] Cannot find {file}.', in: ['2.0', '1.1'] },
          { template: 'Cannot find {path}.', in: ['1.0'] },
        ],
      },
    ]);
  });

  it('gives no id of a message that is known, even if it is gone', () => {
    const [known] = collectMessages([reading('1.0', 'Cannot find {path}.')], []);
    const others = { ...(known as NonNullable<typeof known>), id: 'cannot-open' };
    const [fresh] = collectMessages([reading('2.0', 'Cannot open {path}.')], [others]);
    expect(fresh?.id).toBe('tool-cannot-open');
  });

  it('keeps ids, and makes others different', () => {
    const [known] = collectMessages([reading('1.0', 'Cannot find {path}.')], []);
    const kept = { ...(known as NonNullable<typeof known>), id: 'lost' };
    const messages = collectMessages(
      [reading('2.0', 'One two three four five six seven', 'One two three four five six eight')],
      [kept],
    );
    expect(messages.map(({ id }) => id)).toEqual([
      'one-two-three-four-five-six',
      'one-two-three-four-five-six-eight',
    ]);
    expect(collectMessages([reading('2.0', '[x] Cannot find {file}.')], [kept])[0]?.id).toBe(
      'lost',
    );
  });
});
