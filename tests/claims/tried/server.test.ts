/** Claims on the pages about server options. */
import { createServer, get as request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { by } from '../../testedTool.ts';
import { claim } from '../claim.ts';
import type { Served } from '../project.ts';

/** Response for a path: the status, and whether it is the page of an entry. */
async function ask(served: Served, path: string, init?: RequestInit): Promise<string> {
  const response = await served.get(path, { redirect: 'manual', ...init });
  const text = await response.text();
  const title = /<title>(?!Error)(\w+)/.exec(text)?.[1];
  return title === undefined ? `${response.status}` : `${response.status} ${title}`;
}

/** Entries with different titles, to distinguish their pages. */
const pages = {
  source: { entry: { index: './src/index.js', admin: './src/index.js' } },
  html: { title: ({ entryName }: { entryName: string }) => entryName },
};

const json = { headers: { accept: 'application/json' } };
const anything = { headers: { accept: '*/*' } };

claim('html-fallback/scripts', async (project) => {
  const dev = await project.dev({ config: pages });
  const preview = await project.preview({ config: pages });
  const asked = ['/missing.js', '/static/missing.js'];
  for (const path of asked) expect(await ask(dev, path, anything)).toBe('200 index');
  expect(await ask(preview, '/missing.js', anything)).toBe('200 index');
  expect(await ask(preview, '/static/missing.js', anything)).toBe(by({ 1: '404', 2: '200 index' }));
});

claim('html-fallback/not-a-page', async (project) => {
  const dev = await project.dev({ config: pages });
  const preview = await project.preview({ config: pages });
  const inPreview = by({ 1: '200 index', 2: '404' });
  for (const init of [json, { method: 'POST' }]) {
    expect(await ask(dev, '/missing', init)).toBe('404');
    expect(await ask(preview, '/missing', init)).toBe(inPreview);
  }
});

claim('html-fallback/without-html', async (project) => {
  const dev = await project.dev({ config: { ...pages, server: { htmlFallback: false } } });
  expect(await ask(dev, '/admin')).toBe('200 admin');
  expect(await ask(dev, '/missing')).toBe('404');
});

claim('html-fallback/no-index', async (project) => {
  const config = { source: { entry: { main: './src/index.js' } } };
  const dev = await project.dev({ config });
  const preview = await project.preview({ config });
  for (const served of [dev, preview]) {
    expect(await ask(served, '/missing')).toBe('404');
    expect((await served.get('/main')).status).toBe(200);
  }
});

claim('history-api-fallback/index-slash', async (project) => {
  const config = {
    source: { entry: { main: './src/index.js' } },
    html: pages.html,
  };
  const server = (index: string) => ({ historyApiFallback: { index } });
  const right = await project.dev({ config: { ...config, server: server('/main.html') } });
  expect(await ask(right, '/users')).toBe('200 main');
  const wrong = await project.dev({ config: { ...config, server: server('main.html') } });
  expect(await ask(wrong, '/users')).toBe('404');
});

claim('history-api-fallback/rules-in-order', async (project) => {
  const rewrites = [
    { from: /^\/a\/b/, to: '/admin.html' },
    { from: /^\/a/, to: '/index.html' },
    { from: /page/, to: '/admin.html' },
  ];
  const server = { htmlFallback: false, historyApiFallback: { index: '/none.html', rewrites } };
  const dev = await project.dev({ config: { ...pages, server } });
  expect(await ask(dev, '/a/b/c')).toBe('200 admin');
  expect(await ask(dev, '/a/c')).toBe('200 index');
  expect(await ask(dev, '/a/page')).toBe('200 index');
  expect(await ask(dev, '/a.js')).toBe('200 index');
  expect(await ask(dev, '/c?page')).toBe('404');
  expect(await ask(dev, '/c.js')).toBe('404');
});

claim('history-api-fallback/public-folder', async (project) => {
  const trial = {
    files: { 'public/offline.html': '<title>offline</title>\n' },
    config: {
      ...pages,
      server: {
        htmlFallback: false,
        historyApiFallback: { rewrites: [{ from: /^\/gone/, to: '/offline.html' }] },
      },
    },
  };
  expect(await ask(await project.dev(trial), '/gone')).toBe('404');
  expect(await ask(await project.preview(trial), '/gone')).toBe('200 offline');
});

claim('history-api-fallback/string', { versions: '>=1.6' }, async (project) => {
  const rewrites = [{ from: '/admin', to: '/admin.html' }];
  const dev = await project.dev({
    config: { ...pages, server: { historyApiFallback: { rewrites } } },
  });
  expect(await ask(dev, '/old/admin')).toBe('200 admin');
  expect(await ask(dev, '/old')).toBe('200 index');
});

claim('base/outside', async (project) => {
  const dev = await project.dev({ config: { ...pages, server: { base: '/shop' } } });
  for (const path of ['/', '/index.html']) {
    const response = await dev.get(path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, `/shop${path}`]);
  }
  const response = await dev.get('/robots.txt');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('did you mean to visit');
  expect(await ask(dev, '/shop/admin')).toBe('200 admin');
});

claim('base/same-with-slash', { versions: '>=2.1' }, async (project) => {
  for (const base of ['/shop', '/shop/']) {
    const dev = await project.dev({ config: { ...pages, server: { base } } });
    expect(await ask(dev, '/shop')).toBe('200 index');
    expect(await ask(dev, '/shop/admin')).toBe('200 admin');
    expect(await ask(dev, '/shopping')).toBe('404');
  }
});

claim('base/slash-differs', { versions: '<2.0.9' }, async (project) => {
  const without = await project.dev({ config: { ...pages, server: { base: '/shop' } } });
  expect(await ask(without, '/shopping')).toBe('200 index');
  const slash = await project.dev({ config: { ...pages, server: { base: '/shop/' } } });
  expect(await ask(slash, '/shop')).toBe('404');
  expect(await ask(slash, '/shop/admin')).toBe('200 admin');
});

claim('base/no-slash', { versions: '>=1.2' }, async (project) => {
  const built = await project.build({ config: { server: { base: 'shop' } } });
  expect(built.failed).toBe(true);
  expect(built.log).toContain('option should start with a slash');
});

claim('base/output', async (project) => {
  const built = await project.build({ config: { server: { base: '/shop' } } });
  expect(built.file(/^index\.html$/)).toMatch(/src="\/shop\/static\/js\/index\.\w+\.js"/);
  expect(Object.keys(built.files).filter((name) => name.startsWith('shop'))).toEqual([]);
});

claim('base/flag', { versions: '>=1.2' }, async (project) => {
  const built = await project.run(['build', '--base', '/flag'], {
    'rsbuild.config.mjs': "export default { server: { base: '/configured' } };\n",
  });
  expect(built.file(/^index\.html$/)).toContain('src="/flag/static/');
});

claim('headers/every-response', async (project) => {
  const dev = await project.dev({
    files: { 'public/robots.txt': 'all\n' },
    config: { server: { htmlFallback: false, headers: { 'x-team': 'shop' } } },
  });
  for (const path of ['/', '/robots.txt', '/missing', '/static/js/index.js']) {
    expect((await dev.get(path)).headers.get('x-team'), path).toBe('shop');
  }
});

claim('headers/cache-control', async (project) => {
  const files = { 'public/robots.txt': 'all\n' };
  const config = { server: { headers: { 'cache-control': 'no-store' } } };
  const sent = async (served: Served) =>
    (await served.get('/robots.txt')).headers.get('cache-control');
  expect(await sent(await project.dev({ files }))).toBe('no-cache');
  expect(await sent(await project.dev({ files, config }))).toBe('no-store');
  expect(await sent(await project.preview({ files, config }))).toBe('no-store');
});

claim('headers/latin-1', async (project) => {
  const dev = await project.dev({ config: { server: { headers: { 'x-team': '店' } } } });
  expect((await dev.get('/')).status).toBe(500);
  expect((await dev.get('/static/js/index.js')).status).toBe(500);
});

/** The origin that a response allows. */
async function allowed(served: Served, origin: string, method = 'GET'): Promise<string | null> {
  const response = await served.get('/', { method, headers: { origin } });
  return response.headers.get('access-control-allow-origin');
}

const local = 'http://localhost:5000';
const foreign = 'https://shop.example.com';

claim('cors/default', { versions: '>=1.3' }, async (project) => {
  const dev = await project.dev();
  for (const origin of [local, 'https://app.localhost', 'http://127.0.0.1:1', 'http://[::1]:1']) {
    expect(await allowed(dev, origin)).toBe(origin);
  }
  for (const origin of [foreign, 'http://192.168.1.20:8080', 'null']) {
    expect(await allowed(dev, origin)).toBe(null);
  }
});

claim('cors/array-adds', { versions: '>=1.3' }, async (project) => {
  const served = (origin: unknown) => project.dev({ config: { server: { cors: { origin } } } });
  const array = await served([foreign]);
  expect([await allowed(array, foreign), await allowed(array, local)]).toEqual([foreign, local]);
  const regExp = await served(/shop/);
  expect([await allowed(regExp, foreign), await allowed(regExp, local)]).toEqual([foreign, null]);
  const string = await served(foreign);
  expect([await allowed(string, foreign), await allowed(string, local)]).toEqual([
    foreign,
    foreign,
  ]);
});

claim('cors/function', { versions: '>=1.3' }, async (project) => {
  let called = false;
  const origin = (_: string, callback: (error: null, allow: boolean) => void) => {
    called = true;
    callback(null, false);
  };
  const dev = await project.dev({ config: { server: { cors: { origin } } } });
  expect(await allowed(dev, foreign)).toBe(foreign);
  expect(called).toBe(false);
});

claim('cors/off', { versions: '>=1.3' }, async (project) => {
  for (const cors of [false, { origin: false }]) {
    const dev = await project.dev({ config: { server: { cors } } });
    expect(await allowed(dev, local)).toBe(null);
    const preflight = await dev.get('/', { method: 'OPTIONS', headers: { origin: local } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe(null);
  }
});

/** Status for a request with a `Host` header. */
function statusFor(served: Served, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(served.url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

claim('allowed-hosts/names', { versions: '>=2.2.13' }, async (project) => {
  const allowedHosts = ['harbour.test', '.preview.test'];
  const dev = await project.dev({ config: { server: { allowedHosts } } });
  const right = [
    'harbour.test',
    'HARBOUR.test:99',
    'preview.test',
    'a.b.preview.test',
    'app.localhost',
    '192.168.1.20',
    '[fe80::1]:3000',
  ];
  for (const host of right) expect(await statusFor(dev, host), host).toBe(200);
  for (const host of ['a.harbour.test', 'other.test']) {
    expect(await statusFor(dev, host), host).toBe(403);
  }
});

claim('allowed-hosts/first', { versions: '>=2.2.13' }, async (project) => {
  let asked = 0;
  const dev = await project.dev({
    config: {
      server: {
        allowedHosts: [],
        setup: ({ server }: { server: { middlewares: { use: (handler: unknown) => void } } }) => {
          server.middlewares.use((_request: unknown, _response: unknown, next: () => void) => {
            asked += 1;
            next();
          });
        },
      },
    },
  });
  expect(await statusFor(dev, 'other.test')).toBe(403);
  expect(asked).toBe(0);
  expect(await statusFor(dev, 'localhost')).toBe(200);
  expect(asked).toBe(1);
});

/** A port in use until the project is removed. */
async function taken(listen: (handler: () => void) => Promise<string>): Promise<number> {
  return Number(new URL(await listen(() => {})).port);
}

claim('strict-port/rejects', { versions: '>=1.3' }, async (project) => {
  const port = await taken((handler) => project.listen(handler));
  const server = { port, host: '127.0.0.1' };
  const message = `Port ${port} is occupied, please choose another one.`;
  const strict = { config: { server: { ...server, strictPort: true } } };
  await expect(project.dev(strict)).rejects.toThrow(message);
  await expect(project.preview(strict)).rejects.toThrow(message);
  const next = await project.dev({ config: { server } });
  expect(next.url).not.toContain(`:${port}`);
  expect(next.log).toContain(`port ${port} is in use, using port ${new URL(next.url).port}.`);
});

claim('port/string', { versions: '>=1.2' }, async (project) => {
  const free = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
  const dev = await project.dev({ config: { server: { port: `${free}` } } });
  expect(dev.log).toContain(`port ${free} is in use, using port ${free}.`);
});

claim('port/zero', { versions: '>=2.2' }, async (project) => {
  const dev = await project.dev({ config: { server: { port: 0 } } });
  expect(Number(new URL(dev.url).port)).toBeGreaterThan(0);
  expect((await dev.get('/')).status).toBe(200);
});

claim('port/zero-unknown', { versions: '>=1.3 <2.2' }, async (project) => {
  const dev = await project.dev({ config: { server: { port: 0 } } });
  expect(new URL(dev.url).port).toBe('0');
});

claim('middleware-mode/start', { versions: '>=1.3' }, async (project) => {
  const config = { server: { middlewareMode: true } };
  await expect(project.dev({ config })).rejects.toThrow(
    'Can not listen dev server as server.middlewareMode is enabled.',
  );
  const preview = await project.preview({ config });
  expect((await preview.get('/')).status).toBe(200);
});

claim('compress/what', async (project) => {
  const big = 'x'.repeat(3000);
  const dev = await project.dev({
    files: {
      'public/big.txt': big,
      'public/big.svg': `<svg>${big}</svg>`,
      'public/big.png': big,
      'public/small.txt': 'x',
    },
  });
  const encoding = async (path: string, init: RequestInit = {}) => {
    const headers = { 'accept-encoding': 'gzip, br' };
    return (await dev.get(path, { headers, ...init })).headers.get('content-encoding');
  };
  expect(await encoding('/big.txt')).toBe('gzip');
  expect(await encoding('/big.svg')).toBe('gzip');
  expect(await encoding('/big.png')).toBe(null);
  expect(await encoding('/small.txt')).toBe(null);
  expect(await encoding('/big.txt', { method: 'HEAD' })).toBe(null);
  expect(await encoding('/big.txt', { headers: { 'accept-encoding': 'br' } })).toBe(null);
});

claim('public-dir/same-name', async (project) => {
  const trial = {
    files: {
      'public/robots.txt': 'first',
      'public/index.html': 'public',
      'brand/robots.txt': 'second',
    },
    config: { server: { publicDir: [{ name: 'public' }, { name: 'brand' }] } },
  };
  const dev = await project.dev(trial);
  expect(await (await dev.get('/robots.txt')).text()).toBe('first');
  expect(await (await dev.get('/index.html')).text()).toContain('<script');
  const built = await project.build(trial);
  expect(built.files['robots.txt']).toBe('second');
  expect(built.files['index.html']).toContain('<script');
});

claim('public-dir/string', async (project) => {
  const built = await project.build({
    files: { 'public/a.txt': 'public', 'brand/b.txt': 'brand' },
    config: { server: { publicDir: 'brand' } },
  });
  expect(built.files).toMatchObject({ 'a.txt': 'public' });
  expect(built.files['b.txt']).toBe(undefined);
  expect(built.log).not.toMatch(/publicDir|warn/);
});

claim('public-dir/name', { versions: '>=1.6' }, async (project) => {
  const missing = await project.build({ config: { server: { publicDir: { name: 'typo' } } } });
  expect([missing.failed, missing.log]).toEqual([false, expect.not.stringMatching(/typo|warn/)]);
  const empty = await project.build({ config: { server: { publicDir: { name: '' } } } });
  expect(empty.failed).toBe(true);
  expect(empty.log).toContain('`publicDir.name` cannot be empty string.');
});

claim('public-dir/copy-on-build', { versions: '>=1.2' }, async (project) => {
  const files = { 'public/.hidden': 'hidden', 'public/a.txt': 'a' };
  const environments = {
    web: {},
    node: { output: { target: 'node', distPath: { root: 'dist-node' } } },
  };
  const auto = await project.build({ files, config: { environments } });
  expect(auto.files).toMatchObject({ '.hidden': 'hidden', 'a.txt': 'a' });
  const root = { root: 'dist/node' };
  const onlyNode = (copyOnBuild: unknown) =>
    project.build({
      files,
      config: {
        output: { target: 'node', distPath: root, cleanDistPath: true },
        server: { publicDir: { copyOnBuild } },
      },
    });
  expect((await onlyNode('auto')).files['node/a.txt']).toBe(undefined);
  expect((await onlyNode(true)).files['node/a.txt']).toBe('a');
});

claim('public-dir/no-copy', async (project) => {
  const trial = {
    files: { 'public/a.txt': 'a' },
    config: { server: { htmlFallback: false, publicDir: { copyOnBuild: false } } },
  };
  expect(await ask(await project.dev(trial), '/a.txt')).toBe('200');
  expect(await ask(await project.preview(trial), '/a.txt')).toBe('404');
});

claim('print-urls/not-an-array', async (project) => {
  const config = { server: { printUrls: () => 'http://localhost' } };
  await expect(project.dev({ config })).rejects.toThrow(
    '"server.printUrls" must return an array, but got string.',
  );
});

claim('print-urls/without-html', async (project) => {
  const without = { tools: { htmlPlugin: false } };
  const none = await project.dev({ config: { ...without, server: { printUrls: true } } });
  expect(none.log.includes('http://localhost')).toBe(by({ 1: false, 2: true }));
  const printUrls = ({ urls }: { urls: string[] }) => urls;
  const called = await project.dev({ config: { ...without, server: { printUrls } } });
  expect(called.log).toContain('http://localhost');
});

/** A site and a program for Node.js whose output is in `folder`, next to the site's `dist`. */
const siteAndProgram = (folder: string, serveAssets?: boolean) => ({
  environments: {
    web: {},
    node: {
      source: { entry: { program: './src/index.js' } },
      output: { target: 'node', distPath: folder },
      ...(serveAssets !== undefined && { server: { serveAssets } }),
    },
  },
  server: { htmlFallback: false },
});

claim('serve-assets/target', { versions: '>=2.3' }, async (project) => {
  for (const [serveAssets, status] of [
    [undefined, '404'],
    [false, '404'],
    [true, '200'],
  ] as const) {
    const config = siteAndProgram('dist-server', serveAssets);
    for (const server of [await project.dev({ config }), await project.preview({ config })]) {
      expect(await ask(server, '/program.js', anything), `${serveAssets}`).toBe(status);
      expect((await server.get('/')).status).toBe(200);
    }
  }
});

claim('serve-assets/folders', { versions: '>=2.3' }, async (project) => {
  for (const [folder, path] of [
    ['dist', '/program.js'],
    ['dist/server', '/server/program.js'],
  ] as const) {
    const config = siteAndProgram(folder, false);
    for (const server of [await project.dev({ config }), await project.preview({ config })]) {
      expect(await ask(server, path, anything), folder).toBe('200');
    }
  }
});

claim('serve-assets/pages', { versions: '>=2.3' }, async (project) => {
  const listing = async (serveAssets: boolean) => {
    const office = {
      source: { entry: { office: './src/index.js' } },
      output: { distPath: 'dist-office' },
      server: { serveAssets },
    };
    const dev = await project.dev({
      config: {
        environments: { web: { source: { entry: { index: './src/index.js' } } }, office },
        server: { printUrls: true, htmlFallback: false },
      },
    });
    const asked = ['/', '/office', '/static/js/office.js'];
    const statuses = await Promise.all(asked.map((path) => ask(dev, path, anything)));
    return [...statuses, /\/office\b/.test(dev.log)];
  };
  expect(await listing(true)).toEqual(['200 Rsbuild', '200 Rsbuild', '200', true]);
  expect(await listing(false)).toEqual(['200 Rsbuild', '404', '404', false]);
});
