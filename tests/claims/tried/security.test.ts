/** Claims on the pages about security options. */
import { satisfies } from 'semver';
import { expect } from 'vitest';
import { by, tool } from '../../testedTool.ts';
import { claim } from '../claim.ts';

/** The tag of a page that contains a text. */
const tagWith = (html: string, part: string) =>
  html.match(/<[^>]+>/g)?.find((tag) => tag.includes(part)) ?? 'none';

const nonce = { security: { nonce: 'NONCE' } };
const attribute = 'nonce="NONCE"';

claim('nonce/tags', { versions: '>=1.2' }, async (project) => {
  const built = await project.build({
    files: {
      'src/index.js': "import './index.css';\nimport('./later.js');\n",
      'src/index.css': 'a { color: red }\n',
      'src/later.js': "console.log('later');\n",
      'src/page.html': '<html><head><script id="own"></script></head><body></body></html>\n',
    },
    config: {
      ...nonce,
      html: { template: './src/page.html' },
      performance: { preload: { type: 'all-chunks' }, prefetch: { type: 'async-chunks' } },
    },
  });
  const html = built.file(/index\.html$/);
  expect(tagWith(html, 'defer')).toContain(attribute);
  expect(tagWith(html, 'rel="stylesheet"')).not.toContain('nonce');
  expect(tagWith(html, 'id="own"')).not.toContain('nonce');
  expect(tagWith(html, 'rel="prefetch"')).not.toContain('nonce');
  expect(
    tagWith(html, 'as="script" rel="preload"') + tagWith(html, 'rel="preload" as="script"'),
  ).toContain(attribute);
});

claim('nonce/html-tags', async (project) => {
  const built = await project.build({
    config: {
      ...nonce,
      html: {
        tags: [
          { tag: 'script', attrs: { src: 'https://a.test/own.js' } },
          { tag: 'style', children: 'a{}', attrs: { id: 'style' } },
          { tag: 'script', attrs: { src: 'https://a.test/other.js', nonce: 'OTHER' } },
        ],
      },
    },
  });
  const html = built.file(/index\.html$/);
  const has = (part: string) => tagWith(html, part).includes(attribute);
  const isOwn = satisfies(tool.version, '>=2.2.6');
  expect([has('own.js'), has('id="style"')]).toEqual([isOwn, isOwn]);
  expect(tagWith(html, 'other.js')).toContain('nonce="OTHER"');
});

claim('nonce/plugin-tags', async (project) => {
  const adding = (order: 'default' | 'post') => ({
    name: `adds-${order}`,
    setup(api: { modifyHTMLTags: (hook: object) => void }) {
      api.modifyHTMLTags({
        order,
        handler: (tags: { headTags: object[] }) => {
          tags.headTags.push({ tag: 'script', attrs: { src: `https://a.test/${order}.js` } });
          return tags;
        },
      });
    },
  });
  const built = await project.build({
    config: { ...nonce, plugins: [adding('default'), adding('post')] },
  });
  const html = built.file(/index\.html$/);
  expect(tagWith(html, 'default.js')).toContain(attribute);
  expect(tagWith(html, 'post.js')).not.toContain('nonce');
});

claim('nonce/entries', async (project) => {
  const built = await project.build({
    files: { 'src/index.js': "import('./later.js');\n", 'src/later.js': "console.log('later');\n" },
    config: nonce,
  });
  expect(built.file(/static\/js\/index\.\w+\.js$/)).toContain('NONCE');
});

const sri = (security: unknown) => ({ security: { sri: security } });

claim('sri/enable', async (project) => {
  const has = async (security: unknown, mode: 'production' | 'development' | 'none') =>
    (await project.build({ config: sri(security), mode }))
      .file(/index\.html$/)
      .includes('integrity');
  expect(await has({ enable: 'auto' }, 'production')).toBe(true);
  expect(await has({ enable: 'auto' }, 'none')).toBe(false);
  expect(await has({ enable: 'auto' }, 'development')).toBe(false);
  expect(await has({ enable: true }, 'none')).toBe(true);
  expect(await has(true, 'production')).toBe(false);
});

claim('sri/algorithms', { versions: '>=1.7' }, async (project) => {
  const algorithm = ['sha384', 'sha512'];
  const built = await project.build({ config: sri({ enable: 'auto', algorithm }) });
  expect(tagWith(built.file(/index\.html$/), 'defer')).toMatch(
    /integrity="sha384-[\w+/=]+ sha512-[\w+/=]+"/,
  );
});

claim('sri/chunks', { versions: '>=1.3' }, async (project) => {
  const trial = {
    files: { 'src/index.js': "import('./later.js');\n", 'src/later.js': "console.log('later');\n" },
    config: sri({ enable: 'auto' }),
  };
  const built = await project.build(trial);
  expect(tagWith(built.file(/index\.html$/), 'defer')).toContain('crossorigin="anonymous"');
  expect(built.file(/static\/js\/index\.\w+\.js$/)).toMatch(/sha384-/);
});

claim('sri/missing-file', { versions: '>=1.7' }, async (project) => {
  const run = (attrs: string) =>
    project.run(['build'], {
      'rsbuild.config.mjs': `export default {
  security: { sri: { enable: 'auto' } },
  html: { tags: [{ tag: 'script', attrs: ${attrs} }] },
};
`,
    });
  const failed = await run("{ src: '/lib.js' }");
  expect([failed.failed, failed.log]).toEqual([true, expect.stringContaining('Error: ENOENT')]);
  const off = await run("{ src: '/lib.js', integrity: false }");
  expect(off.failed).toBe(false);
  expect(tagWith(off.file(/index\.html$/), 'lib.js')).not.toContain('integrity');
});

claim('sri/without-html', async (project) => {
  const entry = async (config: object) => {
    const built = await project.build({
      files: {
        'src/index.js': "import('./later.js');\n",
        'src/later.js': "console.log('later');\n",
      },
      config: { ...sri({ enable: 'auto' }), ...config },
    });
    return built.file(/index(\.\w+)?\.js$/);
  };
  const hashes = by({ 1: false, 2: true });
  const web = await entry({ tools: { htmlPlugin: false } });
  expect([web.includes('sha384-'), web.includes('.integrity=')]).toEqual([hashes, hashes]);
  const node = await entry({ output: { target: 'node', cleanDistPath: true, minify: true } });
  expect([node.includes('sha384-'), node.includes('.integrity=')]).toEqual([hashes, false]);
});
