/** A small project of the tested major, for one claim. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type * as Core from '../../samples/node_modules/@rsbuild/core';
import { freePort } from '../../scripts/setup/freePort.mjs';
import { tool } from '../testedTool.ts';

const core = await tool.import<typeof Core>('@rsbuild/core');

/** What is tried. */
export interface Trial {
  /** Contents by path; `src/index.js` and a package.json are there without being named. */
  files?: Record<string, string>;
  /** Options of either major. */
  config?: object;
  /** `production` by default. */
  mode?: 'development' | 'production' | 'none';
}

/** Result of a build. */
export interface Built {
  /** Whether the command fails. */
  failed: boolean;
  /** Printed output without colors. */
  log: string;
  /** Content of output files by path, in order. */
  files: Record<string, string>;
  /**
   * @param pattern - of a path
   * @returns the content of the first matching file
   * @throws {Error} with all paths and the printed output if there is none
   */
  file(pattern: RegExp): string;
}

/** A dev or preview server. */
export interface Served extends Pick<Built, 'log'> {
  /** Without a trailing slash: `http://localhost:4123`. */
  url: string;
  /** Requests a path of the server, as a browser does for a page unless `init` overrides that. */
  get(path: string, init?: RequestInit): Promise<Response>;
}

/** Parent folder of the projects: below the packages of the tested major. */
const scratch = path.join(tool.folder, '.cache');

/** Writes a project, runs the tool in it, and removes it. */
export class Project {
  /** Absolute path. */
  readonly root: string;
  #closing: (() => Promise<unknown>)[] = [];

  constructor() {
    mkdirSync(scratch, { recursive: true });
    this.root = path.join(mkdtempSync(path.join(scratch, 'claim-')), 'app');
  }

  /** @param files - content by path */
  write(files: Record<string, string>): void {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(this.root, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }

  /** Builds for production, or for the given mode. */
  async build(trial: Trial = {}): Promise<Built> {
    const heard = listen();
    const failed = await this.#create(trial, heard.say)
      .then((rsbuild) => rsbuild.build())
      .then(({ close }) => close())
      .then(() => false)
      .catch((error: Error) => {
        heard.say(error.message);
        return true;
      });
    return this.#built(failed, heard.end());
  }

  #built(failed: boolean, log: string): Built {
    const files = filesIn(path.join(this.root, 'dist'));
    return {
      failed,
      log,
      files,
      file(pattern) {
        const name = Object.keys(files).find((one) => pattern.test(one));
        if (name !== undefined) return files[name] ?? '';
        throw new Error(`no file fits ${pattern}: ${Object.keys(files).join(', ')}\n${log}`);
      },
    };
  }

  /** Starts the dev server; it is closed together with the project. */
  async dev(trial: Trial = {}): Promise<Served> {
    const heard = listen();
    const rsbuild = await this.#create(
      { mode: 'development', ...(await withPort(trial)) },
      heard.say,
    );
    const compiled = new Promise<void>((resolve) => {
      // Before 1.5, only the alias exists.
      (rsbuild.onAfterDevCompile ?? rsbuild.onDevCompileDone)(() => resolve());
    });
    const { server, port } = await rsbuild.startDevServer();
    this.#closing.push(() => server.close());
    await compiled;
    return served(port, heard.end());
  }

  /** Builds and serves the output; the server is closed together with the project. */
  async preview(trial: Trial = {}): Promise<Served> {
    const heard = listen();
    const rsbuild = await this.#create(await withPort(trial), heard.say);
    await (await rsbuild.build()).close();
    const { server, port } = await rsbuild.preview();
    this.#closing.push(() => server.close());
    return served(port, heard.end());
  }

  /**
   * Runs the command line in the project, which has to contain a `rsbuild.config.mjs`.
   *
   * @param args - `['build', '--mode', 'none']`
   * @param env - additional variables; `NODE_ENV` is unset by default
   */
  async run(
    args: string[],
    files: Record<string, string> = {},
    env: Record<string, string> = {},
  ): Promise<Built> {
    this.write(withDefaults(files));
    const { NODE_ENV, ...rest } = process.env;
    return new Promise((resolve) => {
      const bin = path.join(tool.folder, 'node_modules/@rsbuild/core/bin/rsbuild.js');
      const options = { cwd: this.root, env: { ...rest, ...env } };
      execFile(process.execPath, [bin, ...args], options, (error, stdout, stderr) => {
        resolve(this.#built(error !== null, stripVTControlCharacters(stdout + stderr)));
      });
    });
  }

  /**
   * Starts a custom server, which is closed together with the project. Returns its URL without a
   * trailing slash.
   */
  async listen(handler: RequestListener): Promise<string> {
    const server = createServer(handler);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#closing.push(async () => {
      server.close();
      server.closeAllConnections();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** The instance without running anything, to read normalized or generated configurations. */
  async create(trial: Trial = {}): Promise<Core.RsbuildInstance> {
    return this.#create(trial, () => {});
  }

  async #create(
    { files = {}, config = {}, mode = 'production' }: Trial,
    say: (text: string) => void,
  ) {
    this.write(withDefaults(files));
    const own = config as Core.RsbuildConfig;
    const whole = {
      mode,
      ...loggingTo(say),
      ...own,
      server: { printUrls: false, ...own.server },
    };
    // Before 1.5.13, the option has another name.
    const options = { cwd: this.root, config: whole, rsbuildConfig: whole };
    return core.createRsbuild(options);
  }

  async remove(): Promise<void> {
    for (const close of this.#closing) await close();
    rmSync(path.dirname(this.root), { recursive: true, force: true });
  }
}

const withDefaults = (files: Record<string, string>) => ({
  'package.json': '{ "name": "app", "private": true, "type": "module" }\n',
  ...(files['src/index.js'] === undefined && { 'src/index.js': "console.log('ready');\n" }),
  ...files,
});

function served(port: number, log: string): Served {
  const url = `http://localhost:${port}`;
  return {
    url,
    log,
    get: (path, init) => fetch(url + path, { headers: { accept: 'text/html' }, ...init }),
  };
}

/** A free port unless one is given, as 1.x may use a port that another worker listens on. */
async function withPort(trial: Trial): Promise<Trial> {
  const port = await freePort();
  const { config = {} } = trial;
  const server = { port, ...(config as Core.RsbuildConfig).server };
  return { ...trial, config: { ...config, server } };
}

/** Captures printed output and hides it. */
function listen() {
  const lines: string[] = [];
  const say = (...parts: unknown[]) => {
    lines.push(stripVTControlCharacters(parts.map(String).join(' ')));
  };
  return { say, end: () => lines.join('\n') };
}

/** Configuration with which the tool prints nothing and calls `say` instead. */
function loggingTo(say: (text: string) => void): object {
  if (tool.major !== '1') {
    return { customLogger: core.createLogger({ console: { log: say, warn: say, error: say } }) };
  }
  // 1.x has one logger for all instances.
  const names = ['info', 'warn', 'error', 'log', 'success', 'ready', 'start'] as const;
  core.logger.override(Object.fromEntries(names.map((name) => [name, say])));
  return {};
}

/** Content of all files in a folder by path, in order; empty if the folder does not exist. */
function filesIn(folder: string): Record<string, string> {
  let names: string[] = [];
  try {
    names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join('/'))
      .sort();
  } catch {
    // Nothing was written.
  }
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}
