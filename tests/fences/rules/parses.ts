import type * as Sass from '../../../samples/node_modules/sass-embedded';
import { newest } from '../../../scripts/samples/installed.ts';
import { type TypeScript, ts } from '../../../scripts/samples/typescript.ts';
import type { Finding } from '../collect.ts';

/** Input of a parser. */
interface Source {
  code: string;
  title: string | undefined;
}
type Parser = (source: Source) => Promise<Omit<Finding, 'rule'>[]>;

/** Line in a parser's error, from any of the usual properties. */
function lineOf(error: unknown): number {
  const { line, lineno, loc, span, start } = error as {
    line?: number;
    lineno?: number;
    loc?: { line?: number; start?: { line?: number } };
    span?: { start: { line: number } };
    start?: { line?: number };
  };
  if (span) return span.start.line + 1;
  return line ?? lineno ?? loc?.start?.line ?? loc?.line ?? start?.line ?? 1;
}

function messageOf(error: unknown): string {
  const { reason, sassMessage, message } = error as {
    reason?: string;
    sassMessage?: string;
    message?: string;
  };
  return (reason ?? sassMessage ?? message ?? String(error)).split('\n')[0] ?? '';
}

/** Converts a parser that throws into one that returns the error. */
function throwing(parse: (source: Source) => unknown): Parser {
  return async (source) => {
    try {
      await parse(source);
      return [];
    } catch (error) {
      return [{ line: lineOf(error), message: messageOf(error) }];
    }
  };
}

const compilerConfig = /(?:^|\/)(?:ts|js)config(?:\.[\w-]+)*\.json$/;

const json: Parser = async ({ code, title }) => {
  if (compilerConfig.test(title ?? '')) return jsonc({ code, title });
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const found = await jsonc({ code, title });
    return found.length > 0 ? found : [{ line: 1, message: messageOf(error) }];
  }
};

const jsonc: Parser = async ({ code, title }) => {
  const name = title ?? 'file.json';
  const source = ts.parseJsonText(name, code);
  const { parseDiagnostics } = source as unknown as {
    parseDiagnostics: TypeScript.DiagnosticWithLocation[];
  };
  const options = compilerConfig.test(name)
    ? ts.convertCompilerOptionsFromJson(
        ts.parseConfigFileTextToJson(name, code).config?.compilerOptions,
        '.',
        name,
      ).errors
    : [];
  return [...parseDiagnostics, ...options].map(({ start, messageText }) => ({
    line: start === undefined ? 1 : source.getLineAndCharacterOfPosition(start).line + 1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
};

const css = throwing(async ({ code }) => {
  const { parse } = await newest.import<{ parse(code: string): unknown }>('postcss');
  parse(code);
});

const less = throwing(async ({ code }) => {
  const { default: compiler } = await newest.import<{
    default: { parse(code: string, options: object): Promise<unknown> };
  }>('less');
  await compiler.parse(code, { processImports: false });
});

const stylus = throwing(({ code }) => {
  const { Parser } = newest.require('stylus') as {
    Parser: new (code: string) => { parse(): unknown };
  };
  new Parser(code).parse();
});

/**
 * Compiles; modules that the page does not show are empty, and their missing definitions are
 * ignored.
 */
function sass(syntax: 'scss' | 'indented'): Parser {
  return async ({ code }) => {
    const compiler = await newest.import<typeof Sass>('sass-embedded');
    let omitted = false;
    try {
      compiler.compileString(code, {
        syntax,
        logger: compiler.Logger.silent,
        importers: [
          {
            canonicalize: (name) => {
              omitted = true;
              return new URL(`omitted:${encodeURIComponent(name)}`);
            },
            load: () => ({ contents: '', syntax: 'scss' }),
          },
        ],
      });
      return [];
    } catch (error) {
      const message = messageOf(error);
      const missed = /^(?:Undefined|The target selector|There is no module)/.test(message);
      return omitted && missed ? [] : [{ line: lineOf(error), message }];
    }
  };
}

/** Replaces the content of template tags `<%` … `%>` with spaces, keeping the lines. */
function withoutTemplateTags(code: string): string {
  return code.replace(/<%[\s\S]*?%>/g, (tag) => tag.replace(/[^\n]/g, 'x'));
}

const html: Parser = async ({ code }) => {
  const found: { line: number; message: string }[] = [];
  const { parse, parseFragment } = await newest.import<{
    parse(code: string, options: object): unknown;
    parseFragment(code: string, options: object): unknown;
  }>('parse5');
  const text = withoutTemplateTags(code);
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: ({ code: name, startLine }: { code: string; startLine: number }) => {
      found.push({ line: startLine, message: name.replaceAll('-', ' ') });
    },
  };
  if (/^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype|html)\b/i.test(text)) parse(text, options);
  else parseFragment(text, options);
  return found.filter(({ message }) => message !== 'missing doctype');
};

const ejs: Parser = async (source) => {
  const { template } = newest.require('lodash') as { template(code: string): unknown };
  try {
    template(source.code);
  } catch (error) {
    return [{ line: 1, message: messageOf(error) }];
  }
  return html(source);
};

interface VueCompiler {
  parse(code: string, options: object): { errors: Error[]; descriptor: VueDescriptor };
  compileScript(descriptor: VueDescriptor, options: object): unknown;
  compileTemplate(options: object): { errors: (string | Error)[] };
}
interface VueDescriptor {
  script: object | null;
  scriptSetup: object | null;
  template: { content: string; lang?: string } | null;
}

const vue: Parser = async ({ code, title }) => {
  const compiler = await newest.import<VueCompiler>('vue/compiler-sfc');
  const filename = title ?? 'App.vue';
  const { errors, descriptor } = compiler.parse(code, { filename });
  if (errors.length > 0) {
    return errors.map((error) => ({ line: lineOf(error), message: messageOf(error) }));
  }
  const { script, scriptSetup, template } = descriptor;
  try {
    if (script || scriptSetup) {
      compiler.compileScript(descriptor, { id: 'sample', inlineTemplate: Boolean(scriptSetup) });
    }
    if (!template || template.lang) return [];
    const result = compiler.compileTemplate({ source: template.content, filename, id: 'sample' });
    return result.errors.map((error) => ({ line: lineOf(error), message: messageOf(error) }));
  } catch (error) {
    return [{ line: lineOf(error), message: messageOf(error) }];
  }
};

const svelte = throwing(async ({ code }) => {
  const { compile } = await newest.import<{ compile(code: string, options: object): unknown }>(
    'svelte/compiler',
  );
  // Preprocessed styles are in another language, so their block is emptied.
  const text = code.replace(
    /(<style\b[^>]*\blang=[^>]*>)([\s\S]*?)(<\/style>)/g,
    (_, open: string, body: string, close: string) => open + body.replace(/[^\n]/g, ' ') + close,
  );
  compile(text, { generate: false });
});

const yaml = throwing(async ({ code }) => {
  const { parseAllDocuments } = await import('yaml');
  for (const { errors } of parseAllDocuments(code)) {
    const [error] = errors;
    if (error) throw Object.assign(error, { line: error.linePos?.[0].line });
  }
});

/** Parser by language of the fence. */
export const parsers: Record<string, Parser> = {
  json,
  jsonc,
  css,
  less,
  scss: sass('scss'),
  sass: sass('indented'),
  styl: stylus,
  stylus,
  html,
  ejs,
  erb: ejs,
  vue,
  svelte,
  yaml,
  yml: yaml,
};
