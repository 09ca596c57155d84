import { describe, expect, it } from 'vitest';
import { withMessageFacts } from './messageFacts.ts';

const page = '/guide/faq/errors/configuration';

describe('withMessageFacts', () => {
  it.each([
    ['a version', page, 'unused-args', '`@rsbuild/core` · error, ends the command · 2.x'],
    ['a prefix', page, 'print-urls', '`rsbuild:config` · error, ends the command'],
    ['a warning', page, 'manifest-filename', '`rsbuild:manifest` · warning · 1.3 and later'],
    ['nothing of the versions of another tool', page, 'library-name', '`@rspack/core` · error'],
    ['another tool', '/guide/faq/errors/styles', 'sass-expected', '`sass-embedded` · error'],
  ])('says %s', (_, path, id, facts) => {
    const source = `### A message {#${id}}\n\nIts cause.`;
    expect(withMessageFacts(source, path, 'en')).toBe(
      `### A message {#${id}}\n\n${facts}\n\nIts cause.`,
    );
  });

  it('says it in the language of the page', () => {
    expect(withMessageFacts('### A {#unused-args}', page, 'zh')).toContain('错误');
  });

  it.each([
    ['headings of other pages', '/guide/faq/exceptions', '### A {#unused-args}'],
    ['other headings', page, '### Another {#another}'],
    ['code', page, '```md\n### A {#unused-args}\n```'],
    ['pages about other things', '/config/plugins', '### A {#loop}'],
  ])('leaves %s alone', (_, path, source) => {
    expect(withMessageFacts(source, path, 'en')).toBe(source);
  });
});
