/** Claims on the pages about the proxy and custom middleware. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect } from 'vitest';
import { by, tool } from '../../testedTool.ts';
import { claim } from '../claim.ts';
import type { Project, Served } from '../project.ts';

type Next = (error?: unknown) => void;
type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => unknown;
type Use = (...args: [string, Handler] | [Handler]) => void;

/** An API that responds with its name, and the URL and `Host` of the request. */
const api = (project: Project, name = 'api') =>
  project.listen((request, response) => {
    const { host, origin = '' } = request.headers;
    response.setHeader('x-host', host ?? '');
    response.setHeader('x-origin', origin);
    response.end(`${name} ${request.url}`);
  });

/** Response for a path; `page` for the page of the entry. */
async function ask(served: Served, path: string, init?: RequestInit): Promise<string> {
  const response = await served.get(path, init);
  const text = await response.text();
  if (response.status !== 200) return `${response.status}`;
  return text.includes('<script') ? 'page' : text;
}

const proxying = (project: Project, proxy: unknown, files: Record<string, string> = {}) =>
  project.dev({ files, config: { server: { proxy } } });

/** The property with the pattern of a rule in an array. */
const path = by({ 1: 'context', 2: 'pathFilter' });
/** Needed in 1.x so that rules in an array print nothing. */
const quiet = by({ 1: { logLevel: 'silent' }, 2: {} });

claim('proxy/patterns', async (project) => {
  const target = await api(project);
  const dev = await proxying(project, {
    '/api': target,
    '/folder/**': target,
    '^/regexp': target,
    '**/*.json': target,
  });
  for (const right of ['/api', '/api/users?page=2', '/apiary', '/folder/a', '/a/b.json']) {
    expect(await ask(dev, right)).toBe(`api ${right}`);
  }
  for (const wrong of ['/v1/api', '/folders', '/regexp'])
    expect(await ask(dev, wrong)).toBe('page');
});

claim('proxy/first-rule', async (project) => {
  const [one, two] = [await api(project, 'one'), await api(project, 'two')];
  const dev = await proxying(project, { '/api/v2': one, '/api': two, '/api/v3': one });
  expect(await ask(dev, '/api/v2/a')).toBe('one /api/v2/a');
  expect(await ask(dev, '/api/v3/a')).toBe('two /api/v3/a');
});

claim('proxy/context-ignored', { versions: '>=2.0' }, async (project) => {
  const target = await api(project);
  const dev = await proxying(project, [{ context: '/api', target }]);
  expect(await ask(dev, '/')).toBe('api /');
  expect(dev.log).not.toMatch(/context|pathFilter/);
});

claim('proxy/one-rule-ignored', { versions: '>=2.0' }, async (project) => {
  const target = await api(project);
  const dev = await proxying(project, { pathFilter: '/api', target });
  expect(await ask(dev, '/api')).toBe('page');
});

claim('proxy/one-rule', { versions: '<2.0' }, async (project) => {
  const target = await api(project);
  const dev = await proxying(project, { context: '/api', target, ...quiet });
  expect(await ask(dev, '/api')).toBe('api /api');
  expect(await ask(dev, '/')).toBe('page');
  const router = proxying(project, { context: '/api', router: () => target, ...quiet });
  await expect(router).rejects.toThrow('[HPM] Missing "target" option');
});

claim('proxy/change-origin', async (project) => {
  const target = await api(project);
  const dev = await proxying(project, [
    { [path]: '/unset', target, ...quiet },
    { [path]: '/on', target, changeOrigin: true, ...quiet },
    { [path]: '/off', target, changeOrigin: false, ...quiet },
  ]);
  const host = async (path: string) => (await dev.get(path)).headers.get('x-host');
  const own = new URL(dev.url).host;
  const other = new URL(target).host;
  expect(await host('/on')).toBe(other);
  expect(await host('/off')).toBe(own);
  expect(await host('/unset')).toBe(by({ 1: own, 2: other }));
});

claim('proxy/origin-header', async (project) => {
  const target = await api(project);
  const dev = await proxying(project, { '/api': { target, changeOrigin: true } });
  const response = await dev.get('/api', { headers: { origin: 'http://localhost:3000' } });
  expect(response.headers.get('x-origin')).toBe('http://localhost:3000');
});

claim('proxy/rewrite', async (project) => {
  const target = await api(project);
  const dev = await proxying(project, {
    '/api': { target: `${target}/v1`, pathRewrite: { '^/api': '/one', '^/one': '/two' } },
    '/loose': { target, pathRewrite: { '/part': '' } },
    '/same': { target, pathRewrite: () => undefined },
  });
  expect(await ask(dev, '/api/users')).toBe('api /v1/one/users');
  expect(await ask(dev, '/loose/part')).toBe('api /loose');
  expect(await ask(dev, '/same/a?b')).toBe('api /same/a?b');
});

claim('proxy/target-path', async (project) => {
  const target = `${await api(project)}/v1`;
  const dev = await proxying(project, {
    '/only': { target, ignorePath: true },
    '/bare': { target, prependPath: false },
  });
  expect(await ask(dev, '/only/this?a')).toBe('api /v1');
  expect(await ask(dev, '/bare')).toBe(by({ 1: 'api /bare', 2: 'api /v1/bare' }));
});

claim('proxy/host-rewrite', async (project) => {
  const target = await project.listen((req, res) => {
    res.writeHead(302, { location: `http://${req.headers.host}/there` });
    res.end();
  });
  const dev = await proxying(project, {
    '/name': { target, hostRewrite: 'shop.test' },
    '/port': { target, hostRewrite: 'shop.test:3000' },
  });
  const location = async (path: string) =>
    (await dev.get(path, { redirect: 'manual' })).headers.get('location');
  expect(await location('/name')).toBe(
    by({ 1: 'http://shop.test/there', 2: `http://shop.test:${new URL(target).port}/there` }),
  );
  expect(await location('/port')).toBe('http://shop.test:3000/there');
});

claim('proxy/bypass-path', async (project) => {
  const target = await api(project);
  const bypass = ({ url }: IncomingMessage) => (url === '/api/mock' ? '/mock.json' : undefined);
  const proxy = { '/api/mock': { target, bypass }, '/api': target };
  const dev = await proxying(project, proxy, { 'public/mock.json': 'mock' });
  expect(await ask(dev, '/api/mock')).toBe(by({ 1: 'api /api/mock', 2: 'mock' }));
});

claim('proxy/bypass', async (project) => {
  const target = await api(project);
  const asked: (string | undefined)[] = [];
  const bypass = ({ url }: IncomingMessage) => {
    asked.push(url);
    if (url === '/api/string') return '/mock.json';
    if (url === '/api/true') return true;
    return url === '/api/false' || url === '/' ? false : undefined;
  };
  const proxy = { '/api': { target, bypass } };
  const dev = await proxying(project, proxy, { 'public/mock.json': 'mock' });
  expect(await ask(dev, '/api/users')).toBe('api /api/users');
  expect(await ask(dev, '/api/true')).toBe('page');
  expect(await ask(dev, '/api/string')).toBe('mock');
  expect(await ask(dev, '/api/false')).toBe('404');
  const page = await dev.get('/');
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('<script')]);
  await dev.get('/static/js/index.js');
  expect(asked).toContain('/static/js/index.js');
});

claim('proxy/down', { versions: '>=1.2' }, async (project) => {
  const dev = await proxying(project, { '/api': 'http://127.0.0.1:1' });
  expect(await ask(dev, '/api')).toBe('504');
  expect(await ask(dev, '/')).toBe('page');
});

claim('proxy/own-files', async (project) => {
  const dev = await proxying(project, { '/': await api(project) });
  expect(await ask(dev, '/')).toBe('api /');
  expect(await ask(dev, '/static/js/index.js')).toBe('api /static/js/index.js');
});

claim('proxy/environment', async (project) => {
  const target = await api(project);
  const proxy = { '/api': target };
  const dev = await project.dev({ config: { environments: { web: { server: { proxy } } } } });
  expect(await ask(dev, '/api')).toBe('page');
  expect(dev.log).not.toContain('proxy');
});

/** A dev server with `server.setup`. */
const setUp = (project: Project, setup: unknown, server: object = {}) =>
  project.dev({ config: { server: { ...server, setup } } });

interface SetupArgument {
  action: string;
  server: { middlewares: { use: Use } };
}

claim('setup/both-servers', { versions: '>=2.0' }, async (project) => {
  const actions: string[] = [];
  const setup = ({ action }: SetupArgument) => {
    actions.push(action);
  };
  await setUp(project, [setup, setup]);
  await project.preview({ config: { server: { setup } } });
  expect(actions).toEqual(['dev', 'dev', 'preview']);
  await project.build({ config: { server: { setup } } });
  expect(actions).toHaveLength(3);
});

claim('setup/position', { versions: '>=2.0' }, async (project) => {
  const seen: string[] = [];
  const note =
    (name: string): Handler =>
    (request, _response, next) => {
      seen.push(`${name} ${request.url}`);
      next();
    };
  const setup = ({ server }: SetupArgument) => {
    server.middlewares.use(note('one'));
    server.middlewares.use(note('two'));
    return () => server.middlewares.use(note('after'));
  };
  const dev = await setUp(project, setup, { base: '/shop' });
  await dev.get('/shop/static/js/index.js');
  expect(seen).toEqual(['one /shop/static/js/index.js', 'two /shop/static/js/index.js']);
  seen.length = 0;
  expect(await ask(dev, '/shop/missing')).toBe('page');
  expect(seen).toEqual(['one /shop/missing', 'two /shop/missing', 'after /missing']);
});

claim('setup/path', { versions: '>=2.0' }, async (project) => {
  const dev = await setUp(project, ({ server }: SetupArgument) => {
    server.middlewares.use('/api', (request, response) => {
      const { originalUrl } = request as IncomingMessage & { originalUrl: string };
      response.end(`${request.url} of ${originalUrl}`);
    });
  });
  expect(await ask(dev, '/api/a?b')).toBe('/a?b of /api/a?b');
  expect(await ask(dev, '/apis')).toBe('page');
});

claim('setup/async-throws', { versions: '>=2.2' }, async (project) => {
  const dev = await setUp(project, ({ server }: SetupArgument) => {
    server.middlewares.use('/throws', () => {
      throw new Error('thrown');
    });
    server.middlewares.use('/rejects', async () => {
      throw new Error('rejected');
    });
  });
  for (const [path, message] of [
    ['/throws', 'thrown'],
    ['/rejects', 'rejected'],
  ] as const) {
    const response = await dev.get(path);
    expect([response.status, await response.text()]).toEqual([
      500,
      expect.stringContaining(`Error: ${message}`),
    ]);
  }
});

claim('setup/throws', { versions: '>=2.0' }, async (project) => {
  const setup = () => {
    throw new Error('no database');
  };
  await expect(setUp(project, setup)).rejects.toThrow('no database');
});

claim('setup/environment', { versions: '>=2.0' }, async (project) => {
  let called = false;
  const setup = () => {
    called = true;
  };
  await project.dev({ config: { environments: { web: { server: { setup } } } } });
  expect(called).toBe(false);
});

interface Middlewares {
  unshift: (...handlers: Handler[]) => void;
  push: (...handlers: Handler[]) => void;
}

const setupMiddlewares = (project: Project, setup: unknown) =>
  project.dev({ config: { dev: { setupMiddlewares: setup } } });

claim('setup-middlewares/order', async (project) => {
  const seen: string[] = [];
  const note =
    (name: string): Handler =>
    (_request, _response, next) => {
      seen.push(name);
      next();
    };
  const dev = await setupMiddlewares(project, [
    ({ unshift, push }: Middlewares) => {
      unshift(note('c'), note('d'));
      unshift(note('b'));
      push(note('pushed first'));
    },
    ({ unshift, push }: Middlewares) => {
      unshift(note('a'));
      push(note('pushed last'));
    },
  ]);
  expect(await ask(dev, '/missing', { headers: { accept: '*/*' } })).toBe('page');
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
  seen.length = 0;
  expect(await ask(dev, '/missing', { method: 'POST' })).toBe('404');
  expect(seen).toEqual(['a', 'b', 'c', 'd', 'pushed first', 'pushed last']);
});

claim('setup-middlewares/after-await', { versions: '>=1.4' }, async (project) => {
  const dev = await setupMiddlewares(project, async ({ unshift }: Middlewares) => {
    await Promise.resolve();
    unshift((_request, response) => response.end('late'));
  });
  expect(await ask(dev, '/missing')).toBe('page');
  expect(dev.log).not.toMatch(/unshift|await/);
});

claim('setup-middlewares/dev-only', { versions: '>=1.4' }, async (project) => {
  let called = 0;
  const config = {
    dev: {
      setupMiddlewares: () => {
        called += 1;
      },
    },
  };
  await project.preview({ config });
  expect(called).toBe(0);
  const dev = await project.dev({ config });
  expect(called).toBe(1);
  expect(dev.log.includes('`dev.setupMiddlewares` is deprecated')).toBe(tool.major !== '1');
});
