/** Parses the text of `@default` as code. */
import path from 'node:path';
import { ts } from './compiler.ts';

/** Code of a default, the same for both modes or one for each. */
export interface DeclaredDefault {
  development: string;
  production: string;
}

/** The text as a single expression; undefined if it is not one. */
function expression(text: string): string | undefined {
  const parse = (code: string) => {
    const file = ts.createSourceFile('a.ts', code, ts.ScriptTarget.ES2022, true);
    const problems = (file as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics;
    return problems.length === 0 ? file : undefined;
  };
  const code = text.trim().replace(/;$/, '');
  if (code === '') return undefined;
  const file = parse(`(${code}\n)`);
  if (file?.statements.length === 1) return code;
  // `const defaults = { … };` assigns the value to a name.
  const statement = parse(code)?.statements[0];
  if (statement && ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations[0]?.initializer?.getText();
  }
  return undefined;
}

/**
 * @param text text of `@default`
 * @returns code per mode, or undefined if the text is prose
 */
export function declaredDefault(text: string | undefined): DeclaredDefault | undefined {
  if (!text) return undefined;
  const perMode =
    /^- dev: (.+)\n- prod: (.+)$/.exec(text.trim()) ??
    /^- (\S+).* for dev server.*\n- (\S+).* for preview server/.exec(text.trim());
  if (perMode) {
    const [development, production] = [expression(perMode[1] ?? ''), expression(perMode[2] ?? '')];
    return development && production ? { development, production } : undefined;
  }
  const fenced = /^```\w*\n([\s\S]*?)\n```/.exec(text.trim());
  const bare = fenced?.[1] ?? text.trim().replace(/^`([^`]*)`$/, '$1');
  const code = expression(bare);
  if (!code) return undefined;
  // Two words are a sentence, even if they could be parsed.
  if (/^\w+ \w+/.test(code) && !/^(new|typeof|async) /.test(code)) return undefined;
  return { development: code, production: code };
}

/**
 * Prepares the code of a default for evaluation with the tool.
 * @param code one expression
 * @param mode determines `isDev` and `isProd`
 * @param names exports of the tool, which the code may use
 * @returns JavaScript with the mode inserted, or undefined if it depends on internals of the tool
 */
export function evaluable(code: string, mode: string, names: string[] = []): string | undefined {
  const filled = code
    .replace(/\bisDev\b/g, String(mode === 'development'))
    .replace(/\bisProd\b/g, String(mode === 'production'));
  try {
    const plain = ts.transpileModule(`(${filled}\n)`, {
      compilerOptions: { target: ts.ScriptTarget.ES2022 },
    }).outputText;
    const scope = ['path', 'require', ...names];
    new Function(...scope, `return ${plain}`)(path, { resolve: String });
    return plain.replace(/;\s*$/, '');
  } catch {
    return undefined;
  }
}
