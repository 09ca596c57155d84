import { expect, test } from 'vitest';
import { withLivePreviews } from './livePreviews.ts';

const fence = (info: string) => `\`\`\`${info}\n\`\`\``;
const shown = fence('tsx title="A.tsx" file="<root>/samples/a/A.tsx"');
const marked = fence('tsx preview title="A.tsx" file="<root>/samples/a/A.tsx"');

test('a marked fence is in a preview, before the component that it shows', () => {
  expect(withLivePreviews(`# A\n\n${marked}\n\nText`, '/repo')).toBe(
    `# A\n\n<Preview>\n\n${shown}\n\n<LivePreview1 />\n\n</Preview>\n\nText\n\nimport LivePreview1 from "/repo/samples/a/A.tsx";\n`,
  );
});

test('each of several has its own component', () => {
  const page = withLivePreviews(`${marked}\n\n${shown}\n\n${marked}`, '/repo');
  expect(page.match(/^<.*|^import \w+/gm)).toEqual([
    '<Preview>',
    '<LivePreview1 />',
    '</Preview>',
    '<Preview>',
    '<LivePreview2 />',
    '</Preview>',
    'import LivePreview1',
    'import LivePreview2',
  ]);
});

test.each([
  // The word is part of a title or another attribute.
  fence('tsx title="preview" file="<root>/a.tsx"'),
  fence('ts previewed file="<root>/a.ts"'),
  // A command, not a component.
  fence('bash preview'),
])('%s stays as it is', (page) => {
  expect(withLivePreviews(page, '/repo')).toBe(page);
});

test('a preview without a file is an error with its line', () => {
  expect(() => withLivePreviews(`\n${fence('tsx preview')}`, '/repo', 'en/a.mdx')).toThrow(
    'en/a.mdx:2: a live preview needs file=',
  );
});
