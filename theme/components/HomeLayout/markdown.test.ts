import { expect, test } from 'vitest';
import { homeMarkdown } from './markdown.ts';

test('hero and features become headings, links and a list', () => {
  const hero = {
    name: 'Tool',
    tagline: 'Builds.',
    actions: [{ text: 'Start', link: '/guide/', theme: 'brand' as const }],
  };
  const features = [{ icon: '', title: 'Fast', details: 'Measured.', link: '/speed' }];
  expect(homeMarkdown({ hero, features }, 'Features')).toBe(
    '# Tool\n\nBuilds.\n\n[Start](/guide/)\n\n## Features\n\n- **[Fast](/speed)**: Measured.\n',
  );
});

test('a page without them gives nothing but a newline', () => {
  expect(homeMarkdown({}, 'Features')).toBe('\n');
});
