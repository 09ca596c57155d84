/** Claims on the pages about HTML options. */
import { expect } from 'vitest';
import { tool } from '../../testedTool.ts';
import { claim } from '../claim.ts';

claim('app-icon/files', async (project) => {
  const icons = [
    { src: './icons/180.png', size: 180 },
    { src: './icons/512.png', size: 512 },
    { src: 'https://example.com/192.png', size: 192, target: 'web-app-manifest' },
  ];
  const built = async (appIcon: object) =>
    project.build({
      config: { html: { appIcon } },
      files: { 'icons/180.png': 'small', 'icons/512.png': 'large' },
    });
  const full = await built({ name: 'Ferries', icons });
  expect(full.files['static/image/180.png']).toBe('small');
  expect(full.file(/html$/).match(/<link[^>]*apple-touch-icon[^>]*>/g)).toEqual([
    expect.stringContaining('/static/image/180.png'),
  ]);
  const listed = JSON.parse(full.files['manifest.webmanifest'] ?? '');
  expect(listed.icons.map(({ src }: { src: string }) => src)).toEqual([
    '/static/image/180.png',
    '/static/image/512.png',
    'https://example.com/192.png',
  ]);
  const nameless = await built({ icons: icons.slice(0, 2) });
  expect(Object.keys(nameless.files)).toContain('static/image/512.png');
  expect(Object.keys(nameless.files)).not.toContain('manifest.webmanifest');
  expect(nameless.file(/html$/)).not.toContain('512.png');
});

claim('app-icon/name-required', { versions: '>=1.2' }, async (project) => {
  const built = await project.build({
    config: {
      html: { appIcon: { icons: [{ src: './a.png', size: 192, target: 'web-app-manifest' }] } },
    },
    files: { 'a.png': 'a' },
  });
  expect(built.failed).toBe(true);
  expect(built.log).toContain('"appIcon.name" is required when "target" is "web-app-manifest"');
});

claim('crossorigin/affected', async (project) => {
  const built = await project.build({
    config: {
      html: {
        crossorigin: true,
        favicon: './icon.svg',
        tags: [
          { tag: 'script', attrs: { src: 'https://example.com/a.js' } },
          { tag: 'link', attrs: { rel: 'stylesheet', href: 'https://example.com/a.css' } },
        ],
      },
    },
    files: {
      'src/index.js': "import './index.css';\n",
      'src/index.css': '.a { color: red }\n',
      'icon.svg': '<svg/>',
    },
  });
  const tags = built.file(/html$/).match(/<(script|link)[^>]*>/g) ?? [];
  const having = tags.filter((tag) => tag.includes('crossorigin="anonymous"'));
  expect(having).toHaveLength(2);
  expect(having.every((tag) => tag.includes('/static/'))).toBe(true);
  expect(tags).toHaveLength(5);
});

claim('favicon/public', { versions: '>=1.6' }, async (project) => {
  const icon = async (names: string[]) => {
    const built = await project.build({
      files: Object.fromEntries(names.map((name) => [`public/${name}`, 'icon'])),
    });
    return /<link[^>]*rel="icon"[^>]*href="([^"]+)"/.exec(built.file(/html$/))?.[1];
  };
  expect(await icon([])).toBeUndefined();
  // Files of earlier builds remain.
  expect(await icon(['favicon.svg'])).toBe('/favicon.svg');
  expect(await icon(['favicon.png'])).toBe('/favicon.png');
  expect(await icon(['favicon.ico'])).toBe('/favicon.ico');
});

claim('favicon/values', { versions: '>=1.6' }, async (project) => {
  const trial = (favicon: unknown) => ({
    config: { html: { favicon } },
    files: { 'icons/moon.svg': '<svg id="moon"/>' },
  });
  for (const url of ['https://example.com/a.png', '//example.com/a.png']) {
    const built = await project.build(trial(url));
    expect(built.file(/html$/)).toContain(`href="${url}"`);
    expect(Object.keys(built.files).filter((name) => /\.(png|svg)$/.test(name))).toEqual([]);
  }
  const copied = await project.build(trial('./icons/moon.svg'));
  expect(copied.files['moon.svg']).toBe('<svg id="moon"/>');
  expect(copied.file(/html$/)).toMatch(/<link[^>]*href="\/moon\.svg"[^>]*type="image\/svg\+xml"/);
  for (const path of ['/moon.svg', 'data:image/svg+xml,<svg/>']) {
    const failed = await project.build(trial(path));
    expect(failed.failed).toBe(true);
    expect(failed.log).toContain('Failed to read the favicon file');
  }
});

claim('favicon/development', async (project) => {
  const server = await project.dev();
  const answer = await server.get('/favicon.ico', { headers: {} });
  expect(answer.status).toBeLessThan(400);
  expect(await answer.text()).toBe('');
});

claim('inject/values', async (project) => {
  const places = async (inject: unknown, scriptLoading = 'defer') => {
    const built = await project.build({
      config: { html: { inject, scriptLoading } },
      files: { 'src/index.js': "import './index.css';\n", 'src/index.css': '.a { color: red }\n' },
    });
    const [head = '', body = ''] = built.file(/html$/).split('</head>');
    return [head, body].map((part) => (part.match(/<(script|link|meta|title)\b/g) ?? []).join(''));
  };
  const styles = '<title<meta<meta';
  expect(await places('head')).toEqual([`${styles}<script<link`, '']);
  expect(await places('body')).toEqual([`${styles}<link`, '<script']);
  expect(await places(true)).toEqual([`${styles}<script<link`, '']);
  expect(await places(true, 'blocking')).toEqual([`${styles}<link`, '<script']);
  expect(await places(false)).toEqual(['', '']);
  // The message does not fail the build.
  expect(await places('foot')).toEqual([`${styles}<script<link`, '']);
});

claim('meta/values', async (project) => {
  const metas = async (meta: unknown) => {
    const built = await project.build({ config: { html: { meta } } });
    return built.file(/html$/).match(/<meta[^>]*>/g) ?? [];
  };
  const [charset = '', viewport = ''] = await metas({});
  expect(charset).toMatch(/<meta charset="utf-8">/i);
  expect(await metas({ viewport: false })).toEqual([charset]);
  expect(await metas({ viewport: undefined })).toEqual([charset, viewport]);
  expect(await metas({ viewport: 'width=1024' })).toEqual([
    charset,
    '<meta name="viewport" content="width=1024">',
  ]);
  expect(await metas(() => ({ description: 'a "b"' }))).toEqual([
    '<meta name="description" content="a "b"">',
  ]);
  expect(await metas({ any: { property: 'og:title', a: true, b: false } })).toEqual([
    charset,
    viewport,
    '<meta property="og:title" a>',
  ]);
  expect(await metas({ charset: 'utf-8' })).toEqual([
    '<meta name="charset" content="utf-8">',
    viewport,
  ]);
});

claim('meta/template', async (project) => {
  const template = (tags: string) =>
    `<!doctype html><html><head>${tags}</head><body></body></html>\n`;
  const built = async (tags: string) => {
    const { file } = await project.build({
      config: { html: { template: './page.html', meta: { description: 'Option' } } },
      files: { 'page.html': template(tags) },
    });
    return file(/html$/).match(/<meta[^>]*>/g) ?? [];
  };
  expect(
    await built(
      '<meta charset="latin1"><meta name="viewport" content="x"><meta name="description" content="Page">',
    ),
  ).toEqual([
    '<meta charset="latin1">',
    '<meta name="viewport" content="x">',
    '<meta name="description" content="Page">',
    '<meta name="description" content="Option">',
  ]);
  const unquoted = await built('<meta name=viewport content=x>');
  expect(unquoted.filter((tag) => tag.includes('viewport'))).toHaveLength(2);
});

claim('mount-id/template', async (project) => {
  const page = async (template?: string) => {
    const built = await project.build({
      config: {
        html: {
          mountId: 'planetarium',
          ...(template !== undefined && { template: './page.html' }),
        },
      },
      files: { 'page.html': `<!doctype html><html><body>${template}</body></html>` },
    });
    return built.file(/index\.html$/);
  };
  expect(await page()).toContain('<div id="planetarium">');
  expect(await page('<div id="<%= mountId %>"></div>')).toContain('<div id="planetarium">');
  expect(await page('<div id="root"></div>')).not.toContain('planetarium');
});

claim('output-structure/start', async (project) => {
  const config = {
    html: { outputStructure: 'nested' },
    source: { entry: { index: './src/index.js', menu: './src/index.js' } },
  };
  const server = await project.dev({ config });
  expect((await server.get('/')).status).toBe(404);
  expect((await server.get('/index')).status).toBe(200);
  expect((await server.get('/menu/')).status).toBe(200);
  expect((await server.get('/menu')).status).toBe(200);
  const built = await project.build({ config });
  expect(Object.keys(built.files)).toEqual(
    expect.arrayContaining(['index/index.html', 'menu/index.html']),
  );
});

claim('output-structure/trailing-slash', async (project) => {
  const server = await project.dev({
    config: { source: { entry: { index: './src/index.js', menu: './src/menu.js' } } },
    files: { 'src/menu.js': "console.log('menu');\n" },
  });
  expect(await (await server.get('/menu')).text()).toContain('/static/js/menu.js');
  expect(await (await server.get('/menu/')).text()).toContain('/static/js/index.js');
});

claim('script-loading/order', async (project) => {
  const built = async (scriptLoading: string) => {
    const { failed, log, file } = await project.build({
      config: { html: { scriptLoading, inject: 'head' } },
      files: { 'src/index.js': "import './index.css';\n", 'src/index.css': '.a { color: red }\n' },
    });
    return { failed, log, tags: file(/html$/).match(/<(script|link)[^>]*>/g) ?? [] };
  };
  expect((await built('blocking')).tags).toEqual([
    expect.stringMatching(/^<link/),
    expect.stringMatching(/^<script src/),
  ]);
  expect((await built('module')).tags).toEqual([
    expect.stringMatching(/^<script type="module" src/),
    expect.stringMatching(/^<link/),
  ]);
  const misspelled = await built('async');
  expect(misspelled.failed).toBe(false);
  expect(misspelled.tags.find((tag) => tag.startsWith('<script'))).toMatch(/^<script src/);
});

claim('tags/position', async (project) => {
  const built = await project.build({
    config: {
      html: {
        tags: [
          { tag: 'script', children: '1', append: false },
          { tag: 'script', children: '2' },
          { tag: 'script', children: '3', append: false },
          { tag: 'noscript', children: '4' },
          { tag: 'div', children: '5' },
          { tag: 'img', attrs: { alt: '6"', title: null, hidden: true, id: undefined } },
        ],
      },
    },
  });
  const [head = '', body = ''] = built.file(/html$/).split('</head>');
  expect(head).toMatch(
    /<head><script>1<\/script><script>3<\/script><title>.*<script defer.*<script>2<\/script><noscript>4<\/noscript>$/,
  );
  expect(body).toMatch(/<div>5<\/div><img alt="6"" hidden><\/body>/);
});

claim('tags/public-path', async (project) => {
  const built = await project.build({
    config: {
      output: { assetPrefix: '/x/' },
      html: {
        tags: [
          { tag: 'script', attrs: { src: 'a.js' } },
          { tag: 'script', attrs: { src: 'b.js' }, publicPath: false },
          { tag: 'script', attrs: { src: 'c.js' }, publicPath: '/y/' },
          { tag: 'link', attrs: { href: 'd.css' }, hash: 'v1' },
          { tag: 'script', attrs: { src: 'https://example.com/e.js' } },
          { tag: 'script', attrs: { src: '//example.com/f.js' } },
          { tag: 'img', attrs: { src: 'g.png' }, hash: 'v1' },
          { tag: 'script', attrs: { src: 'https://example.com/h.js' }, publicPath: () => '/i.js' },
        ],
      },
    },
  });
  const urls = [...built.file(/html$/).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url);
  expect(urls.slice(1)).toEqual([
    '/x/a.js',
    'b.js',
    '/y/c.js',
    '/x/d.css?v1',
    'https://example.com/e.js',
    '//example.com/f.js',
    '/i.js',
    'g.png',
  ]);
});

claim('tags/function', async (project) => {
  const built = (tags: unknown) => project.build({ config: { html: { tags } } });
  const all = (await built(() => [])).file(/html$/);
  expect(all).not.toMatch(/<(script|meta|title)/);
  const asynchronous = await built(async (tags: unknown) => tags);
  expect(asynchronous.failed).toBe(true);
  expect(asynchronous.log).toContain('tags.sort is not a function');
  type Tags = { tag: string; attrs?: object; append?: boolean }[];
  const sorted = await built([
    { tag: 'link', attrs: { rel: 'first' }, append: false },
    (tags: Tags) => {
      tags.unshift({ tag: 'link', attrs: { rel: 'second' } });
    },
  ]);
  expect(sorted.file(/html$/)).toMatch(/rel="first".*rel="second".*<title/);
  const called: string[] = [];
  await project.build({
    config: {
      source: { entry: { index: './src/index.js', visit: './src/index.js' } },
      html: {
        tags: (_: Tags, { entryName }: { entryName: string }) => void called.push(entryName),
      },
    },
  });
  expect(called.sort()).toEqual(['index', 'visit']);
});

claim('tags/titles', async (project) => {
  const built = await project.build({
    config: { html: { title: 'Option', tags: { tag: 'title', children: 'Tag' } } },
  });
  expect(built.file(/html$/).match(/<title>[^<]*/g)).toEqual(['<title>Option', '<title>Tag']);
});

claim('template/existing', async (project) => {
  const built = async (page: string) => {
    const { file } = await project.build({
      config: {
        html: { template: './page.html', title: 'Option', favicon: './icon.svg' },
        output: { minify: true },
      },
      files: { 'page.html': page, 'icon.svg': '<svg/>' },
    });
    return file(/html$/);
  };
  const page = await built(
    '<html><head>\n  <title>Page</title>\n  <link rel="icon" href="/own.png">\n<style> .a { } </style></head><body>\n  <!-- kept -->\n</body></html>\n',
  );
  expect(page.match(/<title>[^<]*/g)).toEqual(['<title>Page']);
  expect(page.match(/rel="icon"/g)).toHaveLength(2);
  expect(page).toContain('<style> .a { } </style>');
  expect(page).toContain('\n  <!-- kept -->\n');
  // The title of an image counts.
  const image = await built(
    '<html><head></head><body><svg><title>Moon</title></svg></body></html>\n',
  );
  expect(image.match(/<title>[^<]*/g)).toEqual(['<title>Moon']);
  expect(await built('<p>no head</p>')).toMatch(/<head>.*<script.*<\/head>/s);
  // The first end tag of a head, even in a comment.
  expect(await built('<html><head><!-- </head> --></head><body></body></html>')).toMatch(
    /<!-- .*<script.*<\/head> -->/s,
  );
});

claim('template/syntax', async (project) => {
  const built = await project.build({
    config: {
      html: { template: './page.html', templateParameters: { value: '<b>&"</b>' } },
      source: { define: { DECKS: '3' } },
    },
    files: {
      'page.html':
        "<p><%= value %>|<%- value %>|<%= DECKS %>|<%= process.env.NODE_ENV %>|<%= '<' %>%= user %></p>",
    },
  });
  expect(built.file(/html$/)).toContain(
    '<p><b>&"</b>|&lt;b&gt;&amp;&quot;&lt;/b&gt;|3|production|<%= user %></p>',
  );
});

claim('template/rule', async (project) => {
  const page = async (rule: object) => {
    const built = await project.build({
      config: {
        html: { template: './page.html' },
        tools: { rspack: { module: { rules: [{ test: /\.html$/, ...rule }] } } },
      },
      files: {
        'page.html': '<p><%= mountId %></p>',
        'loader.cjs': 'module.exports = (text) => "module.exports = " + JSON.stringify(text);\n',
      },
    });
    return built.file(/html$/);
  };
  expect(await page({ loader: './loader.cjs' })).toContain('<p><%= mountId %></p>');
  expect(await page({ type: 'asset/source' })).toContain('module.exports =');
  expect(await page({ loader: './loader.cjs', include: /partials/ })).toContain('<p>root</p>');
});

claim('template/array', async (project) => {
  const built = await project.build({
    config: {
      source: { entry: { index: './src/index.js', embed: './src/index.js' } },
      html: {
        template: [
          './a.html',
          './b.html',
          ({ entryName }: { entryName: string }) => (entryName === 'embed' ? '' : undefined),
        ],
      },
    },
    files: { 'a.html': '<p>A</p>', 'b.html': '<p>B</p>' },
  });
  expect(built.files['index.html']).toContain('<p>B</p>');
  expect(built.files['index.html']).not.toContain('<p>A</p>');
  expect(built.files['embed.html']).toContain('<div id="root">');
});

claim('template-parameters/function', async (project) => {
  const built = (templateParameters: unknown) =>
    project.build({
      config: { html: { template: './page.html', templateParameters } },
      files: { 'page.html': '<p id="<%= mountId %>"><%= own %></p>' },
    });
  expect((await built({ own: 'x', mountId: 'y' })).file(/html$/)).toContain('<p id="y">x</p>');
  const replaced = await built(() => ({ own: 'x' }));
  expect(replaced.failed).toBe(true);
  expect(replaced.log).toContain('mountId is not defined');
  const spread = await built((parameters: object) => ({ ...parameters, own: 'x' }));
  expect(spread.file(/html$/)).toContain('<p id="root">x</p>');
});

claim('template-parameters/aliases', async (project) => {
  const built = await project.build({
    config: { html: { template: './page.html' } },
    files: { 'page.html': '<p><%= typeof htmlWebpackPlugin %> <%= typeof webpackConfig %></p>' },
  });
  expect(built.file(/html$/)).toContain(
    tool.major === '1' ? '<p>object object</p>' : '<p>undefined undefined</p>',
  );
});

claim('title/values', async (project) => {
  const titled = async (title: unknown) => {
    const built = await project.build({ config: { html: { title } } });
    return built.file(/html$/).match(/<title>[^<]*/g);
  };
  expect(await titled('')).toBeNull();
  expect(await titled('A &amp; B')).toEqual(['<title>A &amp; B']);
  expect(
    await titled(['A', ({ value }: { value: string }) => `${value} B`, () => undefined]),
  ).toEqual(['<title>A B']);
});

claim('app-icon/same-file', async (project) => {
  const built = await project.build({
    config: {
      html: {
        appIcon: {
          name: 'Ferries',
          icons: [
            { src: './a.png', size: 192 },
            { src: './a.png', size: 512 },
          ],
        },
      },
    },
    files: { 'a.png': 'a' },
  });
  const { icons } = JSON.parse(built.files['manifest.webmanifest'] ?? '');
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '192x192']);
});
