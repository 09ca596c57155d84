import { expect, test } from 'vitest';
import { prepare, questionsOf } from './prepare.ts';
import type { SearchDocument } from './types.ts';

const content =
  'Start.\nWhat `--root` is\ntext of it\n-m, --mode <mode> sets it\n--watch\nsee --other\n--UP\nEnd';
const page: SearchDocument = {
  id: 3,
  routePath: '/zh/config/output/dist-path',
  domain: '',
  title: 'Output path: Root',
  content,
  names: ['output.distPath', 'output.distPath.root'],
  asked: ['Where do the files of a build go?'],
  toc: [
    { id: 'what', text: 'What --root is for builds', depth: 2, charIndex: content.indexOf('What') },
    { id: 'end', text: 'End', depth: 2, charIndex: content.indexOf('End') },
    { id: 'lost', text: "Cannot find … in … 'x'", depth: 3, charIndex: -1 },
  ],
};

test('a page is cut at its headings, which its texts are without', () => {
  const { sections, plainHeadings } = prepare(page, 7);
  const [what, end, lost] = page.toc;
  expect(sections).toEqual([
    { heading: null, text: 'Start.\n' },
    {
      heading: what,
      text: '\ntext of it\n-m, --mode <mode> sets it\n--watch\nsee --other\n--UP\n',
    },
    { heading: end, text: '' },
    { heading: lost, text: '' },
  ]);
  expect(plainHeadings).toHaveLength(4);
  expect(prepare({ ...page, toc: [] }, 0).sections).toEqual([{ heading: null, text: content }]);
});

test('names and flags of a page', () => {
  const prepared = prepare(page, 7);
  expect(prepared).toMatchObject({
    document: page,
    firstSection: 7,
    titleTokens: ['output', 'path', 'root'],
    nameTokens: ['output', 'dist', 'path', 'distpath'],
    slug: ['dist', 'path'],
    lowerTitle: 'output path: root',
    lowerContent: content.toLowerCase(),
    explains: false,
    solves: false,
    prior: 1,
  });
  expect([...prepared.flags]).toEqual(['--mode', '--watch']);
});

test('longer headings are questions, too', () => {
  const texts = ['Root of builds on servers', 'Usage', 'Two words', 'Clean builds before deploys'];
  const toc = texts.map((text) => ({ id: text, text, depth: 2, charIndex: -1 }));
  expect(questionsOf(prepare({ ...page, toc }, 0))).toEqual([
    ['fil', 'build', 'go'],
    ['root', 'build', 'server'],
    ['clean', 'build', 'befor', 'deploy'],
  ]);
});

test.each<[path: string, kind: { explains?: true; solves?: true; prior?: number }]>([
  ['/guide/start/', { explains: true }],
  ['/guide/start/glossary', { explains: true, prior: 0.75 }],
  ['/guide/start/features', { prior: 0.75 }],
  ['/guide/start/quick-start', {}],
  ['/guide/faq/general', { solves: true }],
  ['/guide/faq/errors/build', { prior: 0.6 }],
  ['/guide/faq/', {}],
  ['/guide/migration/vite', { prior: 0.85 }],
  ['/guide/migration/rsbuild-0-x', { prior: 0.75 }],
  ['/guide/basic/tailwindcss-v3', { prior: 0.85 }],
  ['/guide/basic/tailwindcss', {}],
  ['/config/performance/chunk-split', { prior: 0.85 }],
  ['/config/', { prior: 0.7 }],
  ['/config/mode', {}],
  ['/plugins/list/', { prior: 0.7 }],
  ['/plugins/list/plugin-react', {}],
  ['/community/', { prior: 0.7 }],
  ['/community/releases/', { prior: 0.7 }],
  ['/community/releases/v1-0', { prior: 0.35 }],
  ['/other/guide/start/', {}],
])('what %s is about, in both languages', (path, kind) => {
  const expected = { explains: false, solves: false, prior: 1, ...kind };
  expect(prepare({ ...page, routePath: path }, 0)).toMatchObject(expected);
  expect(prepare({ ...page, routePath: `/zh${path}` }, 0)).toMatchObject(expected);
});
