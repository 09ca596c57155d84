import { describe, expect, it } from 'vitest';
import { completeStrings, keyUses, usedStrings } from './interfaceStrings.ts';

const json = (strings: object) => JSON.stringify(strings, null, 2);

describe('completeStrings', () => {
  it.each([
    ['no English', { zh: '中' }, /no text for 'en'/],
    ['an empty Chinese text', { en: 'a', zh: ' ' }, /no text for 'zh'/],
    ['another language', { en: 'a', zh: '中', fr: 'b' }, /unknown language 'fr'/],
    ['a lost placeholder', { en: '{{a}} b', zh: '中' }, /other placeholders/],
    ['Chinese without spaces', { en: 'a', zh: '用{{a}}Rspack的' }, /is to be set as/, '{{a}}'],
  ])('%s', (_, texts, message, en?: string) => {
    const problems = completeStrings(json({ 'a.b': en ? { ...texts, en } : texts }));
    expect(problems[0]).toMatchObject({ file: 'i18n.json', line: 2 });
    expect(problems[0]?.message).toMatch(message);
  });

  it('accepts a complete key', () => {
    expect(completeStrings(json({ a: { en: 'Use {{b}}', zh: '使用 {{b}}' } }))).toEqual([]);
  });
});

describe('usedStrings', () => {
  const strings = json({ 'a.used': {}, 'a.other': {} });
  const check = (source: string, framework: string[] = []) =>
    usedStrings(strings, keyUses([{ file: 'theme/a.tsx', source }]), new Set(framework));

  it('reports a key that does not exist, with those of its group', () => {
    const problems = check("t('a.used');\nt('a.missing'); pick('a.other');");
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'theme/a.tsx', line: 2 });
    expect(problems[0]?.message).toContain('or use one of a.used, a.other');
  });

  it('sees a lookup on the hook itself', () => {
    expect(check("useI18n()('b.c'); ['a.used', 'a.other']")[0]?.message).toContain("'b.c'");
  });

  it('reports a key that nothing asks for', () => {
    const problems = check("t('a.used')");
    expect(problems).toMatchObject([{ file: 'i18n.json', line: 3 }]);
    expect(problems[0]?.message).toContain("'a.other' is used nowhere");
  });

  it.each([
    ['as data', "t('a.used'); const key = 'a.other';"],
    ['put together', `t('a.used'); t(\`a.\${name}\`)`],
    ['as a property', "t('a.used'); strings['a.other'].en"],
  ])('accepts a key used %s', (_, source) => {
    expect(check(source)).toEqual([]);
  });

  it('accepts a key of the framework', () => {
    expect(check("t('a.used')", ['a.other'])).toEqual([]);
  });
});
